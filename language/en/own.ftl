## Page

own-editor-label = Your program, in Python
own-editor-help = Tab indents. To leave the editor by keyboard, press Escape, then Tab. Ctrl+Enter, or Cmd+Enter, runs your program. Ctrl+F finds. F8 goes to the next problem.
own-editor-loading = The editor is loading ...
own-editor-no-frame = Your program can't run here: its frame, own.html, did not start. The file is damaged, or the browser doesn't allow the frame.
# $why: in an engine's words
own-editor-broken = Python has stopped: { $why }. Run your program again, or reload the page.
own-editor-failed = The editor did not load. Reload the page when you are online.
own-unseen-characters = Your program holds hidden characters. The editor marks them.
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
own-drafts-finished = Finished program
own-drafts-damaged = The program of this link is damaged. Copy the whole link once more.
own-drafts-swollen = This link holds too much. A program with its lines for input() may have { $most } characters.
own-drafts-too-large = This device keeps programs of at most { $most } characters, and yours has { $length }. Save it as a file.
own-drafts-no-room = This device has no room left to keep your program. Save it as a file.
own-drafts-no-name = Type a name for your program.
own-drafts-long-name = A name may have at most { $most } characters.
own-drafts-hidden = This name holds { $character }. Nobody can see it. Leave it out.
own-drafts-taken = You already have a program "{ $name }".
own-tools-name = Which of your programs
own-tools-more = File
own-tools-more-title = New, rename, delete, open, save
own-tools-create = New ...
own-tools-rename = Rename ...
own-tools-remove = Delete ...
own-tools-reset = Go back to the original
own-tools-finished = Show the finished program
own-tools-open = Open a file ...
own-tools-save = Save as a file
own-shows = { $board ->
    [run] The board shows your program's run.
    [old] The board shows your program's run before your change.
   *[search] Your program did not make the search on the board.
}
own-shows-ours = Show its program
own-tools-close = Close
own-tools-close-title = Close, and go back to the page's own program
own-tools-run = Run
own-tools-run-title = Run your program (Ctrl+Enter)
own-tools-stop = Stop
own-tools-stop-title = Stop your program
own-tools-check = Test more
own-tools-check-title = Run your program for other tasks of this puzzle, too
own-tools-done = Done
own-tools-widen = More room
own-tools-widen-title = Make more room for your program, with the board beside it (E)
own-tools-new-name = Name of the new program
own-tools-other-name = New name
own-tools-sure-to-remove = Delete "{ $name }" from this device?
own-tools-yes = OK
own-tools-remove-it = Delete
own-tools-no = Cancel
own-verdict-right = { $goal ->
    [tour] { $solutions ->
        [one] That's right. Your program found { $solutions } tour.
       *[other] That's right. Your program found { $solutions } tours.
    }
    [closed] { $solutions ->
        [one] That's right. Your program found { $solutions } closed tour.
       *[other] That's right. Your program found { $solutions } closed tours.
    }
    [path] { $solutions ->
        [one] That's right. Your program found { $solutions } path.
       *[other] That's right. Your program found { $solutions } paths.
    }
    [cycle] { $solutions ->
        [one] That's right. Your program found { $solutions } cycle.
       *[other] That's right. Your program found { $solutions } cycles.
    }
    [colouring] { $solutions ->
        [one] That's right. Your program found { $solutions } colouring.
       *[other] That's right. Your program found { $solutions } colourings.
    }
   *[other] { $solutions ->
        [one] That's right. Your program found { $solutions } solution.
       *[other] That's right. Your program found { $solutions } solutions.
    }
}
own-verdict-none = { $goal ->
    [tour] That's right. There is no such tour, and your program found none.
    [closed] That's right. There is no such closed tour, and your program found none.
    [path] That's right. There is no such path, and your program found none.
    [cycle] That's right. There is no such cycle, and your program found none.
    [colouring] That's right. There is no such colouring, and your program found none.
   *[other] That's right. There is no solution, and your program found none.
}
own-verdict-wrong = Not right yet:
own-verdict-unread = Python can't read your program yet:
own-verdict-another = Your program is for another puzzle:
own-verdict-other = Your program is made for something else:
own-verdict-elsewhere = Right, but for another start:
own-verdict-stopped = Your program was stopped before its end:
own-verdict-unknown = { $goal ->
    [tour] Your program found no tour. The page doesn't know whether there is one.
    [closed] Your program found no closed tour. The page doesn't know whether there is one.
    [path] Your program found no path. The page doesn't know whether there is one.
    [cycle] Your program found no cycle. The page doesn't know whether there is one.
    [colouring] Your program found no colouring. The page doesn't know whether there is one.
   *[other] Your program found no solution. The page doesn't know whether there is one.
}
own-verdict-unseen = The page can't judge your program:
own-verdict-old = This is about the program before your change. Run it again.
own-verdict-counts = { $calls ->
    [0] Your program made { $placed ->
        [one] { $placed } choice
       *[other] { $placed } choices
    } and took { NUMBER($undone) } back. The page watched your variable { $watched }.
    [one] Your program made { $placed ->
        [one] { $placed } choice
       *[other] { $placed } choices
    } and took { NUMBER($undone) } back, in { $calls } call. The page watched your variable { $watched }.
   *[other] Your program made { $placed ->
        [one] { $placed } choice
       *[other] { $placed } choices
    } and took { NUMBER($undone) } back, in { $calls } calls. The page watched your variable { $watched }.
}
own-verdict-set = { COUNT($names) ->
    [one] While your program ran, { AND($names) } had the value of this puzzle. Your text stays as it is.
   *[other] While your program ran, { AND($names) } had the values of this puzzle. Your text stays as it is.
}
own-verdict-findings = The check says:
own-verdict-line = Go to line { $line }
own-verdict-allowed-title = Show the test that allowed this step
own-verdict-allowed = Go to line { $line }, which allowed this step
own-verdict-line-title = Put the cursor there
own-verdict-there = Go to this step
own-verdict-begin = { $puzzle ->
    [tour] Start this puzzle on { $name }
   *[other] Start this puzzle at { $name }
}
# $mistake: the program is for another puzzle, or for this one with a size or a grid of its own.
own-verdict-open = { $mistake ->
    [own-size] { $puzzle ->
        [queens] Open its number of queens and run it
       *[other] Open a board of its size and run it
    }
    [own-grid] Open its grid and run it
   *[another] { $puzzle ->
        [tour] Open a knight's tour and run it
        [queens] Open queens and run it
        [graph] Open a graph and run it
        [colouring] Open a map and run it
        [sudoku] Open a sudoku and run it
        [maze] Open a maze and run it
        [regions] Open queens in regions and run it
        [subset] Open a sum of numbers and run it
       *[other] Open that puzzle and run it
    }
}
own-verdict-open-title = Open what your program is made for. Your program stays, and runs there.
own-verdict-begin-title = Change the start of the puzzle, and run your program again
own-verdict-limit = Change the limit
own-verdict-limit-title = Go to where you set how many steps your program may make
# $name: of a place
# Marks on the board, as in a legend.
own-mark-wrong = the wrong step of your program
own-mark-parting = where your program and the search part
own-verdict-marked = { $name } is marked like this on the board, at that step.
# $step: from 0
own-verdict-there-title = Go to step { $step } of your program
own-checks-title = More tests
own-checks-passed = passed
own-checks-failed = failed
own-checks-waiting = not run yet
own-checks-there = Go to its step
own-printed-title = What your program printed
own-printed-nothing = Your program printed nothing.
own-cited-returned = What your program returned
own-cited-kept = What your program kept in { $name }
own-skeleton = One part of this program is missing. Write it: place a choice, go on, and take it back. The test of the rule is there already.
own-results = Results
own-container-title = The page did not find your board. Is it one of these?
own-container-is = Is { $name } your board?
# $number: of the change
own-container-change = { $name }, value { $number } of { $all }
own-container-chosen = The page watches { $name } in the next run.
own-options-title = Settings for the run
own-options-input = Lines for input(), one for each call
own-options-input-help = Names in braces, such as { "{" }n{ "}" }, get their values from this puzzle. A link to your program holds these lines, too.
own-options-watch = The name of the list or board to watch. Without one, the page finds it.
own-options-limit = Stop your program after this many steps
own-runs-interfered = Your program changed something that the page needs. Reload the page and run it again.
own-runs-broken = Python broke down while it ran your program. Run it again.
own-states-starting = Python is starting ...
own-states-running = Running ...
own-states-stopped = Stopped.
# $name: of the function
own-moment-title = { $whole ->
    [true] This step: line { $line }
   *[false] This step: line { $line }, in { $name }
}
own-moment-calls = { $open ->
    [one] { $open } call is running
   *[other] { $open } calls are running
}
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
own-against-title = Compare with our search
own-against-race = Race it
own-against-race-title = Race your program against our searches
own-against-beside = Show ours
own-against-beside-title = Show our own search on a board beside yours, step by step
own-against-waiting = Our own search is running ...
own-against-ours = Our search
own-against-mine = Your program
own-against-fine = That's no mistake: a right program may try its options in another order.
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
    [true] Here both are the same again.
   *[false] Here both are the same.
}
# $step: what a choice is called
own-against-parts = { $step ->
    [square] { $who ->
        [ours] They differ at square { $number }: ours has { $ours }, and yours has none.
        [theirs] They differ at square { $number }: yours has { $theirs }, and ours has none.
       *[both] They differ at square { $number }: yours has { $theirs }, and ours has { $ours }.
    }
    [cell] { $who ->
        [ours] They differ at cell { $number }: ours has { $ours }, and yours has none.
        [theirs] They differ at cell { $number }: yours has { $theirs }, and ours has none.
       *[both] They differ at cell { $number }: yours has { $theirs }, and ours has { $ours }.
    }
    [queen] { $who ->
        [ours] They differ at queen { $number }: ours has { $ours }, and yours has none.
        [theirs] They differ at queen { $number }: yours has { $theirs }, and ours has none.
       *[both] They differ at queen { $number }: yours has { $theirs }, and ours has { $ours }.
    }
    [vertex] { $who ->
        [ours] They differ at vertex { $number }: ours has { $ours }, and yours has none.
        [theirs] They differ at vertex { $number }: yours has { $theirs }, and ours has none.
       *[both] They differ at vertex { $number }: yours has { $theirs }, and ours has { $ours }.
    }
   *[other] { $who ->
        [ours] They differ at choice { $number }: ours has { $ours }, and yours has none.
        [theirs] They differ at choice { $number }: yours has { $theirs }, and ours has none.
       *[both] They differ at choice { $number }: yours has { $theirs }, and ours has { $ours }.
    }
}
# $whole: it is known to its end
own-against-ended = { $whole ->
    [true] Our search has ended.
   *[false] The page doesn't follow our search further.
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
    [one] Yours makes the same { $same } step.
   *[other] Yours makes the same { $same } steps.
}
# $theirs: what yours does
own-against-differs = { $yours ->
    [places] { $mine ->
        [places] Then yours chooses { $theirs }, and ours chooses { $ours }.
        [takes] Then yours chooses { $theirs }, and ours takes { $ours } back.
       *[ends] Then yours chooses { $theirs }, and ours ends.
    }
    [takes] { $mine ->
        [places] Then yours takes { $theirs } back, and ours chooses { $ours }.
        [takes] Then yours takes { $theirs } back, and ours takes { $ours } back.
       *[ends] Then yours takes { $theirs } back, and ours ends.
    }
   *[ends] { $mine ->
        [places] Then yours ends, and ours chooses { $ours }.
        [takes] Then yours ends, and ours takes { $ours } back.
       *[ends] Then both end.
    }
}
own-calls-tree = Calls. Arrow keys move and unfold. Enter goes to the first step of a call.
own-calls-waiting = The calls are loading ...
own-calls-lost = The run was stopped, and its calls are gone. Run your program again.
own-calls-no-functions = Your program defines no functions of its own. So there are no calls to show.
own-calls-no-recursion = In its first steps no function of your program called itself, so no calls were noted.
# $names: of functions
own-calls-pauses = The calls of { AND($names) } may pause and go on later (yield, await). So they are not shown as a tree.
own-calls-begins = Your program begins. It has called nothing yet.
own-calls-moving = To follow the calls, pause, or slow down to 4 steps a second.
# At a step.
# $names: of functions
own-calls-now = { $open ->
    [0] { $ended ->
        [0] At this step no call of { AND($names) } is running, and none has ended.
        [one] At this step no call of { AND($names) } is running, and 1 has ended.
       *[other] At this step no call of { AND($names) } is running, and { $ended } have ended.
    }
    [one] { $ended ->
        [0] At this step 1 call of { AND($names) } is running, and none has ended.
        [one] At this step 1 call of { AND($names) } is running, and 1 has ended.
       *[other] At this step 1 call of { AND($names) } is running, and { $ended } have ended.
    }
   *[other] { $ended ->
        [0] At this step { $open } calls of { AND($names) } are running, and none has ended.
        [one] At this step { $open } calls of { AND($names) } are running, and 1 has ended.
       *[other] At this step { $open } calls of { AND($names) } are running, and { $ended } have ended.
    }
}
# What happens up to the next step, or after the last.
own-calls-next = { $last ->
    [true] { $begun ->
        [0] { $ended ->
            [one] After this last step, 1 call ends.
           *[other] After this last step, { $ended } calls end.
        }
        [one] { $ended ->
            [0] After this last step, 1 call begins.
            [one] After this last step, 1 call begins and 1 call ends.
           *[other] After this last step, 1 call begins and { $ended } calls end.
        }
       *[other] { $ended ->
            [0] After this last step, { $begun } calls begin.
            [one] After this last step, { $begun } calls begin and 1 call ends.
           *[other] After this last step, { $begun } calls begin and { $ended } calls end.
        }
    }
   *[false] { $begun ->
        [0] { $ended ->
            [one] Before the next step, 1 call ends.
           *[other] Before the next step, { $ended } calls end.
        }
        [one] { $ended ->
            [0] Before the next step, 1 call begins.
            [one] Before the next step, 1 call begins and 1 call ends.
           *[other] Before the next step, 1 call begins and { $ended } calls end.
        }
       *[other] { $ended ->
            [0] Before the next step, { $begun } calls begin.
            [one] Before the next step, { $begun } calls begin and 1 call ends.
           *[other] Before the next step, { $begun } calls begin and { $ended } calls end.
        }
    }
}
own-calls-program = your program
own-calls-open = running
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
own-calls-first = Go to its first step: { $position }
own-calls-last = Go to its last step: { $position }
own-calls-none = Go to the step before it: { $position }
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
own-against-unended = Our search has not ended yet. { $placed ->
    [one] So far it made { $placed } choice and took { NUMBER($undone) } back.
   *[other] So far it made { $placed } choices and took { NUMBER($undone) } back.
}
own-against-same = { $same ->
    [0] They differ from the first step on.
    [one] The first step is the same.
   *[other] The first { $same } steps are the same.
}
own-calls-none-next = No call begins or ends before the next step.
own-calls-value = a value
own-calls-error = error
own-calls-returned = returned { $value }
own-calls-returned-value = returned a value
own-calls-raised = ended by { $value }
own-calls-raised-error = ended by an error

