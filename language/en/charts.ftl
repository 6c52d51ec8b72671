### The panel Charts. It comes when the panel is first seen.

## Page

charts-levels = Choices made at each depth
charts-heat = Where choices were taken back
# $format: of a file, such as SVG
charts-save = Save
charts-as = Save { $title } as { $format }
charts-at = Up to step { $position }
charts-too-large = This puzzle is too large to count every choice.
charts-level = { $placed ->
    [one] Depth { $depth }: { $placed } choice
   *[other] Depth { $depth }: { $placed } choices
}
charts-place = { $times ->
    [one] { $name }: taken back { $times } time
   *[other] { $name }: taken back { $times } times
}
charts-failed = The browser could not make the picture.
# The picture of all steps: a row a depth, each choice as wide as the steps spent below it.
charts-icicle-title = Steps of each choice
charts-icicle-label = The steps of each choice as a bar. Arrow keys go from bar to bar, Enter goes to a step, plus and minus zoom.
charts-icicle-about = Each row is one depth. The wider a bar, the more steps were made there. Double-click a bar to see it larger.
charts-icicle-all = Show all
# $open: the choice has not been taken back
charts-icicle-steps = { $steps ->
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
charts-icicle-share = { $kind ->
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
charts-icicle-at = { $names }: depth { $depth }, { $steps }, { $share }.
# Of all choices that the search is done with.
charts-icicle-costliest = { $name } at depth { $depth } took { $share }. Of all finished choices, none took more.
charts-icicle-middle = This search was opened at step { $base }. The picture does not have the steps before it.
charts-icicle-ended = The picture ends at step { $read }. It has no room for the steps after it.
# How long the search takes.
charts-size-done = Done so far
# $kind: none: less than a number can hold
charts-size-fraction = { $kind ->
    [about] about { $part }% of the search tree
    [over] over { $part }% of the search tree
    [none] hardly any of the search tree
   *[exact] { $part }% of the search tree
}
charts-size-estimate = The whole tree
charts-size-looking = estimating ...
charts-size-counted = The page counted them exactly.
# $exact: not estimated
charts-size-placements = { $exact ->
    [true] { $mean ->
        [one] { $mean } choice
       *[other] { $mean } choices
    }
   *[false] { $mean ->
        [one] about { $told } choice
       *[other] about { $told } choices
    }
}
charts-size-probes = { $probes ->
    [one] { $kind ->
        [below] The page estimates this from { $probes } random try (Knuth 1975). It is usually off by less than 1%.
        [about] The page estimates this from { $probes } random try (Knuth 1975). It is usually off by about { $part }%.
       *[exact] The page estimates this from { $probes } random try (Knuth 1975). It is usually off by { $part }%.
    }
   *[other] { $kind ->
        [below] The page estimates this from { $probes } random tries (Knuth 1975). It is usually off by less than 1%.
        [about] The page estimates this from { $probes } random tries (Knuth 1975). It is usually off by about { $part }%.
       *[exact] The page estimates this from { $probes } random tries (Knuth 1975). It is usually off by { $part }%.
    }
}
charts-size-wide = The guesses differ widely, so the tree may be far larger.
charts-size-time = Time for all of it
charts-size-duration = { $unit ->
    [moment] less than a second at { $rate } steps a second
    [second] { $n ->
        [one] about { $told } second at { $rate } steps a second
       *[other] about { $told } seconds at { $rate } steps a second
    }
    [minute] { $n ->
        [one] about { $told } minute at { $rate } steps a second
       *[other] about { $told } minutes at { $rate } steps a second
    }
    [hour] { $n ->
        [one] about { $told } hour at { $rate } steps a second
       *[other] about { $told } hours at { $rate } steps a second
    }
    [day] { $n ->
        [one] about { $told } day at { $rate } steps a second
       *[other] about { $told } days at { $rate } steps a second
    }
   *[year] { $n ->
        [one] about { $told } year at { $rate } steps a second
       *[other] about { $told } years at { $rate } steps a second
    }
}
charts-size-measured = The page measured this speed here today.
charts-size-assumed = Play at top speed to measure your own machine.
# Of a rule of the visitor's.
charts-size-ruled = Your rule ran at this speed here.
charts-size-too-short = The run was too short to measure its speed.
charts-size-narrows = This tree leaves out what your rule rules out.
# $problem: what went wrong in the visitor's program
charts-size-problem = Your rule failed on a random try: { $problem }
charts-size-not-known = not known
charts-size-first-only = This is for the whole tree. The first solution may come far earlier.
