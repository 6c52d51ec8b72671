### The picture of all steps: a row a depth, each choice as wide as the steps spent below it. It comes when its panel is seen.

## Page

icicle-title = The whole search
icicle-label = The whole search, a bar for each choice. Arrow keys go from bar to bar, Enter goes to a step, plus and minus zoom.
icicle-about = Each row is one depth. The wider a bar, the more steps the search spent there. Double-click a bar to see it larger.
icicle-all = Show all
# $open: the choice has not been taken back
icicle-steps = { $steps ->
    [one] { $open ->
        [true] { $steps } step so far
       *[false] { $steps } step
    }
   *[other] { $open ->
        [true] { $steps } steps so far
       *[false] { $steps } steps
    }
}
# $whole: the picture has the steps from the first one on
icicle-share = { $kind ->
    [all] { $whole ->
        [true] all steps
       *[false] all steps in this picture
    }
    [less] { $whole ->
        [true] less than 1% of all steps
       *[false] less than 1% of the steps in this picture
    }
    [over] { $whole ->
        [true] more than 99% of all steps
       *[false] more than 99% of the steps in this picture
    }
   *[about] { $whole ->
        [true] { $part }% of all steps
       *[false] { $part }% of the steps in this picture
    }
}
# $names: the last choices of a path, as in "a1 › b3 › c5". $steps: "12 steps". $share: "7% of all steps"
icicle-at = { $names }: depth { $depth }, { $steps }, { $share }.
# Of all choices that the search is done with.
icicle-costliest = { $name } at depth { $depth } took { $share }. No choice that the search is done with took more.
icicle-middle = This search was opened at step { $base }. The picture does not have the steps before it.
icicle-ended = The picture ends at step { $read }. It has no room for the steps after it.