## Library

### What is wrong with a program of the visitor's own.
### $puzzle is its name: tour, queens, graph, forest, colouring, sudoku, or another's.
### $choice: a square, a vertex, a region with its colour, or a cell with its digit; of a board also
### where the program keeps it, as in "d1 (board[4][3])".
### $says: a line that the program printed, or what an error says.

# --- Python's own errors ---

own-error-block = Python expects an indented line here. Indent what belongs to the line with the colon above.
own-error-empty = After a line that ends in a colon Python needs an indented line. Write one below this line, or write pass there.
own-error-column = This line starts at another column than its block. All lines of a block start at the same column.
own-error-colon = This line needs a colon at its end.
own-error-open = The bracket { $bracket } opens here, and nothing closes it.
own-error-close = The bracket { $bracket } doesn't match any open bracket.
own-error-equals = One = gives a name a value. To compare, write ==.
own-error-text = A text begins here, and no quotation mark closes it.
own-error-return = This return is outside of every function.
own-error-syntax = Python can't read this line: { $says }
own-error-tabs = This line is indented with tabs where others have spaces, or the other way round. Use spaces only: 4 for each level.
own-error-indent = This line is indented, but it belongs to no line with a colon. Start it at the same column as the lines around it.
own-error-fit = The bracket { $bracket } doesn't fit here: the bracket { $open } in line { $line } is still open. Close that first.
own-error-comma = Something is missing between two values here. Is it a comma?
own-error-else-if = Python writes elif, in one word.
own-error-misspelt = Python can't read { $name } at the beginning of this line. Did you mean { $other }?
own-error-sign = Python doesn't know { $sign } here. Write { $other }.
own-error-unseen = Nobody can see a character in this line: { $character }. Delete it, and type a space.
own-error-keyword = { $name } is a word of Python's own, so it can't be a name. Choose another name.
own-error-left = To the left of one = comes a name, or a place such as board[r][c]. To compare, write ==.
own-error-call = { $name } needs brackets: { $name }(...).
own-error-loop = This { $name } is outside of every loop.
own-error-name-like = Nothing is called { $name } here. Did you mean { $other }?
own-error-name-import = Nothing is called { $name } here. Write `import { $other }` at the top.
# $other: a type of Python's, as $kind.
own-error-join = { $kind ->
    [str] Here + joins a text and a value of type { $other }. Write str(...) around that value.
    [list] Here + joins a list and a value of type { $other }. Write [...] around that value.
   *[other] + can't join a value of type { $kind } and one of type { $other }.
}
own-error-compare = Python can't compare { $left } with { $right } by { $sign }.
own-error-whole = A whole number is needed here, and this is a float. If it comes from /, write // instead.
own-error-unpack = There are several names on the left, but only one value of type { $kind } on the right.
own-error-fixed = A value of type { $kind } can't be changed. Use a list.
# $other: of the argument.
own-error-parameter = { $name }() has no parameter called { $other }.
own-error-attribute-like = A value of type { $kind } has no { $name }. Did you mean { $other }?
# $other: the module.
own-error-member = The module { $other } has no { $name }. Check its spelling.
own-error-local = The function gives { $name } a value somewhere, so { $name } is the function's own. It has no value yet. To change the { $name } outside, write `global { $name }` or `nonlocal { $name }` first.
own-error-name = Nothing is called { $name } here. Check its spelling. A line that runs before this one must make it.
own-error-pop = Nothing is left to take out here. Maybe your program took back more than it placed.
own-size-other = Your program sets { $name } to { NUMBER($own) }, but this board is { NUMBER($rows) } by { NUMBER($columns) }.
# $name: the list of the choices so far. $undone: the program has taken something back
own-error-short = This index is outside of { $name }, which has fewer items here. { $undone ->
    [true] Maybe your program takes back too early, or too often. Take back what was added before, right after the call that goes on from it.
   *[false] Maybe your program goes on before it adds something to { $name }.
}
# $kind: what has the index.
own-error-index = { $kind ->
    [string] This index is outside of the text. The last of n characters has the index n - 1. If this index belongs to a square, test first that the square is on the board.
    [tuple] This index is outside of the tuple. The last of n items has the index n - 1. If this index belongs to a square, test first that the square is on the board.
   *[list] This index is outside of the list. The last of n items has the index n - 1. If this index belongs to a square, test first that the square is on the board.
}
own-error-key = { $says } is not in this dictionary or set. Test with `in` first.
own-error-depth = A function called itself too many times, deeper and deeper. Does its test for the end ever come true?
own-error-none-list = There is None here, where a list or the like is expected. Did a function end without return?
own-error-none = There is None here, where a value is expected. Did a function end without return?
own-error-missing = { $name }() is called without { AND($names) }.
own-error-arguments = { $most ->
    [0] { $name }() takes no arguments, and here it is given { $given }.
    [one] { $name }() takes { $most } argument, and here it is given { $given }.
   *[other] { $name }() takes at most { $most } arguments, and here it is given { $given }.
}
# $kind: a type of Python's, such as int or list.
own-error-called = A value of type { $kind } is called like a function here. Is a comma missing, or has a variable taken a function's name?
own-error-list-index = The index of a list must be a whole number. This one is of type { $kind }. For a square, write board[y][x].
own-error-no-list = A value of type { $kind } is used like a list here.
# $sign: an operator, such as +.
own-error-operator = Python can't use { $sign } between { $left } and { $right }.
own-error-unhashable = A value of type { $kind } can't be in a set or be a dictionary's key. Use a tuple.
own-error-not-there = remove() or index() looks for something that is not in the list. Maybe it was taken back before, or never placed.
own-error-few = There are not enough values for the names on the left.
own-error-many = There are more values than names on the left.
own-error-int = int() can't make a number from { $says }.
own-error-zero = Your program divides by 0 here.
own-error-none-attribute = There is None before .{ $name } here. append(), sort() and the like change a list, and return None.
own-error-attribute = A value of type { $kind } has no { $name }.
own-error-module = There is no module { $name } here. Your program can only import Python's own modules.
own-error-input = input() asks for another line, and none is left. Add lines for input().
own-error-assert = An assert of your program failed here.
# $name: of an error, such as OSError.
own-error-other = Your program ended with { $name }: { $says }
own-error-silent = Your program ended with { $name }.

