## Page

own-editor-label = Your program, in Python
own-editor-help = Tab indents. To leave by keyboard, press Escape, then Tab. Ctrl+Enter, or Cmd+Enter, runs the program; Ctrl+F finds; F8 goes to the next problem.
own-editor-none = No program of your own can be asked for this search.
own-editor-loading = The editor is on its way ...
own-editor-no-frame = No program can run here: its frame, own.html, did not begin. The file is damaged, or the browser does not allow the frame.
# $why: in an engine's words
own-editor-broken = Python has stopped: { $why }. Run your program again, or reload the page.
own-editor-failed = The editor did not come. Reload the page when you are online.
own-unseen-characters = This program holds hidden characters. They are marked in the editor.
# $other: that it looks like, or ""
own-unseen-mixed = { $like ->
    [true] The name "{ $name }" in line { $line } mixes { AND($scripts) } letters. It is not "{ $other }".
   *[false] The name "{ $name }" in line { $line } mixes { AND($scripts) } letters.
}
own-unseen-read = Python reads the name "{ $name }" in line { $line } as "{ $read }".
own-unseen-more = { $names ->
    [one] The editor marks { $names } more name like this.
   *[other] The editor marks { $names } more names like this.
}
own-drafts-first = My program
own-drafts-linked = From a link
own-drafts-damaged = The program of this link is damaged: copy the link once more, whole.
own-drafts-swollen = This link brings more than a program may have: { $most } characters, with its lines for input().
own-drafts-no-text = { $name } is no text in UTF-8.
own-drafts-too-large = Not kept on this device: it has { $length } characters, and { $most } are kept at most. Save it as a file.
own-drafts-no-room = Not kept on this device: there is no room left. Save it as a file.
own-drafts-no-name = It needs a name.
own-drafts-long-name = A name may have { $most } characters.
own-drafts-hidden = This name holds { $character }. Nobody can see it. Leave it out.
own-drafts-taken = There is a program "{ $name }" already.
own-tools-name = Which of your programs
own-tools-more = File
own-tools-more-title = New, rename, delete, open, save
own-tools-create = New ...
own-tools-rename = Rename ...
own-tools-remove = Delete ...
own-tools-reset = Back to the original
own-tools-open = Open a file ...
own-tools-save = Save as a file
own-tools-close = Close
own-tools-close-title = Close: back to the program that the page runs
own-tools-run = Run
own-tools-run-title = Run your program (Ctrl+Enter)
own-tools-stop = Stop
own-tools-stop-title = Stop your program
own-tools-check = Checks
own-tools-check-title = Run it for other boards, too
own-tools-widen = More room
own-tools-widen-title = More room for your program, with the board beside it (E)
own-tools-new-name = Name of the new program
own-tools-other-name = Its new name
own-tools-sure-to-remove = Delete "{ $name }" from this device?
own-tools-yes = OK
own-tools-remove-it = Delete
own-tools-no = Cancel
own-verdict-right = { $goal ->
    [tour] { $solutions ->
        [one] Right: { $solutions } tour.
       *[other] Right: { $solutions } tours.
    }
    [closed] { $solutions ->
        [one] Right: { $solutions } closed tour.
       *[other] Right: { $solutions } closed tours.
    }
    [path] { $solutions ->
        [one] Right: { $solutions } path.
       *[other] Right: { $solutions } paths.
    }
    [cycle] { $solutions ->
        [one] Right: { $solutions } cycle.
       *[other] Right: { $solutions } cycles.
    }
    [colouring] { $solutions ->
        [one] Right: { $solutions } colouring.
       *[other] Right: { $solutions } colourings.
    }
   *[other] { $solutions ->
        [one] Right: { $solutions } solution.
       *[other] Right: { $solutions } solutions.
    }
}
own-verdict-none = { $goal ->
    [tour] Right: it ends without a tour, and there is none.
    [closed] Right: it ends without a closed tour, and there is none.
    [path] Right: it ends without a path, and there is none.
    [cycle] Right: it ends without a cycle, and there is none.
    [colouring] Right: it ends without a colouring, and there is none.
   *[other] Right: it ends without a solution, and there is none.
}
own-verdict-wrong = Not right yet:
own-verdict-stopped = Stopped before its end:
own-verdict-unknown = { $goal ->
    [tour] It ends without a tour. Whether there is one is not known.
    [closed] It ends without a closed tour. Whether there is one is not known.
    [path] It ends without a path. Whether there is one is not known.
    [cycle] It ends without a cycle. Whether there is one is not known.
    [colouring] It ends without a colouring. Whether there is one is not known.
   *[other] It ends without a solution. Whether there is one is not known.
}
own-verdict-unseen = Not watched:
own-verdict-counts = { $calls ->
    [0] In { $watched }: { $placed } placed, { $undone } taken back.
    [one] In { $watched }: { $placed } placed, { $undone } taken back; { $calls } call.
   *[other] In { $watched }: { $placed } placed, { $undone } taken back; { $calls } calls.
}
own-verdict-set = Set to what is searched here: { AND($names) }.
own-verdict-findings = Python says about your program:
own-verdict-line = Line { $line }
own-verdict-allowed-title = Show the test that allowed this step
own-verdict-allowed = Line { $line } allowed it
own-verdict-line-title = Put the cursor there
own-verdict-there = Go there
# $name: of a place
own-verdict-marked = { $name } is marked so on the board, at that step.
# $step: from 0
own-verdict-there-title = To step { $step } of your program
own-checks-title = Checks
own-checks-passed = passed
own-checks-failed = failed
own-checks-waiting = not run yet
own-checks-there = Go there
own-printed-title = Your program printed
own-printed-nothing = Your program printed nothing.
own-options-title = Input, watch and limit
own-options-input = Lines for input(), one for each call
own-options-input-help = Names in braces, such as { "{" }n{ "}" }, stand for what is searched. A link to the program holds these lines, too.
own-options-watch = Watch what is called so (left empty, it is found by itself)
own-options-limit = Steps at most
own-runs-interfered = This program interfered with the page.
own-runs-broken = Python broke down while it ran your program. Run it again.
own-states-idle = { "" }
own-states-starting = Python is starting ...
own-states-running = Running ...
own-states-stopped = Stopped.
own-states-done = { "" }
# $name: of the function
own-moment-title = { $whole ->
    [true] This step: line { $line }
   *[false] This step: line { $line }, in { $name }
}
own-moment-calls = Calls that are open: { $open }
own-moment-call = { $whole ->
    [true] { $given ->
        [true] the program, line { $line }: { $values }
       *[false] the program, line { $line }
    }
   *[false] { $given ->
        [true] { $name }, line { $line }: { $values }
       *[false] { $name }, line { $line }
    }
}
own-against-title = Against ours
own-against-beside = Ours
own-against-beside-title = Our own search on a board beside yours, step by step
own-against-waiting = Our own search is run ...
own-against-ours = Ours
# $told: of its board
own-against-label = Our own search. { $told }
own-against-counters-theirs = Yours
own-against-counters-ours = Ours
own-against-counters-rows-step = Step
own-against-counters-rows-placed = Placed
own-against-counters-rows-undone = Taken back
own-against-counters-rows-end = In the end
# $again: they did not, on the way
own-against-alike = { $again ->
    [true] Here both stand alike again.
   *[false] Here both stand alike.
}
# $step: what a choice is called
own-against-parts = { $step ->
    [square] { $who ->
        [ours] They part at square { $number }: ours has { $ours }, yours none.
        [theirs] They part at square { $number }: yours has { $theirs }, ours none.
       *[both] They part at square { $number }: yours has { $theirs }, ours { $ours }.
    }
    [queen] { $who ->
        [ours] They part at queen { $number }: ours has { $ours }, yours none.
        [theirs] They part at queen { $number }: yours has { $theirs }, ours none.
       *[both] They part at queen { $number }: yours has { $theirs }, ours { $ours }.
    }
    [vertex] { $who ->
        [ours] They part at vertex { $number }: ours has { $ours }, yours none.
        [theirs] They part at vertex { $number }: yours has { $theirs }, ours none.
       *[both] They part at vertex { $number }: yours has { $theirs }, ours { $ours }.
    }
   *[other] { $who ->
        [ours] They part at choice { $number }: ours has { $ours }, yours none.
        [theirs] They part at choice { $number }: yours has { $theirs }, ours none.
       *[both] They part at choice { $number }: yours has { $theirs }, ours { $ours }.
    }
}
# $whole: it is known to its end
own-against-ended = { $whole ->
    [true] Ours has ended.
   *[false] Ours is not followed further.
}
# $verdict: null: not at its end
own-against-counts = { $goal ->
    [tour] { $solutions ->
        [0] Our search places { $placed }, takes { $undone } back and finds no tour.
        [one] Our search places { $placed }, takes { $undone } back and finds a tour.
       *[other] Our search places { $placed }, takes { $undone } back and finds { $solutions } tours.
    }
    [closed] { $solutions ->
        [0] Our search places { $placed }, takes { $undone } back and finds no closed tour.
        [one] Our search places { $placed }, takes { $undone } back and finds a closed tour.
       *[other] Our search places { $placed }, takes { $undone } back and finds { $solutions } closed tours.
    }
    [path] { $solutions ->
        [0] Our search places { $placed }, takes { $undone } back and finds no path.
        [one] Our search places { $placed }, takes { $undone } back and finds a path.
       *[other] Our search places { $placed }, takes { $undone } back and finds { $solutions } paths.
    }
    [cycle] { $solutions ->
        [0] Our search places { $placed }, takes { $undone } back and finds no cycle.
        [one] Our search places { $placed }, takes { $undone } back and finds a cycle.
       *[other] Our search places { $placed }, takes { $undone } back and finds { $solutions } cycles.
    }
    [colouring] { $solutions ->
        [0] Our search places { $placed }, takes { $undone } back and finds no colouring.
        [one] Our search places { $placed }, takes { $undone } back and finds a colouring.
       *[other] Our search places { $placed }, takes { $undone } back and finds { $solutions } colourings.
    }
   *[other] { $solutions ->
        [0] Our search places { $placed }, takes { $undone } back and finds no solution.
        [one] Our search places { $placed }, takes { $undone } back and finds a solution.
       *[other] Our search places { $placed }, takes { $undone } back and finds { $solutions } solutions.
    }
}
own-against-equal = { $same ->
    [one] Yours does the same at each of { $same } step.
   *[other] Yours does the same at each of { $same } steps.
}
# $theirs: what yours does
own-against-differs = { $yours ->
    [places] { $mine ->
        [places] Yours places { $theirs }, and ours places { $ours }.
        [takes] Yours places { $theirs }, and ours takes { $ours } back.
       *[ends] Yours places { $theirs }, and ours ends.
    }
    [takes] { $mine ->
        [places] Yours takes { $theirs } back, and ours places { $ours }.
        [takes] Yours takes { $theirs } back, and ours takes { $ours } back.
       *[ends] Yours takes { $theirs } back, and ours ends.
    }
   *[ends] { $mine ->
        [places] Yours ends, and ours places { $ours }.
        [takes] Yours ends, and ours takes { $ours } back.
       *[ends] Yours ends, and ours ends.
    }
}
own-calls-tree = Calls: arrow keys move and unfold, Enter goes to the first step of a call
own-calls-waiting = The calls are on their way ...
own-calls-lost = The run was stopped, and its calls with it: run your program again.
own-calls-no-functions = Your program has no functions: all that it does it does at its own level, line by line, and nothing is called.
own-calls-no-recursion = In its first steps no function of your program called itself, so no calls were noted.
# $names: of functions
own-calls-pauses = Calls are not shown as a tree where they stop in the middle and go on later, as those of { AND($names) } may do (yield, await).
own-calls-begins = Your program begins: nothing has been called yet.
own-calls-moving = Pause, or slow down to 4 steps a second, to follow the calls.
# At a step.
# $names: of functions
own-calls-now = { $open ->
    [0] { $ended ->
        [0] At this step no call of { AND($names) } is open, and none has ended before.
        [one] At this step no call of { AND($names) } is open, and 1 has ended before.
       *[other] At this step no call of { AND($names) } is open, and { $ended } have ended before.
    }
    [one] { $ended ->
        [0] At this step 1 call of { AND($names) } is open, and none has ended before.
        [one] At this step 1 call of { AND($names) } is open, and 1 has ended before.
       *[other] At this step 1 call of { AND($names) } is open, and { $ended } have ended before.
    }
   *[other] { $ended ->
        [0] At this step { $open } calls of { AND($names) } are open, and none has ended before.
        [one] At this step { $open } calls of { AND($names) } are open, and 1 has ended before.
       *[other] At this step { $open } calls of { AND($names) } are open, and { $ended } have ended before.
    }
}
# What happens up to the next step, or after the last.
own-calls-next = { $last ->
    [true] { $begun ->
        [0] { $ended ->
            [one] After it, the last step, 1 ends.
           *[other] After it, the last step, { $ended } end.
        }
        [one] { $ended ->
            [0] After it, the last step, 1 begins.
            [one] After it, the last step, 1 begins and 1 ends.
           *[other] After it, the last step, 1 begins and { $ended } end.
        }
       *[other] { $ended ->
            [0] After it, the last step, { $begun } begin.
            [one] After it, the last step, { $begun } begin and 1 ends.
           *[other] After it, the last step, { $begun } begin and { $ended } end.
        }
    }
   *[false] { $begun ->
        [0] { $ended ->
            [one] Before the next step 1 ends.
           *[other] Before the next step { $ended } end.
        }
        [one] { $ended ->
            [0] Before the next step 1 begins.
            [one] Before the next step 1 begins and 1 ends.
           *[other] Before the next step 1 begins and { $ended } end.
        }
       *[other] { $ended ->
            [0] Before the next step { $begun } begin.
            [one] Before the next step { $begun } begin and 1 ends.
           *[other] Before the next step { $begun } begin and { $ended } end.
        }
    }
}
own-calls-program = your program
own-calls-open = open
own-calls-steps = { $steps ->
    [0] { $open ->
        [true] no step so far
       *[false] no step
    }
    [one] { $open ->
        [true] { $steps } step so far
       *[false] { $steps } step
    }
   *[other] { $open ->
        [true] { $steps } steps so far
       *[false] { $steps } steps
    }
}
# The same in short.
own-calls-few = { $open ->
    [true] { $steps ->
        [0] none so far
       *[other] { $steps } so far
    }
   *[false] { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
}
own-calls-before = { $hidden } more before
own-calls-around = { $hidden } more around these
own-calls-first = First step: { $position }
own-calls-last = Last step: { $position }
own-calls-none = Just before it: step { $position }
own-against-solutions = { $goal ->
    [tour] { $n ->
        [0] no tour
        [one] { $n } tour
       *[other] { $n } tours
    }
    [closed] { $n ->
        [0] no closed tour
        [one] { $n } closed tour
       *[other] { $n } closed tours
    }
    [path] { $n ->
        [0] no path
        [one] { $n } path
       *[other] { $n } paths
    }
    [cycle] { $n ->
        [0] no cycle
        [one] { $n } cycle
       *[other] { $n } cycles
    }
    [colouring] { $n ->
        [0] no colouring
        [one] { $n } colouring
       *[other] { $n } colourings
    }
   *[other] { $n ->
        [0] no solution
        [one] { $n } solution
       *[other] { $n } solutions
    }
}
own-against-wrong = not right
own-against-stopped = stopped
own-against-unfollowed = not followed so far
own-against-unended = Our search is not at its end after { $placed } placed, { $undone } taken back.
own-against-same = { $same ->
    [0] They differ from the first step on.
    [one] The first step is the same.
   *[other] The first { $same } steps are the same.
}
own-calls-none-next = None begins or ends before the next step.
own-calls-value = a value
own-calls-error = error
own-calls-returned = returned { $value }
own-calls-returned-value = returned a value
own-calls-raised = ended by { $value }
own-calls-raised-error = ended by an error
