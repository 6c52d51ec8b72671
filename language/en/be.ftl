## Page

be-bar-retry = Try again
be-bar-retry-title = Drop what the program does not do (Backspace)
be-bar-mine = Go on with mine
be-bar-mine-title = Play on by yourself from here
be-bar-difference = Difference
be-bar-difference-title = To the first step that the program does not make
be-bar-show = Show it
be-bar-show-title = What the program does here
be-bar-compare = Compare
be-bar-compare-title = Compare with the program now
be-bar-more = Go on
be-bar-more-title = As many steps more
# $undone: the choice that was just taken back
be-told-begin = { $steps ->
    [one] { $quiet ->
        [true] You are the search: make its next { $steps } step. What is wrong is told at the end, or when you compare.
       *[false] You are the search: make its next { $steps } step.
    }
   *[other] { $quiet ->
        [true] You are the search: make its next { $steps } steps. What is wrong is told at the end, or when you compare.
       *[false] You are the search: make its next { $steps } steps.
    }
}
be-told-step = { $deed ->
    [discovered] Step { $step } of { $steps }: you discovered { $name }.
    [left] Step { $step } of { $steps }: you left { $name }.
    [taken] Step { $step } of { $steps }: you took { $name } back.
   *[placed] Step { $step } of { $steps }: you placed { $name }.
}
be-told-right = Right.
be-told-wrong = Not so. { $mistake }
be-told-again = Try again, or leave it so.
be-told-send = Share makes a link to it.
# $step: of the first difference
be-told-after = Not compared: since step { $step } it is another search.
# $own: what the program does
be-told-difference = { $own ->
    [discovered] { $other ->
        [left] First difference, step { $step }: the program discovers { $mine }, here { $theirs } was left.
        [taken] First difference, step { $step }: the program discovers { $mine }, here { $theirs } was taken back.
       *[placed] First difference, step { $step }: the program discovers { $mine }, here it was { $theirs }.
    }
    [left] { $other ->
        [left] First difference, step { $step }: the program leaves { $mine }, here { $theirs } was left.
        [taken] First difference, step { $step }: the program leaves { $mine }, here { $theirs } was taken back.
       *[placed] First difference, step { $step }: the program leaves { $mine }, here it was { $theirs }.
    }
    [taken] { $other ->
        [left] First difference, step { $step }: the program takes { $mine } back, here { $theirs } was left.
        [taken] First difference, step { $step }: the program takes { $mine } back, here { $theirs } was taken back.
       *[placed] First difference, step { $step }: the program takes { $mine } back, here it was { $theirs }.
    }
    [placed] { $other ->
        [left] First difference, step { $step }: the program places { $mine }, here { $theirs } was left.
        [taken] First difference, step { $step }: the program places { $mine }, here { $theirs } was taken back.
       *[placed] First difference, step { $step }: the program places { $mine }, here it was { $theirs }.
    }
   *[ends] { $other ->
        [left] First difference, step { $step }: the search has ended, here { $theirs } was left.
        [taken] First difference, step { $step }: the search has ended, here { $theirs } was taken back.
       *[placed] First difference, step { $step }: the search has ended, here it was { $theirs }.
    }
}
be-told-some = { $right ->
    [one] The first of { $steps } steps is the program's.
   *[other] The first { $right } of { $steps } steps are the program's.
}
# $first: right at the first try; null: not known
be-told-all = { $steps ->
    [one] { $known ->
        [true] { $over ->
            [true] This step is the program's, { $first } at the first try. The search ends here.
           *[false] This step is the program's, { $first } at the first try.
        }
       *[false] { $over ->
            [true] This step is the program's. The search ends here.
           *[false] This step is the program's.
        }
    }
   *[other] { $known ->
        [true] { $over ->
            [true] All { $steps } steps are the program's, { $first } at the first try. The search ends here.
           *[false] All { $steps } steps are the program's, { $first } at the first try.
        }
       *[false] { $over ->
            [true] All { $steps } steps are the program's. The search ends here.
           *[false] All { $steps } steps are the program's.
        }
    }
}
be-told-full = All steps are done: step back to change one.
be-told-before = It begins at step { $position } of the run: step on to there.
be-told-too-many = { $steps ->
    [one] play: { $steps } step are done, and { $most } asked for
   *[other] play: { $steps } steps are done, and { $most } asked for
}
be-status-title = You are the search
be-status-opened = Done as the search
# $missed: not right at the first try; null: not told
be-status-detail = { $missed ->
    [0] Step { $step } of { $steps }.
   *[other] Step { $step } of { $steps }. Not right at the first try: { $missed }.
}
be-share-opens = It shows what was done as the search, step by step, and where it first differs, if it does. What was tried again is not in it.
be-share-task = { $steps ->
    [one] { $quiet ->
        [true] Whoever opens it is the search for the next { $steps } step, and is told at the end what is wrong.
       *[false] Whoever opens it is the search for the next { $steps } step, and is told at once what is wrong.
    }
   *[other] { $quiet ->
        [true] Whoever opens it is the search for the next { $steps } steps, and is told at the end what is wrong.
       *[false] Whoever opens it is the search for the next { $steps } steps, and is told at once what is wrong.
    }
}
be-share-number = The steps to be made must be a number from 1 to { $most }.
be-told-undone = { $name } has just been taken back.