# --- how it ended, or what was not seen ---

own-run-round = { $steps ->
    [0] Your program goes round in a loop: it comes back to this line with the same values. So it was stopped.
    [one] Your program goes round in a loop: it comes back to this line with the same values. So it was stopped after { $steps } step.
   *[other] Your program goes round in a loop: it comes back to this line with the same values. So it was stopped after { $steps } steps.
}
own-run-steps = { $steps ->
    [one] Your program reached the limit of { $steps } step, so it was stopped. This proves nothing.
   *[other] Your program reached the limit of { $steps } steps, so it was stopped. This proves nothing.
}
own-run-ticks = Your program made very many calls or repeats, so it was stopped. This proves nothing.
own-run-calls = { $calls ->
    [one] Your program was stopped after { $calls } call or return. This proves nothing.
   *[other] Your program was stopped after { $calls } calls and returns. This proves nothing.
}
own-run-output = { $characters ->
    [one] Your program printed more than { $characters } character, so it was stopped. Print less, and run it again.
   *[other] Your program printed more than { $characters } characters, so it was stopped. Print less, and run it again.
}
own-run-containers = Your program made very many lists, so the check stopped watching it. This proves nothing.
own-run-memory = Your program needed more memory than it may have, so it was stopped.
own-run-seconds = Your program took too long, so it was stopped. This proves nothing.
own-run-stopped = Your program was stopped.
own-run-unset = { COUNT($names) ->
    [one] Your program gives no value to { AND($names) } at its beginning. So setting it changes nothing.
   *[other] Your program gives no value to { AND($names) } at its beginning. So setting them changes nothing.
}
own-run-late = Your program did not stop in time, so it was ended.
# $status: the number with which a process ends.
own-run-ended = Your program ended Python itself (status { $status }).
# $rows, $columns: of the board that the program is made for.
own-check-size = { $puzzle ->
    [queens] { $rows ->
        [one] Your program is made for { $rows } queen, so only that is tested. With a name such as n for the size, other numbers are tested, too.
       *[other] Your program is made for { $rows } queens, so only that is tested. With a name such as n for the size, other numbers are tested, too.
    }
   *[other] Your program is made for a board of { $rows } by { $columns } squares, so only that is tested. With a name such as n for the size, other boards are tested, too.
}
own-check-late = It took too long to check your program, so the check was stopped.
own-check-memory = There was not enough memory to check your program.
own-unseen-name = No list or board called { $name } looks like this search. Check the name, or leave it out.
own-unseen-search = Nothing in your program looks like this search. Keep its choices in a list or a board, or name the list to watch.
own-unwritten = This part of your program is still missing. Write it in place of this line.
own-unseen-uncalled = Your program defines { $name }, but nothing calls it. Call it at the end of your program.
own-unseen-guard = This test is never true: Python calls the program "__main__". So nothing calls { AND($names) }.
own-unseen-way = The check can't follow how your program keeps its board. It can follow a list, or a list of rows, that changes with each choice.
own-unseen-calls = The calls are all that can be shown.
# A right "there is none" of a program that has only gone forward
own-unseen-no-back = The answer is right, but your program took nothing back. So it hasn't shown that there is none.
own-unseen-right = The answer is right.
own-unseen-number = Your program's number is right: { $number }.

