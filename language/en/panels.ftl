## Page

# At a choice that nothing can follow.
panels-dead-end = Dead end. { $reason }
panels-place-tabs = The search explained
panels-place-titles-calls = Calls
panels-place-titles-solutions = Solutions
panels-place-titles-fewest = Fewest colours
panels-place-titles-result = Result
panels-steps-searching = { $known ->
    [one] Searching ahead: { $known } step so far. Press again to stop.
   *[other] Searching ahead: { $known } steps so far. Press again to stop.
}
panels-calm-summary = { $steps ->
    [one] Depth { $least } to { $greatest } in the last { $steps } step. Pause, or slow down to 4 steps a second, to follow each.
   *[other] Depth { $least } to { $greatest } in the last { $steps } steps. Pause, or slow down to 4 steps a second, to follow each.
}
panels-calm-not-yet = Python has not told this yet.
panels-calm-not-told = This path is too long to be told level by level.
panels-stack-titles-calls = Calls, the latest at the bottom
panels-stack-titles-path = Your choices, the latest at the bottom
panels-stack-titles-own = What stands, the latest at the bottom
panels-stack-titles-stack = The stack, its top at the bottom
panels-stack-titles-graph = Gray vertices, the latest at the bottom
panels-stack-tried = { $all ->
    [0] no way on
   *[other] { $tried } of { $all } tried
}
panels-stack-white = { $white ->
    [0] nothing white beyond
   *[other] { $white } white beyond
}
panels-stack-go = Go to where this level was entered
panels-stack-above = { $hidden ->
    [one] { $hidden } level above
   *[other] { $hidden } levels above
}
panels-stack-empty = Nothing is on the path.
panels-tree-start = start
panels-tree-folded = { $placed ->
    [one] { $leads ->
        [true] { $name }: done, after { $placed } placement. Go there
       *[false] { $name }: done, after { $placed } placement.
    }
   *[other] { $leads ->
        [true] { $name }: done, after { $placed } placements. Go there
       *[false] { $name }: done, after { $placed } placements.
    }
}
panels-tree-folded-unknown = { $leads ->
    [true] { $name }: tried before. Go there
   *[false] { $name }: tried before.
}
# $number: of what there is no room for: "3 more"
panels-tree-more = { $number }, for which there is no room
panels-tree-finished = { $leads ->
    [true] { $name }: finished. Go there
   *[false] { $name }: finished.
}
panels-tree-open = { $name }: still to be tried
panels-tree-here = { $leads ->
    [true] { $name }: on the path. Go to where it was entered
   *[false] { $name }: on the path.
}
panels-tree-forest = { $discovered ->
    [one] { $discovered } vertex discovered, { $gray } of them gray.
   *[other] { $discovered } vertices discovered, { $gray } of them gray.
}
panels-tree-summary = { $placed ->
    [one] { $placed } placement, depth { $depth }.
   *[other] { $placed } placements, depth { $depth }.
}
panels-tree-path = The path alone, while a question is open.
panels-pictures-depth = Depth over time
panels-pictures-levels = Placements at each depth
panels-pictures-heat = Taken back at each place
panels-pictures-at = Up to step { $position }
panels-pictures-steps = step { $position }
panels-pictures-depth-at = depth { $depth }
panels-pictures-too-large = This board is too large for a count of every square.
panels-pictures-level = { $placed ->
    [one] Depth { $depth }: { $placed } placement
   *[other] Depth { $depth }: { $placed } placements
}
panels-pictures-place = { $times ->
    [one] { $name }: taken back once
   *[other] { $name }: taken back { $times } times
}
panels-pictures-failed = The browser could not make the picture.
panels-refused-more = { $number } more
panels-refused-others = { AND($names) }: { $reason }
panels-refused-beyond = { $tried ->
    [0] Refused beyond { $name }: { $reasons }.
   *[other] Refused beyond { $name }, after the last try: { $reasons }.
}
panels-refused-before = Passed over before it: { $reasons }.
panels-tree-legend-path = on the path
panels-tree-legend-gray = gray: on the path
panels-tree-legend-finished = finished
panels-tree-legend-done = tried and taken back
panels-tree-legend-sized = tried and taken back; below it the placements spent on it
panels-tree-legend-open = not tried so far

# The names of the panels, on their tabs.
panels-tab-why = Why
panels-tab-code = Code
panels-tab-stack = Stack
panels-tab-tree = Tree
panels-tab-charts = Charts
panels-search-tree = Search tree
