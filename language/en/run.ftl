## Page

run-step-fast = Too fast to tell step by step. Pause, or slow down, to read each one.
# Where a run has come to rest.
# $title: how the search stands
run-step-rest = { $title }. Step { $at }.
run-step-secret = This step is not put into words here: how the search ends is for you to find out.
run-status-loading = Loading Python
# $total: in bytes
run-status-loading-detail = { $known ->
    [true] { $stage ->
        [start] Starting: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
        [library] Adding the solver: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
       *[runtime] Fetching: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
    }
   *[false] { $stage ->
        [start] Starting
        [library] Adding the solver
       *[runtime] Fetching
    }
}
run-status-loading-play = The search begins as soon as Python is there.
run-status-ready = Ready
run-status-ready-detail = Python is loaded. Press play.
run-status-early = The first steps are here already; Python follows.
run-status-playing = Searching
run-status-ahead = Playing
run-status-paused = Paused
run-status-paused-detail = { $known ->
    [one] { $known } step searched so far.
   *[other] { $known } steps searched so far.
}
run-status-playing-detail = Every move and every undo, in order.
run-status-running-to = Running to step { $step }
run-status-forecast = { $part ->
    [0] { $known ->
        [true] Less than 1% of the way, about { $seconds } s more.
       *[false] Less than 1% of the way.
    }
   *[other] { $known ->
        [true] { $part }% of the way, about { $seconds } s more.
       *[false] { $part }% of the way.
    }
}
run-status-aims-seek = Searching ahead
run-status-aims-dead-end = Searching for the next dead end
run-status-aims-find = Searching ahead
run-status-aims-end = Running to the end
run-status-failed = The search can't go on
run-verdict-secret-title = The search has ended
run-verdict-secret-detail = How it ended is for you to find out.
run-verdict-stopped = Stopped
run-verdict-stopped-detail = The search reached its limit. That proves nothing: a solution may still exist.
run-verdict-proved-detail = Proved without searching.
run-verdict-proved-first = Proved without searching: see Why. You can watch the search all the same.
run-verdict-wrong = But the check says that this is no solution: please report it.
run-verdict-some = { $goal ->
    [tour] { $n ->
        [one] { $n } tour found
       *[other] { $n } tours found
    }
    [closed] { $n ->
        [one] { $n } closed tour found
       *[other] { $n } closed tours found
    }
    [path] { $n ->
        [one] { $n } path found
       *[other] { $n } paths found
    }
    [cycle] { $n ->
        [one] { $n } cycle found
       *[other] { $n } cycles found
    }
    [colouring] { $n ->
        [one] { $n } colouring found
       *[other] { $n } colourings found
    }
   *[other] { $n ->
        [one] { $n } solution found
       *[other] { $n } solutions found
    }
}
run-verdict-unbegun = The search ends before its first step.
run-verdict-everything = Everything has been searched
run-verdict-all = { $goal ->
    [tour] { $n ->
        [one] The only tour found
       *[other] All { $n } tours found
    }
    [closed] { $n ->
        [one] The only closed tour found
       *[other] All { $n } closed tours found
    }
    [path] { $n ->
        [one] The only path found
       *[other] All { $n } paths found
    }
    [cycle] { $n ->
        [one] The only cycle found
       *[other] All { $n } cycles found
    }
    [colouring] { $n ->
        [one] The only colouring found
       *[other] All { $n } colourings found
    }
   *[other] { $n ->
        [one] The only solution found
       *[other] All { $n } solutions found
    }
}