# --- its answer ---

own-answer-grid = Your program solves its own grid, not this one.
# $rows, $columns: of the board that the program is made for; $asked, $across: of this one.
own-answer-size = { $puzzle ->
    [queens] { $rows ->
        [one] Your program is made for { $rows } queen. This puzzle has { $asked }.
       *[other] Your program is made for { $rows } queens. This puzzle has { $asked }.
    }
   *[other] Your program is made for a board of { $rows } by { $columns } squares. This board has { $asked } by { $across }.
}
# The program is for $puzzle, and the page is at $here.
own-answer-another = { $puzzle ->
    [tour] Your program looks for a knight's tour.
    [queens] Your program places queens.
    [graph] Your program looks for a path or a cycle in a graph.
    [colouring] Your program colours a map.
    [sudoku] Your program solves sudokus.
    [maze] Your program looks for a way through a maze.
    [regions] Your program places queens in regions.
    [subset] Your program makes a sum of numbers.
   *[other] Your program is for another puzzle.
} { $here ->
    [tour] The page has a knight's tour open.
    [queens] The page has queens open.
    [graph] The page has a graph open.
    [colouring] The page has a map open.
    [sudoku] The page has a sudoku open.
    [maze] The page has a maze open.
    [regions] The page has queens in regions open.
    [subset] The page has a sum of numbers open.
   *[other] The page has another puzzle open.
}
own-answer-start = { $puzzle ->
    [tour] Your program starts its tour on { $choice }. This puzzle starts on { $start }.
    [graph] Your program starts its path at { $choice }. This puzzle starts at { $start }.
    [maze] Your program starts its path at { $choice }. This maze starts at { $start }.
   *[other] Your program starts with { $choice }. This puzzle starts with { $start }.
}
own-answer-backwards = { $goal ->
    [path] Your path is right, but it ends at { $start }, where it should begin. Print it the other way round.
    [cycle] Your cycle is right, but it ends at { $start }, where it should begin. Print it the other way round.
   *[other] Your path is a tour, but it ends on { $start }, where it should begin. Print it the other way round.
}
own-answer-long = The answer has { $entries } entries instead of { $asked }.
own-answer-none = { $goal ->
    [tour] This is no tour.
    [closed] This is no closed tour.
    [path] This is no path.
    [cycle] This is no cycle.
    [colouring] This is no colouring.
   *[other] This is no solution.
}
# After it comes the reason.
own-answer-printed = { $goal ->
    [tour] What your program prints is no tour.
    [closed] What your program prints is no closed tour.
    [path] What your program prints is no path.
    [cycle] What your program prints is no cycle.
    [colouring] What your program prints is no colouring.
   *[other] What your program prints is no solution.
}
# After it comes the reason.
own-answer-kept = { $goal ->
    [tour] What your program keeps is no tour.
    [closed] What your program keeps is no closed tour.
    [path] What your program keeps is no path.
    [cycle] What your program keeps is no cycle.
    [colouring] What your program keeps is no colouring.
   *[other] What your program keeps is no solution.
}
# A function that gives its own variable a value, and means the one outside
own-answer-local = Line { $line } makes a new { $name } inside { $function }. The { $name } outside stays as it was. Write global { $name } at the beginning of { $function }.
own-answer-denied = { $goal ->
    [tour] Your program found a tour, but it says: { $says }
    [closed] Your program found a closed tour, but it says: { $says }
    [path] Your program found a path, but it says: { $says }
    [cycle] Your program found a cycle, but it says: { $says }
    [colouring] Your program found a colouring, but it says: { $says }
   *[other] Your program found a solution, but it says: { $says }
}
own-answer-exists = { $goal ->
    [tour] There is a tour, but your program says: { $says }
    [closed] There is a closed tour, but your program says: { $says }
    [path] There is a path, but your program says: { $says }
    [cycle] There is a cycle, but your program says: { $says }
    [colouring] There is a colouring, but your program says: { $says }
   *[other] There is a solution, but your program says: { $says }
}
own-answer-else = { $goal ->
    [tour] Your program keeps a tour, but what it shows is something else.
    [closed] Your program keeps a closed tour, but what it shows is something else.
    [path] Your program keeps a path, but what it shows is something else.
    [cycle] Your program keeps a cycle, but what it shows is something else.
    [colouring] Your program keeps a colouring, but what it shows is something else.
   *[other] Your program keeps a solution, but what it shows is something else.
}
own-answer-words = { $goal ->
    [tour] Your program says that it found a tour, but it doesn't show it.
    [closed] Your program says that it found a closed tour, but it doesn't show it.
    [path] Your program says that it found a path, but it doesn't show it.
    [cycle] Your program says that it found a cycle, but it doesn't show it.
    [colouring] Your program says that it found a colouring, but it doesn't show it.
   *[other] Your program says that it found a solution, but it doesn't show it.
}
own-answer-unread = The check can't read your program's answer.
# What an answer looks like.
own-answer-form = { $puzzle ->
    [tour] Print the squares in their order, such as (0, 0), (1, 2), or print the board with its numbers.
    [queens] Print the column of the queen in each row, such as [1, 3, 0, 2], or print the board.
    [graph] Print the vertices in their order, such as A B C.
    [colouring] Print each region with its colour, such as WA: red.
    [sudoku] Print the grid, with each row in a line.
    [maze] Print the cells of the path in their order, such as (0, 0), (0, 1), or print the grid with the path marked.
    [regions] Print the column of the queen in each row, such as [1, 3, 0, 2], or print the board.
    [subset] Print the numbers that are taken, such as [26, 5].
   *[other] Print the solution at the end.
}
own-answer-missing = Your program shows no answer. It prints none, returns none and keeps none. Print what it finds.
own-answer-generator = Your program makes a generator, but takes nothing from it. So nothing is searched. Use next(...) or a for loop.
own-answer-transposed = Its rows and columns are swapped.
own-answer-givens = Its given digits are not those of this puzzle.
own-answer-unclear = { $goal ->
    [tour] There is no such tour. The check can't tell whether your program says so. Print “no solution” at the end.
    [closed] There is no such closed tour. The check can't tell whether your program says so. Print “no solution” at the end.
    [path] There is no such path. The check can't tell whether your program says so. Print “no solution” at the end.
    [cycle] There is no such cycle. The check can't tell whether your program says so. Print “no solution” at the end.
    [colouring] There is no such colouring. The check can't tell whether your program says so. Print “no solution” at the end.
   *[other] There is no solution. The check can't tell whether your program says so. Print “no solution” at the end.
}
own-answer-numbers = The tour is right, but its numbers are not: after { $before } comes { $after }.
own-answer-shared = All answers that your program keeps share one list, so they change together. Keep a copy of each: path[:] for a list, copy.deepcopy(board) for a board.
own-answer-empty = Your program prints empty lists. It kept the same list each time, and then took everything out of it. Keep a copy of each solution: x[:] or list(x).

