## Page

# At a choice that nothing can follow. $reason: a sentence
panels-dead-end = Dead end. { $reason }
# While the panel Why tells the reason.
panels-dead-end-why = Dead end.
panels-place-tabs = Explanation of the search
panels-tab-why = Why
panels-tab-code = Code
panels-tab-stack = Stack
panels-tab-tree = Tree
panels-tab-charts = Charts
panels-own-place = Your program
panels-place-titles-calls = Calls
panels-place-titles-solutions = Solutions
panels-place-titles-fewest = Fewest colours
panels-place-titles-result = Result
panels-steps-searching = { $known ->
    [one] The search runs ahead: { $known } step so far. Press the same button again to stop it.
   *[other] The search runs ahead: { $known } steps so far. Press the same button again to stop it.
}
panels-calm-summary = { $steps ->
    [one] The depth was { $least } to { $greatest } in the last { $steps } step. To follow each step, pause or slow down to 4 steps a second.
   *[other] The depth was { $least } to { $greatest } in the last { $steps } steps. To follow each step, pause or slow down to 4 steps a second.
}
panels-calm-not-yet = Python is working this out.
panels-calm-not-told = This search is too deep to show every choice.
panels-more = { $number } more

## Page, in dialogs

panels-stack-titles-calls = Calls, the latest at the bottom
panels-stack-titles-path = The choices so far, the latest at the bottom
panels-stack-titles-own = Your program's choices, the latest at the bottom
panels-stack-titles-stack = The stack, the latest at the bottom
panels-stack-titles-graph = Gray vertices, the latest at the bottom
# In a narrow column beside each row.
panels-stack-tried = { $all ->
    [0] no option
    [one] { $tried } of { $all } option tried
   *[other] { $tried } of { $all } options tried
}
# Options that looking ahead rules out.
panels-stack-cut = { NUMBER($cut) } ruled out
# Of the neighbours of a vertex.
panels-stack-white = { $white ->
    [0] none white
   *[other] { $white } white
}
panels-stack-go = Go to the step of this choice
panels-stack-above = { $hidden ->
    [one] { $hidden } more above
   *[other] { $hidden } more above
}
panels-stack-empty = The stack is empty.
panels-companion-label = Picture below the explanation
panels-companion-depth = Depth
# A chart: the depth after each of the last steps.
panels-companion-depths = Depth from step { $first } to step { $last }: least { $least }, greatest { $greatest }.
panels-companion-step = step { $position }
panels-tree-start = start
# $placed: choices made below it, itself among them
panels-tree-folded = { $placed ->
    [one] { $leads ->
        [true] { $name }: tried and taken back, { $placed } choice in all. Go there
       *[false] { $name }: tried and taken back, { $placed } choice in all.
    }
   *[other] { $leads ->
        [true] { $name }: tried and taken back, { $placed } choices in all. Go there
       *[false] { $name }: tried and taken back, { $placed } choices in all.
    }
}
panels-tree-folded-unknown = { $leads ->
    [true] { $name }: tried before. Go there
   *[false] { $name }: tried before.
}
# Labels in the tree, for branches and levels that there is no room to draw.
panels-tree-above = { $number } above
# $number: such a label: "3 more"
panels-tree-more = { $number }, not drawn for lack of room
panels-tree-finished = { $leads ->
    [true] { $name }: finished. Go there
   *[false] { $name }: finished.
}
panels-tree-open = { $name }: not tried yet
panels-tree-here = { $leads ->
    [true] { $name }: on the path. Go to its step
   *[false] { $name }: on the path.
}
panels-tree-forest = { $discovered ->
    [one] { $discovered } vertex discovered, { $gray } of them gray.
   *[other] { $discovered } vertices discovered, { $gray } of them gray.
}
panels-tree-summary = { $placed ->
    [one] { $placed } choice made. The depth is { $depth } now.
   *[other] { $placed } choices made. The depth is { $depth } now.
}
panels-tree-path = While a question is open, the tree shows only the path.
panels-tree-legend-path = on the path
panels-tree-legend-gray = gray: on the path
panels-tree-legend-black = black: finished
# Below a choice.
panels-tree-cut = { $number ->
    [one] Looking ahead rules out { $number } option here.
   *[other] Looking ahead rules out { $number } options here.
}
panels-tree-legend-cut = looking ahead rules out options here
panels-tree-legend-done = tried and taken back
panels-tree-legend-sized = tried and taken back, with the number of choices
# Of the picture.
panels-tree-label = Search tree
panels-tree-fold = How failed choices are drawn
panels-tree-fold-room = Draw all that fits
panels-tree-fold-large = Fold more than { $most } choices
panels-tree-fold-all = Fold each failed choice
panels-tree-fold-alike = Join by the same reason
# $placed: choices that are folded.
panels-tree-unfold = { $placed ->
    [one] { $name }: show its { $placed } choice here
   *[other] { $name }: show its { $placed } choices here
}
# $reason: the sentence below.
panels-tree-joined = { $reason } Show each of them
panels-tree-same = { AND($names) } failed for the same reason. { $reason }
panels-tree-no-room = There is no room to show this here. Click its name to go there.
panels-tree-legend-alike = several that failed for the same reason
panels-tree-legend-open = not tried yet
