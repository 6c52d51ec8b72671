### The visitor is the search: makes its next steps, each of which is compared with what the search does.
### $puzzle is its name: tour, queens, graph, forest, colouring, sudoku, or another's.

## Page

# The buttons stand in one row on a phone: one or two short words each.
be-bar-retry = Try again
be-bar-retry-title = Go back to before the wrong step (Backspace)
be-bar-mine = Go on with mine
be-bar-mine-title = Play on by yourself from here
be-bar-difference = Show the difference
be-bar-difference-title = Go to the first step that is not the search's
be-bar-show = Show the step
be-bar-show-title = Show what the search does here
be-bar-compare = Compare my steps
be-bar-compare-title = Compare your steps with the search's now
be-bar-more = Go on
be-bar-more-title = Make as many steps again
# $quiet: mistakes are not shown at once
be-told-begin = You are the search. Make its next { $steps ->
    [one] { $steps } step.
   *[other] { $steps } steps.
}{ $quiet ->
    [true] {" "}You see mistakes at the end, or when you press Compare my steps.
   *[false] {""}
}
# What the visitor did. $place and $value: of a map or a grid, a region and its colour, or a cell and its digit.
be-told-step = Step { $step } of { $steps }: { $deed ->
    [discovered] you reached { $name }.
    [left] you left { $name }.
    [taken] { $puzzle ->
        [colouring] you took { $value } back from { $place }.
        [sudoku] you took { $value } back from { $place }.
       *[other] you took { $name } back.
    }
   *[placed] { $puzzle ->
        [tour] you moved to { $name }.
        [queens] you put a queen on { $name }.
        [regions] you put a queen on { $name }.
        [graph] you went to { $name }.
        [colouring] you coloured { $place } { $value }.
        [sudoku] you wrote { $value } in { $place }.
       *[other] you chose { $name }.
    }
}
be-told-right = That's right.
# After the reason, such as: c6 is allowed, but the search tries another square first.
be-told-again = Try again, or go on from here.
be-told-send = Share makes a link to these steps.
# $step: of the first difference
be-told-after = The search does something else at step { $step }. The page compares the steps only up to there.
# $own: what the search does; $other: what was done instead, by the visitor, or by whoever sent the link
be-told-difference = Step { $step } is the first difference. { $own ->
    [discovered] The search reaches { $mine }.
    [left] The search leaves { $mine }.
    [taken] The search takes its last choice back, { $mine }.
    [placed] { $puzzle ->
        [tour] The search moves to { $mine }.
        [queens] The search puts a queen on { $mine }.
        [regions] The search puts a queen on { $mine }.
        [graph] The search goes to { $mine }.
       *[other] The search goes on with { $mine }.
    }
   *[ends] The search ends.
} { $other ->
    [discovered] This answer reaches { $theirs }.
    [left] This answer leaves { $theirs }.
    [taken] This answer takes its last choice back, { $theirs }.
   *[placed] { $puzzle ->
        [tour] This answer moves to { $theirs }.
        [queens] This answer puts a queen on { $theirs }.
        [regions] This answer puts a queen on { $theirs }.
        [graph] This answer goes to { $theirs }.
       *[other] This answer goes on with { $theirs }.
    }
}
be-told-some = { $right ->
    [one] The first of { $steps } steps is right.
   *[other] The first { $right } of { $steps } steps are right.
}
# $first: right at the first try, if that is known
be-told-all = { $steps ->
    [one] The search does the same step.
   *[other] The search does the same { $steps } steps.
}{ $known ->
    [true] {" "}You found { $first } at the first try.
   *[false] {""}
}{ $over ->
    [true] {" "}The search ends here.
   *[false] {""}
}
be-told-full = All steps are made. Step back to change one.
be-told-before = Your steps begin at step { $position }. Step forward to there.
be-told-too-many = { $steps ->
    [one] This link holds { $steps } step, but asks for only { $most }. Copy the whole link again.
   *[other] This link holds { $steps } steps, but asks for only { $most }. Copy the whole link again.
}
be-status-title = You are the search
# Opened by a link that holds the steps.
be-status-opened = Steps that somebody played
# $missed: not right at the first try
be-status-detail = { $missed ->
    [0] Step { $step } of { $steps }.
    [one] Step { $step } of { $steps }. { $missed } step was not right at the first try.
   *[other] Step { $step } of { $steps }. { $missed } steps were not right at the first try.
}
be-told-undone = The search has just taken back { $name }.