# --- how many it finds ---

# There are none, but the program tells some.
own-count-none = { $goal ->
    [tour] There is no such tour, but your program says: { $says }
    [closed] There is no such closed tour, but your program says: { $says }
    [path] There is no such path, but your program says: { $says }
    [cycle] There is no such cycle, but your program says: { $says }
    [colouring] There is no such colouring, but your program says: { $says }
   *[other] There is no solution, but your program says: { $says }
}
# $there: how many there are.
own-count-says = { $goal ->
    [tour] { $there ->
        [0] There is no such tour. Your program says: { $says }
        [one] There is { $there } tour. Your program says: { $says }
       *[other] There are { $there } tours. Your program says: { $says }
    }
    [closed] { $there ->
        [0] There is no such closed tour. Your program says: { $says }
        [one] There is { $there } closed tour. Your program says: { $says }
       *[other] There are { $there } closed tours. Your program says: { $says }
    }
    [path] { $there ->
        [0] There is no such path. Your program says: { $says }
        [one] There is { $there } path. Your program says: { $says }
       *[other] There are { $there } paths. Your program says: { $says }
    }
    [cycle] { $there ->
        [0] There is no such cycle. Your program says: { $says }
        [one] There is { $there } cycle. Your program says: { $says }
       *[other] There are { $there } cycles. Your program says: { $says }
    }
    [colouring] { $there ->
        [0] There is no such colouring. Your program says: { $says }
        [one] There is { $there } colouring. Your program says: { $says }
       *[other] There are { $there } colourings. Your program says: { $says }
    }
   *[other] { $there ->
        [0] There is no solution. Your program says: { $says }
        [one] There is { $there } solution. Your program says: { $says }
       *[other] There are { $there } solutions. Your program says: { $says }
    }
}
# It found all of them.
own-count-told = { $goal ->
    [tour] { $there ->
        [one] Your program finds the only tour, but it says: { $says }
       *[other] Your program finds all { $there } tours, but it says: { $says }
    }
    [closed] { $there ->
        [one] Your program finds the only closed tour, but it says: { $says }
       *[other] Your program finds all { $there } closed tours, but it says: { $says }
    }
    [path] { $there ->
        [one] Your program finds the only path, but it says: { $says }
       *[other] Your program finds all { $there } paths, but it says: { $says }
    }
    [cycle] { $there ->
        [one] Your program finds the only cycle, but it says: { $says }
       *[other] Your program finds all { $there } cycles, but it says: { $says }
    }
    [colouring] { $there ->
        [one] Your program finds the only colouring, but it says: { $says }
       *[other] Your program finds all { $there } colourings, but it says: { $says }
    }
   *[other] { $there ->
        [one] Your program finds the only solution, but it says: { $says }
       *[other] Your program finds all { $there } solutions, but it says: { $says }
    }
}
# $found: how many the program finds, of so many that there are.
own-count-wrong = { $goal ->
    [tour] { $there ->
        [0] There is no such tour. Your program finds { $found }.
        [one] There is { $there } tour. Your program finds { $found }.
       *[other] There are { $there } tours. Your program finds { $found }.
    }
    [closed] { $there ->
        [0] There is no such closed tour. Your program finds { $found }.
        [one] There is { $there } closed tour. Your program finds { $found }.
       *[other] There are { $there } closed tours. Your program finds { $found }.
    }
    [path] { $there ->
        [0] There is no such path. Your program finds { $found }.
        [one] There is { $there } path. Your program finds { $found }.
       *[other] There are { $there } paths. Your program finds { $found }.
    }
    [cycle] { $there ->
        [0] There is no such cycle. Your program finds { $found }.
        [one] There is { $there } cycle. Your program finds { $found }.
       *[other] There are { $there } cycles. Your program finds { $found }.
    }
    [colouring] { $there ->
        [0] There is no such colouring. Your program finds { $found }.
        [one] There is { $there } colouring. Your program finds { $found }.
       *[other] There are { $there } colourings. Your program finds { $found }.
    }
   *[other] { $there ->
        [0] There is no solution. Your program finds { $found }.
        [one] There is { $there } solution. Your program finds { $found }.
       *[other] There are { $there } solutions. Your program finds { $found }.
    }
}
# $shown: how many of them it prints, returns or keeps.
own-count-shown = { $goal ->
    [tour] { $there ->
        [0] There is no such tour. Your program shows { $shown }.
        [one] There is { $there } tour. Your program shows { $shown }.
       *[other] There are { $there } tours. Your program shows { $shown }.
    }
    [closed] { $there ->
        [0] There is no such closed tour. Your program shows { $shown }.
        [one] There is { $there } closed tour. Your program shows { $shown }.
       *[other] There are { $there } closed tours. Your program shows { $shown }.
    }
    [path] { $there ->
        [0] There is no such path. Your program shows { $shown }.
        [one] There is { $there } path. Your program shows { $shown }.
       *[other] There are { $there } paths. Your program shows { $shown }.
    }
    [cycle] { $there ->
        [0] There is no such cycle. Your program shows { $shown }.
        [one] There is { $there } cycle. Your program shows { $shown }.
       *[other] There are { $there } cycles. Your program shows { $shown }.
    }
    [colouring] { $there ->
        [0] There is no such colouring. Your program shows { $shown }.
        [one] There is { $there } colouring. Your program shows { $shown }.
       *[other] There are { $there } colourings. Your program shows { $shown }.
    }
   *[other] { $there ->
        [0] There is no solution. Your program shows { $shown }.
        [one] There is { $there } solution. Your program shows { $shown }.
       *[other] There are { $there } solutions. Your program shows { $shown }.
    }
}
own-count-first = It stops at the first one. All are wanted here.
own-count-again = { $goal ->
    [tour] Your program finds { NUMBER($found) } tours, but only { $different } of them differ.
    [closed] Your program finds { NUMBER($found) } closed tours, but only { $different } of them differ.
    [path] Your program finds { NUMBER($found) } paths, but only { $different } of them differ.
    [cycle] Your program finds { NUMBER($found) } cycles, but only { $different } of them differ.
    [colouring] Your program finds { NUMBER($found) } colourings, but only { $different } of them differ.
   *[other] Your program finds { NUMBER($found) } solutions, but only { $different } of them differ.
}
# $asked: how many are wanted.
own-count-more = { $goal ->
    [tour] { $asked ->
        [one] Your program finds { NUMBER($found) } tours, but only { $asked } is wanted.
       *[other] Your program finds { NUMBER($found) } tours, but only { $asked } are wanted.
    }
    [closed] { $asked ->
        [one] Your program finds { NUMBER($found) } closed tours, but only { $asked } is wanted.
       *[other] Your program finds { NUMBER($found) } closed tours, but only { $asked } are wanted.
    }
    [path] { $asked ->
        [one] Your program finds { NUMBER($found) } paths, but only { $asked } is wanted.
       *[other] Your program finds { NUMBER($found) } paths, but only { $asked } are wanted.
    }
    [cycle] { $asked ->
        [one] Your program finds { NUMBER($found) } cycles, but only { $asked } is wanted.
       *[other] Your program finds { NUMBER($found) } cycles, but only { $asked } are wanted.
    }
    [colouring] { $asked ->
        [one] Your program finds { NUMBER($found) } colourings, but only { $asked } is wanted.
       *[other] Your program finds { NUMBER($found) } colourings, but only { $asked } are wanted.
    }
   *[other] { $asked ->
        [one] Your program finds { NUMBER($found) } solutions, but only { $asked } is wanted.
       *[other] Your program finds { NUMBER($found) } solutions, but only { $asked } are wanted.
    }
}

