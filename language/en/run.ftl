## Library and page

run-verdict-everything = The search has tried everything

## Page

# A step of which no more is known than its event.
run-step-start = The search has not taken a step yet.
run-step-placed = The search chooses { $name }.
run-step-taken = The search takes { $name } back.
run-step-fast = To read each step, pause or slow down.
# A link leads to a step that has yet to be reached.
run-step-comes = The search is on its way to step { $step }.
# Where a run has come to rest.
# $title: how the search stands
run-step-rest = { $title }. Step { $at }.
run-step-secret = The link keeps this step secret. Find out yourself how the search ends.
run-step-no-dead-end = There is no further dead end. This is the end.
run-status-loading = Loading Python
# $total: in bytes
run-status-loading-detail = { $known ->
    [true] { $stage ->
        [start] Starting Python: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
        [library] Adding the search: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
       *[runtime] Fetching Python: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
    }
   *[false] { $stage ->
        [start] Starting Python.
        [library] Adding the search.
       *[runtime] Fetching Python.
    }
}
run-status-loading-play = The search begins when Python is loaded.
run-status-ready = Ready
run-status-ready-detail = Press Play.
run-status-early = You can watch the first steps. Python is still loading.
run-status-playing = Searching
run-status-paused = Paused
run-status-paused-detail = { $known ->
    [one] The page knows { $known } step of this search.
   *[other] The page knows { $known } steps of this search.
}
run-status-playing-detail = Press Pause to look at one step.
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
run-verdict-secret-detail = Find out yourself how it ended.
run-verdict-stopped = Stopped
run-verdict-stopped-detail = The search reached its limit. That proves nothing: a solution may still exist.
run-verdict-proved-detail = This is proved without a search.
run-verdict-proved-first = This is proved without a search: see Why. You can still watch the search.
run-verdict-checked = Checked: it keeps every rule.
run-verdict-wrong = But the check says: this is not a solution. Please report this mistake of the page.
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
run-verdict-unbegun = The search has no option for its first step, so it ends at once.
# Of tours, paths and cycles the start may be given: others may begin elsewhere.
run-verdict-all = { $goal ->
    [tour] { $n ->
        [one] { $n } tour found in all
       *[other] { $n } tours found in all
    }
    [closed] { $n ->
        [one] { $n } closed tour found in all
       *[other] { $n } closed tours found in all
    }
    [path] { $n ->
        [one] { $n } path found in all
       *[other] { $n } paths found in all
    }
    [cycle] { $n ->
        [one] { $n } cycle found in all
       *[other] { $n } cycles found in all
    }
    [colouring] { $n ->
        [one] { $n } colouring found, and there is no other
       *[other] All { $n } colourings found
    }
   *[other] { $n ->
        [one] { $n } solution found, and there is no other
       *[other] All { $n } solutions found
    }
}
