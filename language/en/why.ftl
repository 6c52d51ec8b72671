## Page

why-waiting = Python is looking.
why-by-puzzle = By the rules of the puzzle alone: your rule may refuse more.
why-not-yet = Whether the position can still be completed is told once Python is loaded.
why-forest = This search looks for nothing, so nothing is ever lost: it discovers every vertex once.
why-too-long = This board is too large for a reason to be looked for at every step.
why-silent = Nothing is known of this position.
why-complete = It is complete
why-incomplete = Not a solution
why-unknown = Not known
why-lost = { $goal ->
    [tour] No tour from here
    [closed] No closed tour from here
    [path] No path from here
    [cycle] No cycle from here
    [colouring] No colouring from here
   *[other] No solution from here
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
why-proved = { $goal ->
    [tour] No tour exists: proved
    [closed] No closed tour exists: proved
    [path] No path exists: proved
    [cycle] No cycle exists: proved
    [colouring] No colouring exists: proved
   *[other] No solution exists: proved
}
why-exists = { $goal ->
    [tour] A tour exists
    [closed] A closed tour exists
    [path] A path exists
    [cycle] A cycle exists
    [colouring] A colouring exists
   *[other] A solution exists
}
why-watch = Watch whether the program finds it.
why-watch-for-all = Watch the program look for all that there are.
why-known = How is that known?
why-besides = And wherever the search goes: { $sentence }
why-show = { $goal ->
    [tour] Show that tour
    [closed] Show that closed tour
    [path] Show that path
    [cycle] Show that cycle
    [colouring] Show that colouring
   *[other] Show that solution
}
why-hide = { $goal ->
    [tour] Hide that tour
    [closed] Hide that closed tour
    [path] Hide that path
    [cycle] Hide that cycle
    [colouring] Hide that colouring
   *[other] Hide that solution
}
why-ghost = { $goal ->
    [tour] faint: how that tour goes on
    [closed] faint: how that closed tour goes on
    [path] faint: how that path goes on
    [cycle] faint: how that cycle goes on
    [colouring] faint: how that colouring goes on
   *[other] faint: how that solution goes on
}
why-follow = Follow it step by step
why-next = Next reason
why-back = Reason before
why-link = { $number } of { $total }: { $sentence }
why-forced = faint: what is tried, and what that forces
why-legend = On the board
why-proof = Proof: { $proof }
why-source = Source: { $source }.
why-watch-all = The search does not know this. Play it, and watch it find out.
why-all-tried = { $goal ->
    [tour] That is proved: every way was tried, as far as it could go, and none became a tour.
    [closed] That is proved: every way was tried, as far as it could go, and none became a closed tour.
    [path] That is proved: every way was tried, as far as it could go, and none became a path.
    [cycle] That is proved: every way was tried, as far as it could go, and none became a cycle.
    [colouring] That is proved: every way was tried, as far as it could go, and none became a colouring.
   *[other] That is proved: every way was tried, as far as it could go, and none became a solution.
}
why-tried-elsewhere = The whole search has been run: there is none.
why-tried-here = Nothing is left to try from here.
why-all-searched = Everything has been searched.
why-spent = { $spent ->
    [one] { $spent } step has been spent below it so far.
   *[other] { $spent } steps have been spent below it so far.
}
why-searched = { $spent ->
    [one] No plain reason is in sight: a search tried everything, in { $spent } step.
   *[other] No plain reason is in sight: a search tried everything, in { $spent } steps.
}
why-undecided = { $spent ->
    [one] A search of { $spent } step from here did not tell either.
   *[other] A search of { $spent } steps from here did not tell either.
}
# $step: what a step is called
why-since = { $step ->
    [square] { $exact ->
        [true] Lost since square { $number } ({ $name }).
       *[false] Lost since square { $number } ({ $name }), or earlier.
    }
    [queen] { $exact ->
        [true] Lost since queen { $number } ({ $name }).
       *[false] Lost since queen { $number } ({ $name }), or earlier.
    }
    [vertex] { $exact ->
        [true] Lost since vertex { $number } ({ $name }).
       *[false] Lost since vertex { $number } ({ $name }), or earlier.
    }
   *[other] { $exact ->
        [true] Lost since choice { $number } ({ $name }).
       *[false] Lost since choice { $number } ({ $name }), or earlier.
    }
}
# $anywhere: the start is not given
why-since-start = { $goal ->
    [tour] { $anywhere ->
        [true] Lost from the very start: there is no tour.
       *[false] Lost from the very start: no tour begins there.
    }
    [closed] { $anywhere ->
        [true] Lost from the very start: there is no closed tour.
       *[false] Lost from the very start: no closed tour begins there.
    }
    [path] { $anywhere ->
        [true] Lost from the very start: there is no path.
       *[false] Lost from the very start: no path begins there.
    }
    [cycle] { $anywhere ->
        [true] Lost from the very start: there is no cycle.
       *[false] Lost from the very start: no cycle begins there.
    }
    [colouring] { $anywhere ->
        [true] Lost from the very start: there is no colouring.
       *[false] Lost from the very start: no colouring begins there.
    }
   *[other] { $anywhere ->
        [true] Lost from the very start: there is no solution.
       *[false] Lost from the very start: no solution begins there.
    }
}
why-alive = { $goal ->
    [tour] { $spent ->
        [0] A tour goes on from here.
        [one] A tour was found from here, by a search of { $spent } step.
       *[other] A tour was found from here, by a search of { $spent } steps.
    }
    [closed] { $spent ->
        [0] A closed tour goes on from here.
        [one] A closed tour was found from here, by a search of { $spent } step.
       *[other] A closed tour was found from here, by a search of { $spent } steps.
    }
    [path] { $spent ->
        [0] A path goes on from here.
        [one] A path was found from here, by a search of { $spent } step.
       *[other] A path was found from here, by a search of { $spent } steps.
    }
    [cycle] { $spent ->
        [0] A cycle goes on from here.
        [one] A cycle was found from here, by a search of { $spent } step.
       *[other] A cycle was found from here, by a search of { $spent } steps.
    }
    [colouring] { $spent ->
        [0] A colouring goes on from here.
        [one] A colouring was found from here, by a search of { $spent } step.
       *[other] A colouring was found from here, by a search of { $spent } steps.
    }
   *[other] { $spent ->
        [0] A solution goes on from here.
        [one] A solution was found from here, by a search of { $spent } step.
       *[other] A solution was found from here, by a search of { $spent } steps.
    }
}
# $position: at which it was taken
why-go-to = { $step ->
    [square] Go to square { $number } (at step { $position })
    [queen] Go to queen { $number } (at step { $position })
    [vertex] Go to vertex { $number } (at step { $position })
   *[other] Go to choice { $number } (at step { $position })
}
why-go-before = Go to before it (step { $position })
why-without = { $goal ->
    [tour] Without it, a tour was possible.
    [closed] Without it, a closed tour was possible.
    [path] Without it, a path was possible.
    [cycle] Without it, a cycle was possible.
    [colouring] Without it, a colouring was possible.
   *[other] Without it, a solution was possible.
}