# --- how it goes on, or ends ---

own-end-all = { $goal ->
    [tour] Your program goes on after its first tour, and finds { $found }. Here one is enough.
    [closed] Your program goes on after its first closed tour, and finds { $found }. Here one is enough.
    [path] Your program goes on after its first path, and finds { $found }. Here one is enough.
    [cycle] Your program goes on after its first cycle, and finds { $found }. Here one is enough.
    [colouring] Your program goes on after its first colouring, and finds { $found }. Here one is enough.
   *[other] Your program goes on after its first solution, and finds { $found }. Here one is enough.
}
# After it comes why.
own-end-goes-on = { $goal ->
    [tour] Your program has found a tour, but it goes on.
    [closed] Your program has found a closed tour, but it goes on.
    [path] Your program has found a path, but it goes on.
    [cycle] Your program has found a cycle, but it goes on.
    [colouring] Your program has found a colouring, but it goes on.
   *[other] Your program has found a solution, but it goes on.
}
own-end-returns-nothing = The call that found it returns None, and that counts as a failure. After you print it, return True.
own-end-stopped = Your program had found { $found } when it was stopped.
own-end-never-looks = Your program ignores what the call for the next choice returns. Write `if ...: return True`, and return True where nothing is left to choose.
# $value: what the call returned, as Python writes it; "value" for any other.
own-end-not-told = { $value ->
    [none] The earlier calls never learn that the search is done.
    [other] The call that found it returned a value. The earlier calls never learn that the search is done.
   *[value] The call that found it returned { $value }. The earlier calls never learn that the search is done.
}
own-end-erased = { $goal ->
    [tour] Your program finds a tour and takes all of it back.
    [closed] Your program finds a closed tour and takes all of it back.
    [path] Your program finds a path and takes all of it back.
    [cycle] Your program finds a cycle and takes all of it back.
    [colouring] Your program finds a colouring and takes all of it back.
   *[other] Your program finds a solution and takes all of it back.
}
# After own-end-erased.
own-end-keep = Before that, return True or keep a copy: path[:] for a list, copy.deepcopy(board) for a board.
# How far it came: $placed of $length.
own-end-far = { $puzzle ->
    [tour] Its path has { $placed } of { $length } squares.
    [queens] Its board has { $placed } of { $length } queens.
    [graph] Its path has { $placed } of { $length } vertices.
    [colouring] It has coloured { $placed } of { $length } regions.
    [sudoku] It has filled { $placed } of { $length } blank cells.
    [maze] Its longest path has { $placed ->
        [one] { $placed } cell
       *[other] { $placed } cells
    }.
    [regions] Its board has { $placed } of { $length } queens.
   *[other] It has made { $placed } of { $length } choices.
}
# $far: by own-end-far.
own-end-dead = Your program ends at a dead end. { $far } It took nothing back.
own-end-unplaced = In line { $line } your program goes on to the next call, but it places nothing before that.
own-end-gives-up = Your program gives up at the first dead end. { $far } Some options are still left to try. When an inner call fails, go on with the loop. Return False only after the loop, when all options have failed.
own-end-early = Your program ends as if it were done. { $far } How does it tell that it is done?
own-end-early-free = Your program ends, but { $choice } could be next. { $far } How does it tell that it is done?
own-end-differs = Here your program differs from a search that works.
own-end-never-back = { $goal ->
    [tour] { $choice } was a dead end, but your program never takes anything back. It finds { $found ->
        [0] no tour
        [one] { $found } tour
       *[other] { $found } tours
    }.
    [closed] { $choice } was a dead end, but your program never takes anything back. It finds { $found ->
        [0] no closed tour
        [one] { $found } closed tour
       *[other] { $found } closed tours
    }.
    [path] { $choice } was a dead end, but your program never takes anything back. It finds { $found ->
        [0] no path
        [one] { $found } path
       *[other] { $found } paths
    }.
    [cycle] { $choice } was a dead end, but your program never takes anything back. It finds { $found ->
        [0] no cycle
        [one] { $found } cycle
       *[other] { $found } cycles
    }.
    [colouring] { $choice } was a dead end, but your program never takes anything back. It finds { $found ->
        [0] no colouring
        [one] { $found } colouring
       *[other] { $found } colourings
    }.
   *[other] { $choice } was a dead end, but your program never takes anything back. It finds { $found ->
        [0] no solution
        [one] { $found } solution
       *[other] { $found } solutions
    }.
}
# $way: what was chosen before; of much the first and the last, with "..." between.
own-refused-solution = { $goal ->
    [tour] { COUNT($way) ->
        [0] Your program rules out { $choice } at the start, or never looks at it. But a tour begins there.
       *[other] Your program rules out { $choice } after { AND($way) }, or never looks at it. But a tour goes on from there.
    }
    [closed] { COUNT($way) ->
        [0] Your program rules out { $choice } at the start, or never looks at it. But a closed tour begins there.
       *[other] Your program rules out { $choice } after { AND($way) }, or never looks at it. But a closed tour goes on from there.
    }
    [path] { COUNT($way) ->
        [0] Your program rules out { $choice } at the start, or never looks at it. But a path begins there.
       *[other] Your program rules out { $choice } after { AND($way) }, or never looks at it. But a path goes on from there.
    }
    [cycle] { COUNT($way) ->
        [0] Your program rules out { $choice } at the start, or never looks at it. But a cycle begins there.
       *[other] Your program rules out { $choice } after { AND($way) }, or never looks at it. But a cycle goes on from there.
    }
    [colouring] { COUNT($way) ->
        [0] Your program rules out { $choice } at the start, or never looks at it. But there is a colouring with it.
       *[other] Your program rules out { $choice } after { AND($way) }, or never looks at it. But there is a colouring with it.
    }
   *[other] { COUNT($way) ->
        [0] Your program rules out { $choice } at the start, or never looks at it. But there is a solution with it.
       *[other] Your program rules out { $choice } after { AND($way) }, or never looks at it. But there is a solution with it.
    }
}
# The values of a loop in the program's text. $count: how many of all $of squares or colours.
own-refused-untried = { $puzzle ->
    [sudoku] The loop in line { $line } tries { AND($tried) }, but never { AND($missing) }.
    [colouring] The loop in line { $line } tries only { $count } of { $of } colours.
   *[other] The loop in line { $line } tries only { $count } of the { $of } squares that each queen can have.
}
own-refused-allowed = { COUNT($way) ->
    [0] Your program rules out { $choice } at the start, or never looks at it. No rule forbids it there.
   *[other] Your program rules out { $choice } after { AND($way) }, or never looks at it. No rule forbids it there.
}

