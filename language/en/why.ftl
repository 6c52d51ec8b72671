## Library

why-complete = Solved
# What follows.
why-goes-on = The search goes on from here.
why-ends = The search ends here.
why-incomplete = Not a solution
why-unknown = Not known yet
why-lost = { $goal ->
    [tour] No tour is possible from here
    [ending] No tour that ends on { $end } is possible from here
    [numbered] No tour with the given numbers is possible from here
    [closed] No closed tour is possible from here
    [path] No path is possible from here
    [cycle] No cycle is possible from here
    [colouring] No colouring is possible from here
   *[other] No solution is possible from here
}
# Of a search that goes on after a solution what is possible may have been found already.
why-possible = { $goal ->
    [tour] { $every ->
        [true] A tour begins like this
       *[false] A tour is still possible
    }
    [closed] { $every ->
        [true] A closed tour begins like this
       *[false] A closed tour is still possible
    }
    [path] { $every ->
        [true] A path begins like this
       *[false] A path is still possible
    }
    [cycle] { $every ->
        [true] A cycle begins like this
       *[false] A cycle is still possible
    }
    [colouring] { $every ->
        [true] A colouring begins like this
       *[false] A colouring is still possible
    }
   *[other] { $every ->
        [true] A solution begins like this
       *[false] A solution is still possible
    }
}
# $none: that there is none, such as "No tour starts on a2"
why-proved = { $none }: proved
why-exists = { $goal ->
    [tour] A tour exists
    [closed] A closed tour exists
    [path] A path exists
    [cycle] A cycle exists
    [colouring] A colouring exists
   *[other] A solution exists
}
# $sentence: a whole sentence
why-besides = This is true at every step: { $sentence }
why-proof = Proof: { $proof }
why-source = Source: { $source }.
why-watch-all = The search doesn't know this.
# At the end, beside "No tour exists".
why-all-tried = The search has tried everything. That is the proof.
why-tried-elsewhere = By its end, the search has tried everything and found nothing.
why-tried-here = The search has tried everything from here.
why-no-other = So there is no other solution.
why-searched = { $spent ->
    [one] No simple rule shows it. A check tried everything from here, in { $spent } step.
   *[other] No simple rule shows it. A check tried everything from here, in { $spent } steps.
}
# $step: what a step is called
# $exact: it was not lost before
why-since = { $step ->
    [square] { $exact ->
        [true] The mistake was square { $number } ({ $name }).
       *[false] The mistake was square { $number } ({ $name }), or an earlier one.
    }
    [cell] { $exact ->
        [true] The mistake was cell { $number } ({ $name }).
       *[false] The mistake was cell { $number } ({ $name }), or an earlier one.
    }
    [queen] { $exact ->
        [true] The mistake was queen { $number } ({ $name }).
       *[false] The mistake was queen { $number } ({ $name }), or an earlier one.
    }
    [vertex] { $exact ->
        [true] The mistake was vertex { $number } ({ $name }).
       *[false] The mistake was vertex { $number } ({ $name }), or an earlier one.
    }
   *[other] { $exact ->
        [true] The mistake was choice { $number } ({ $name }).
       *[false] The mistake was choice { $number } ({ $name }), or an earlier one.
    }
}
# The two ends of a move, as $name.
why-move = { $origin } to { $target }
# $anywhere: the start is not given
# $none: that there is none, such as "No tour starts on a2"
why-since-start = This was lost from the start. { $none }.
# The search itself has chosen where to begin.
why-since-first = { $goal ->
    [tour] This was lost from the start: no tour begins with this start.
    [closed] This was lost from the start: no closed tour begins with this start.
    [path] This was lost from the start: no path begins with this start.
    [cycle] This was lost from the start: no cycle begins with this start.
   *[other] This was lost from the start: no solution begins with this start.
}
# $spent: steps of the check
why-alive = { $goal ->
    [tour] { $spent ->
        [0] A tour goes on from here.
        [one] A check found a tour from here, in { $spent } step.
       *[other] A check found a tour from here, in { $spent } steps.
    }
    [closed] { $spent ->
        [0] A closed tour goes on from here.
        [one] A check found a closed tour from here, in { $spent } step.
       *[other] A check found a closed tour from here, in { $spent } steps.
    }
    [path] { $spent ->
        [0] A path goes on from here.
        [one] A check found a path from here, in { $spent } step.
       *[other] A check found a path from here, in { $spent } steps.
    }
    [cycle] { $spent ->
        [0] A cycle goes on from here.
        [one] A check found a cycle from here, in { $spent } step.
       *[other] A check found a cycle from here, in { $spent } steps.
    }
    [colouring] { $spent ->
        [0] A colouring goes on from here.
        [one] A check found a colouring from here, in { $spent } step.
       *[other] A check found a colouring from here, in { $spent } steps.
    }
   *[other] { $spent ->
        [0] A solution goes on from here.
        [one] A check found a solution from here, in { $spent } step.
       *[other] A check found a solution from here, in { $spent } steps.
    }
}
why-without = { $goal ->
    [tour] Before it, a tour was still possible.
    [closed] Before it, a closed tour was still possible.
    [path] Before it, a path was still possible.
    [cycle] Before it, a cycle was still possible.
    [colouring] Before it, a colouring was still possible.
   *[other] Before it, a solution was still possible.
}

## Page

why-waiting = Python is looking for a reason.
why-by-puzzle = The panel Why looks only at the puzzle's rules. Your rule may rule out more.
why-failed = Python did not load, so the page can't say whether a solution is still possible.
why-not-yet = Python is still loading. When it has loaded, the page says here whether a solution is still possible.
why-too-long = This puzzle is too large. The page can't look for a reason at every step.
why-not-recorded = This file holds no reason for this dead end.
why-silent = The page knows nothing about this step.
why-known = How do we know?
# Two words of one button, while the solution is hidden and while it is shown.
why-show = { $goal ->
    [tour] Show a tour
    [closed] Show a closed tour
    [path] Show a path
    [cycle] Show a cycle
    [colouring] Show a colouring
   *[other] Show a solution
}
why-hide = { $goal ->
    [tour] Hide the tour
    [closed] Hide the closed tour
    [path] Hide the path
    [cycle] Hide the cycle
    [colouring] Hide the colouring
   *[other] Hide the solution
}
why-ghost = { $goal ->
    [tour] faint: how a tour goes on from here
    [closed] faint: how a closed tour goes on from here
    [path] faint: how a path goes on from here
    [cycle] faint: how a cycle goes on from here
    [colouring] faint: how a colouring goes on from here
   *[other] faint: how a solution goes on from here
}
why-follow = Show the reasons one by one
why-next = Show the next reason
why-back = Show the previous reason
why-link = Reason { $number } of { $total }: { $sentence }
why-forced = faint: an option that is tried, and what follows from it
# Marks on the board; small letters, as in a legend.
why-mark-tested = what the program tests now
why-mark-asked = what you ask about
why-mark-chosen = your answer
why-mark-mistake = the mistake
why-mark-letter = the letter of an answer
why-legend = What the marks mean
# After the sentence on when it was lost.
why-spent = { $spent ->
    [one] The search has spent { $spent } step here since then.
   *[other] The search has spent { $spent } steps here since then.
}
# $position: the step at which it was taken
why-go-to = { $step ->
    [square] Go to square { $number } (step { $position })
    [cell] Go to cell { $number } (step { $position })
    [queen] Go to queen { $number } (step { $position })
    [vertex] Go to vertex { $number } (step { $position })
   *[other] Go to choice { $number } (step { $position })
}
why-go-before = Go to the step before (step { $position })