# --- what it places and takes back ---

own-step-rows = All rows of your board are the same list, so a change in one row changes them all.
# $code: a line of Python.
own-step-rows-repair = Make each row by itself: { $code }
# $known: the place is known.
own-step-wrap = { $known ->
    [true] Your program uses an index below 0. Python counts it from the end, so your program lands on { $choice } without an error. Test for `>= 0`, too.
   *[false] Your program uses an index below 0. Python counts it from the end, so your program lands elsewhere without an error. Test for `>= 0`, too.
}
# $old, $new: what the program writes there.
own-step-same = { $choice } holds { $old }, and your program writes { $new } there again. When it takes { $choice } back, it must write what was there before.
own-step-over = { $choice } already holds { $old }, and your program writes { $new } over it. So it is taken twice.
own-step-again = Your program tries { $choice } again where it has already tried it.
# $dead: it was a dead end; $next: another choice.
own-step-stays = { $dead ->
    [true] { $choice } was a dead end, but your program didn't take it back before { $next }.
   *[false] Your program didn't take { $choice } back before { $next }.
}
own-step-stays-behind = { $dead ->
    [true] { $choice } was a dead end, but your program took an earlier one back first: { $next }.
   *[false] Your program didn't take { $choice } back. It took an earlier one back first: { $next }.
}
own-step-stays-below = { $dead ->
    [true] { $choice } led nowhere, but your program didn't take it back before it changed an earlier choice.
   *[false] Your program didn't take { $choice } back before it changed an earlier choice.
}
# After a choice that was not taken back. $line: from 1
own-step-back-after = Nothing takes it back after line { $line }.
own-step-back-before = Line { $line } made this step. The take-back should come before it.
# $value: what the program writes there; $number: what stands there on the page's board.
own-step-numbered = Your program writes { $value } there. The { $number } on the board counts all that is marked.
own-step-too-much = Your program takes { $choice } back, but the search still uses it. Take back exactly the last choice.
own-step-order = Your program takes { $choice } back while { $next }, which came after it, is still there. Take back exactly what was placed last.
# $here, $there: places in the program, such as board[4][3].
own-step-cells = In your program that is { $here }, then { $there }.
own-step-twice = Your program uses the same choice twice.

# --- a rule of the visitor's own: $name is a function's ---

own-rule-twice = After { COUNT($path) ->
    [0] the empty path
   *[other] { AND($path, most: 20) }
}, your rule first gave { COUNT($first) ->
    [0] nothing
   *[other] { AND($first, most: 20) }
}, and then { COUNT($again) ->
    [0] nothing
   *[other] { AND($again, most: 20) }
}. A rule must depend on the path alone.
own-rule-order = For { AND($asked, most: 20) }, your function order gave { COUNT($given) ->
    [0] nothing
   *[other] { AND($given, most: 20) }
}. It must give the same choices, each once.
own-rule-loop = A loop in { $name } repeated too many times, so it was stopped. What would make the loop end?
# After it comes the error.
own-rule-error = Your function { $name } ended with an error.
# $given: what the function returned, as Python writes it.
own-rule-no-list = { $name } gives { $given }. It must give a list of choices.
own-rule-no-choice = { $name } gives { $given }. That is not an option. It must give only options of this puzzle.
own-rule-none = Your program defines no rule. A rule is a function called { OR($names) }.
own-rule-limit = { $steps ->
    [one] The search with your rule reached the limit of { $steps } step, so it was stopped. This proves nothing.
   *[other] The search with your rule reached the limit of { $steps } steps, so it was stopped. This proves nothing.
}
own-rule-refuses = { COUNT($way) ->
    [0] { $goal ->
        [tour] Your rule rules out { $choice } at the start, but a tour begins there.
        [closed] Your rule rules out { $choice } at the start, but a closed tour begins there.
        [path] Your rule rules out { $choice } at the start, but a path begins there.
        [cycle] Your rule rules out { $choice } at the start, but a cycle begins there.
        [colouring] Your rule rules out { $choice } at the start, but there is a colouring with it.
       *[other] Your rule rules out { $choice } at the start, but there is a solution with it.
    }
   *[other] { $goal ->
        [tour] Your rule rules out { $choice } after { AND($way, most: 20) }, but a tour goes on from there.
        [closed] Your rule rules out { $choice } after { AND($way, most: 20) }, but a closed tour goes on from there.
        [path] Your rule rules out { $choice } after { AND($way, most: 20) }, but a path goes on from there.
        [cycle] Your rule rules out { $choice } after { AND($way, most: 20) }, but a cycle goes on from there.
        [colouring] Your rule rules out { $choice } after { AND($way, most: 20) }, but there is a colouring with it.
       *[other] Your rule rules out { $choice } after { AND($way, most: 20) }, but there is a solution with it.
    }
}
own-rule-no-puzzle = You can't write a rule of your own for this search.
# Why a choice is ruled out.
own-refused-rule = ruled out by your rule

## Library and page

own-none = You can't write a program of your own for this search.
