### A visitor is asked about the search, or asks why a choice was not made.
### $puzzle is its name: tour, queens, graph, forest, colouring, sudoku, maze, or another's.
### $choice: a square, a vertex, a region with its colour, or a cell with its digit.
### $leaves: whether choices are left for good, as in a depth-first search, and not taken back.

## Library

# --- why a question can't be asked ---

questions-onward = This search only goes forward. There is nothing to ask about its next step.
questions-over = The search is over here.
questions-not-counted = The search may be over here. That depends on how many solutions the search has found.
questions-given = The solution is already known here. The search only follows it.
questions-too-long = This question would take too long here.
questions-forced = There is nothing to decide here: only one option is left.
questions-nothing-back = The next step takes nothing back.
questions-lost-unknown = It would take too long to find out whether this is lost, and since when.
questions-why-nowhere = The page knows no short proof here.
questions-line-no-program = The page shows no program that can run this search.

# --- how the search stands ---

questions-chosen = { $puzzle ->
    [tour] { $choice } is on the path.
    [graph] { $choice } is on the path.
    [forest] { $choice } is on the path.
    [queens] There is a queen on { $choice }.
    [regions] There is a queen on { $choice }.
    [colouring] { $choice } is already on the map.
    [sudoku] { $choice } is already in the grid.
    [maze] { $choice } is on the path.
   *[other] { $choice } is chosen.
}
questions-tried = { $choice } was already tried here.
# $number: of a choice on the path; $last: the choice.
questions-tried-after = The search tried { $choice } after { $last } (number { $number }).
questions-tried-first = { $choice } was tried at the beginning.
questions-not-tried = { $choice } was not tried: the search ended first.
questions-comes-next = { $choice } comes next.
# $before: the choices that the search tries first.
questions-comes-later = { $choice } comes after { AND($before, most: 6) }.
questions-comes-later-visit = { $choice } comes after { AND($before, most: 6) }, unless the search reaches it sooner.
questions-another-first = { $puzzle ->
    [tour] { $choice } is allowed, but the search tries another square first.
    [queens] { $choice } is allowed, but the search tries another square first.
    [regions] { $choice } is allowed, but the search tries another square first.
    [graph] { $choice } is allowed, but the search tries another vertex first.
    [forest] { $choice } is allowed, but the search tries another vertex first.
    [maze] { $choice } is allowed, but the search tries another cell first.
   *[other] { $choice } is allowed, but the search tries another option first.
}

# --- what comes next? ---

questions-next-ask = What comes next?
# In a question, before its answer.
questions-next-order = { COUNT($choices) ->
    [one] The search looks only at { AND($choices) }.
   *[other] The search looks at { AND($choices, most: 9) }, in this order.
}
questions-next-first = { $choice } is the first option that is not ruled out.
questions-next-following = { $choice } is the next option that is not ruled out.
# $begun: whether anything has been chosen; $choice: what was chosen last.
questions-next-left = { $begun ->
    [true] An option is still left after { $choice }.
   *[false] An option is still left at the beginning.
}
questions-next-more = { $leaves ->
    [true] This is a solution. The search looks for more: it leaves { $choice }.
   *[false] This is a solution. The search looks for more: it takes its last choice back, { $choice }.
}
questions-next-none = { $leaves ->
    [true] There is no option after { $choice }. The search leaves { $choice }.
   *[false] There is no option after { $choice }. The search takes this choice back.
}
questions-next-tried = { $leaves ->
    [true] The search has tried everything after { $choice }. It leaves { $choice }.
   *[false] The search has tried everything after { $choice }. It takes this choice back.
}

# --- how far back does it go? ---

questions-back-ask = { $leaves ->
    [true] Now the search leaves { $choice }.
   *[false] Now the search takes its last choice back, { $choice }.
}
# Of what stays on the path the last one, after which something else is tried.
questions-back-which = { $puzzle ->
    [tour] Which square will stay and get another move?
    [graph] From which vertex will it go on to another one?
    [forest] From which vertex will it go on to another one?
    [queens] Which queen will be the last that stays?
    [regions] Which queen will be the last that stays?
    [colouring] Which region will be the last that keeps its colour?
    [sudoku] Which cell will be the last that keeps its digit?
    [maze] Which cell will stay and get another move?
   *[other] Which choice will be the last that stays?
}
# $number: of the choice on the path.
questions-back-none = No option is left after { $choice } (number { $number }).
questions-back-none-either = The search goes back through { $choice } (number { $number }), too. No option is left after it.
questions-back-none-first = No option is left at the beginning.
questions-back-none-first-either = No option is left at the beginning, either. The search ends.
questions-back-not-end = The search doesn't end here. An option is still left somewhere.
questions-back-closer = { $puzzle ->
    [tour] That is too far back. The search stops at the first square that still has a move to try.
    [maze] That is too far back. The search stops at the first cell that still has a move to try.
   *[other] That is too far back. The search stops as soon as an option is left to try.
}
questions-back-end = No option is left anywhere. The search ends.
# $number: how many choices are taken back, or left, up to there.
questions-back-taken = { $leaves ->
    [true] { $number ->
        [one] The search leaves { $number } vertex.
       *[other] The search leaves { $number } vertices.
    }
   *[false] { $number ->
        [one] The search takes { $number } choice back.
       *[other] The search takes { $number } choices back.
    }
}
questions-back-then = Then an option is left after { $choice } (number { $number }).
questions-back-then-first = Then an option is left at the beginning.

# --- is it lost, and since when? ---

questions-lost-ask = { $goal ->
    [tour] Is a tour still possible? If not, which square was the mistake?
    [ending] Is a solution still possible? If not, which square was the mistake?
    [numbered] Is a solution still possible? If not, which square was the mistake?
    [closed] Is a closed tour still possible? If not, which square was the mistake?
    [queens] Is a solution still possible? If not, which queen was the mistake?
    [regions] Is a solution still possible? If not, which queen was the mistake?
    [path] { $puzzle ->
        [maze] Is a path still possible? If not, which cell was the mistake?
       *[other] Is a path still possible? If not, which vertex was the mistake?
    }
    [cycle] Is a cycle still possible? If not, which vertex was the mistake?
    [colouring] Can this map still be coloured? If not, which region was the mistake?
    [sudoku] Can this grid still be solved? If not, which digit was the mistake?
   *[other] Is a solution still possible? If not, which choice was the mistake?
}
# Nothing can come next.
questions-lost-stuck = { $goal ->
    [tour] This is a dead end. Which square was the mistake?
    [ending] This is a dead end. Which square was the mistake?
    [numbered] This is a dead end. Which square was the mistake?
    [closed] This is a dead end. Which square was the mistake?
    [queens] This is a dead end. Which queen was the mistake?
    [regions] This is a dead end. Which queen was the mistake?
    [path] { $puzzle ->
        [maze] This is a dead end. Which cell was the mistake?
       *[other] This is a dead end. Which vertex was the mistake?
    }
    [cycle] This is a dead end. Which vertex was the mistake?
    [colouring] This is a dead end. Which region was the mistake?
    [sudoku] This is a dead end. Which digit was the mistake?
   *[other] This is a dead end. Which choice was the mistake?
}
questions-lost-every = A solution that was already found counts, too.
questions-lost-exists = { $goal ->
    [tour] At the beginning a tour was possible.
    [closed] At the beginning a closed tour was possible.
   *[other] This puzzle has a solution.
}
# $number: of the choice on the path.
questions-lost-not-last = { $choice } (number { $number }) was not the mistake.
questions-lost-later = { $goal ->
    [tour] After { $choice } (number { $number }), a tour was still possible.
    [closed] After { $choice } (number { $number }), a closed tour was still possible.
    [path] After { $choice } (number { $number }), a path was still possible.
    [cycle] After { $choice } (number { $number }), a cycle was still possible.
    [colouring] With { $choice } (number { $number }), the map could still be coloured.
    [sudoku] With { $choice } (number { $number }), the grid could still be solved.
   *[other] With { $choice } (number { $number }), a solution was still possible.
}
questions-lost-earlier = { $goal ->
    [tour] No tour was possible before { $choice } (number { $number }), either.
    [closed] No closed tour was possible before { $choice } (number { $number }), either.
    [path] No path was possible before { $choice } (number { $number }), either.
    [cycle] No cycle was possible before { $choice } (number { $number }), either.
    [colouring] The map couldn't be coloured before { $choice } (number { $number }), either.
    [sudoku] The grid couldn't be solved before { $choice } (number { $number }), either.
   *[other] No solution was possible before { $choice } (number { $number }), either.
}
questions-lost-alive = { $goal ->
    [tour] A tour begins like this.
    [closed] A closed tour begins like this.
    [path] A path begins like this.
    [cycle] A cycle begins like this.
    [colouring] A colouring begins like this.
   *[other] A solution begins like this.
}

# --- which places prove it? ---

questions-why-ask = { $goal ->
    [tour] No tour begins like this. Mark the squares that prove it.
    [ending] No solution begins like this. Mark the squares that prove it.
    [numbered] No solution begins like this. Mark the squares that prove it.
    [closed] No closed tour begins like this. Mark the squares that prove it.
    [queens] No solution begins like this. Mark the squares that prove it.
    [regions] No solution begins like this. Mark the squares that prove it.
    [path] { $puzzle ->
        [maze] No path begins like this. Mark the cells that prove it.
       *[other] No path begins like this. Mark the vertices that prove it.
    }
    [cycle] No cycle begins like this. Mark the vertices that prove it.
    [colouring] No colouring begins like this. Mark the regions that prove it.
    [sudoku] No solution begins like this. Mark the cells that prove it.
   *[other] No solution begins like this. Mark what proves it.
}
questions-why-nothing = You marked nothing yet. Mark at least one.
questions-why-not-alone = What you marked belongs to a proof, but you must mark more.
questions-why-beside = { $place } is in no proof that the page knows.

# --- which line runs next? ---

questions-line-ask = Which line of the program runs next?
# $line: its number; $text: the line itself.
questions-line-right = Line { $line } runs next: { $text }
questions-line-later = Line { $line } runs soon, but another line runs before it.
questions-line-none = The search has no command that begins on line { $line }.
questions-line-not = Line { $line } does not run before the next step.

# --- how many steps? ---

questions-steps-ask-end = How many steps does the search take until it ends?
questions-steps-ask = { $leaves ->
    [true] How many steps does the search take until it leaves { $choice }, or ends?
   *[false] How many steps does the search take until it takes back { $choice }, or ends?
}
questions-steps-more = { $steps ->
    [one] After { $steps } step the search still goes on.
   *[other] After { $steps } steps the search still goes on.
}
questions-steps-unknown = { $steps ->
    [one] After { $steps } step the search still goes on. Nobody has counted the rest.
   *[other] After { $steps } steps the search still goes on. Nobody has counted the rest.
}
questions-steps-too-few = Your number is too small. The search takes more than twice as many steps.
questions-steps-too-many = Your number is too large. The search takes less than half as many steps.
questions-steps-right = { $steps ->
    [one] It takes { $steps } step.
   *[other] It takes { $steps } steps.
}

# --- what no answer can be ---

questions-error-unknown = question { $question }: it must be one of { $known }
questions-error-asked = question { $question }: it can't be asked here. { $reason }
# $null: what it means to answer "null", if it may be answered.
questions-error-number = answer { $answer }: it must be { $what ->
    [steps] a number of steps
    [length] a length of the path
    [line] a line
   *[choice] a choice
} from { $low } to { $high }{ $null ->
    [end] , or null: to the end
    [alive] , or null: a solution is still possible
    [back] , or null: take back
   *[no] {""}
}
questions-error-list = answer { $answer }: it must be a list of choices
questions-error-choice = choice { $choice }: it must be from 0 to { $most }
questions-error-level = level { $level }: it must be from { $low } to { $high }
questions-error-back = step { $step }: it takes back what is not the last choice

## Page

# Names of the questions, also inside quotation marks.
questions-kinds-next = What comes next?
questions-kinds-back = How far back does it go?
questions-kinds-lost = Is it lost? Find the mistake
questions-kinds-why = Why is it lost?
questions-kinds-line = Which line runs next?
questions-kinds-steps = How many steps?
questions-card-label = Question
questions-card-why-not = Why not?
questions-card-close = Close (Escape)
# Covers what would give the answer away.
questions-card-hidden = This is hidden until you answer the question.
questions-card-hidden-more = This is hidden until you have answered all questions about this step.
# While the question has yet to come. $solver: how Python stands.
questions-card-hidden-soon = { $solver ->
    [loaded] This is hidden: a question is about these steps.
    [failed] This is hidden: a question is about these steps. It needs Python, and Python did not load.
   *[other] This is hidden: a question is about these steps. It needs Python, which is not loaded yet.
}
questions-card-hidden-be = { $solver ->
    [loaded] This is hidden: you do the next steps yourself.
    [failed] This is hidden: you do the next steps yourself. That needs Python, and Python did not load.
   *[other] This is hidden: you do the next steps yourself. That needs Python, which is not loaded yet.
}
questions-card-tally = { $asked ->
    [0] Your answers
   *[other] { $right } of { $asked } right at the first try
}
questions-card-tally-title = See your answers
# After the last question of a link.
questions-card-last = { $questions ->
    [one] Copy your answer and send it to your teacher.
   *[other] That was the last question. Copy your answers and send them to your teacher.
}
# $answered: with a wrong answer, which counts.
questions-card-away = { $answered ->
    [true] You left the question. Your first answer counts.
   *[false] You left the question. It doesn't count.
}
questions-card-back = Go back to the question
# In a presentation, at the first press that would go on.
questions-card-stays = The question is still open. Press again to go on without an answer.
# Of a link that asks, before Python is loaded.
questions-card-soon = Python is still loading. When it has loaded, the page asks the question of this link.
questions-card-again = Try again.
questions-card-waiting = One moment ...
questions-card-lost-answer = Python was interrupted. Please answer again.
# The button says: Take back.
questions-how-next = { $puzzle ->
    [tour] Choose a square on the board, or one of the buttons.
    [queens] Choose a square on the board, or one of the buttons.
    [regions] Choose a square on the board, or one of the buttons.
    [graph] Choose a vertex, or one of the buttons.
    [forest] Choose a vertex, or one of the buttons.
    [colouring] Choose a region on the map, or one of the buttons.
    [sudoku] Choose a cell of the grid, or one of the buttons.
    [maze] Choose a cell of the maze, or one of the buttons.
   *[other] Choose on the board, or one of the buttons.
}
questions-how-back = { $puzzle ->
    [tour] Choose the last square that stays: on the board, in Stack or in Tree.
    [queens] Choose the last queen that stays: on the board, in Stack or in Tree.
    [regions] Choose the last queen that stays: on the board, in Stack or in Tree.
    [graph] Choose the last vertex that stays: on the graph, in Stack or in Tree.
    [forest] Choose the last vertex that stays: on the graph, in Stack or in Tree.
    [colouring] Choose the last region that keeps its colour: on the map, in Stack or in Tree.
    [sudoku] Choose the last cell that keeps its digit: in the grid, in Stack or in Tree.
    [maze] Choose the last cell that stays: in the maze, in Stack or in Tree.
   *[other] Choose the last choice that stays: on the board, in Stack or in Tree.
}
questions-how-why = { $puzzle ->
    [tour] Choose squares, for example one that the knight can't leave or reach. Then press Done.
    [queens] Choose squares, for example one in a column without a safe square. Then press Done.
    [regions] Choose squares, for example one in a column without a safe square. Then press Done.
    [graph] Choose vertices, for example one that the path can't leave or reach. Then press Done.
    [colouring] Choose regions, for example one with no colour left. Then press Done.
    [sudoku] Choose cells, for example one with no digit left. Then press Done.
    [maze] Choose cells, for example one that the path can't leave or reach. Then press Done.
   *[other] Choose the places on the board, then press Done.
}
questions-how-line = Choose a line in Code.
# In a frame, without Stack and Tree.
questions-on-board-back = { $puzzle ->
    [tour] Choose the last square that stays on the board.
    [queens] Choose the last queen that stays on the board.
    [regions] Choose the last queen that stays on the board.
    [graph] Choose the last vertex that stays on the path.
    [forest] Choose the last vertex that the search does not leave.
    [colouring] Choose the last region that keeps its colour.
    [sudoku] Choose the last cell that keeps its digit.
    [maze] Choose the last cell that stays on the path.
   *[other] Choose the last choice that stays.
}
questions-on-board-since = Choose the mistake on the board, or type its number.
questions-ways-unsure = I'm not sure
questions-ways-other = Ask something else
questions-ways-show-mistake = Show me the mistake
questions-ways-lost = No, it is lost
questions-ways-since = Choose the mistake on the board, in Stack or in Tree, or type its number.
questions-ways-number = Number of the mistake
questions-ways-answer = Answer
questions-ways-done = { $chosen ->
    [0] Done
   *[other] Done ({ $chosen })
}
questions-ways-steps = Steps
questions-ways-which = { $place }. Choose what comes there.
questions-ways-show = Show the step
questions-ways-better = Play from before the mistake
questions-ways-copy = { $answers ->
    [one] Copy my answer
   *[other] Copy my answers
}
questions-ways-again = Answer again
questions-ways-next = Next question
questions-ways-start = Start from { $name }
questions-ways-go = Go to step { $step }
questions-ways-by-key = Enter: answer
# Knuth's estimate, beside what is known.
questions-estimate = An estimate (Knuth's) says about { $steps }. It comes from { $probes ->
    [one] { $probes } random try.
   *[other] { $probes } random tries.
}
# A branch that was tried before, and what became of it.
# $every: solutions may have been found there
questions-see-tried = That was at step { $step }. { $every ->
    [true] { $steps ->
        [one] The search took it back { $steps } step later.
       *[other] The search took it back { $steps } steps later.
    }
   *[false] { $steps ->
        [one] It failed after { $steps } step.
       *[other] It failed after { $steps } steps.
    }
}
questions-ask-on = The page now stops the search at good moments and asks you.
questions-ask-slowed = The search slows down to 4 steps a second, so the page can ask you.
questions-first = Answer the question first, or close it.
questions-first-card = Close the card first.
questions-ask-off = Questions are off.
questions-ask-nothing = There is no question at this step. Press Play: the next one comes by itself.
questions-ask-not-loaded = Python is still loading. Questions come as soon as it is here.
questions-ask-not-on-path = { $puzzle ->
    [tour] That square is not on the path.
    [queens] There is no queen on that square.
    [regions] There is no queen on that square.
    [colouring] That region has no colour yet.
    [sudoku] The search has not filled that cell.
    [maze] That cell is not on the path.
   *[other] That vertex is not on the path.
}
questions-ask-refused = The question in this link can't be asked at this step. { $reasons }
questions-ask-answered = { $questions ->
    [one] You answered the question of this link. Copy your answer and send it to your teacher.
   *[other] You answered all { $questions } questions of this link. Copy your answers and send them to your teacher.
}
questions-ask-no-code = The program is not shown here, so the page can't ask which line runs next.
questions-ask-no-reason = “{ $question }” can't be asked at this step. Try another step.
questions-why-not-heading = Why not { $place }?
questions-why-not-which = { $place }. Which option do you mean?
questions-why-not-nothing = The page has no answer here.
questions-tally-sent = Your answers are copied. Paste them into a message to your teacher.
# For a teacher, beside a question.
questions-class-collect = Collect answers
questions-class-hands = Count hands
# Before the line, for people.
questions-lines-told = { $answers ->
    [one] { $answers } answer, { $right } right at the first try.
   *[other] { $answers } answers, { $right } right at the first try.
}

## Library and page

questions-card-right = That's right.
# Before the reason of a wrong answer, or before what is right. It says no: a reason alone may sound like a yes.
questions-card-wrong = That's not it.
questions-ways-take-back = Take back
# Of the general search, which takes nothing back.
questions-ways-leave = Leave
questions-ways-to-start = The search goes back to the start
questions-ways-ends = The search ends
# Is a tour still possible? Can this map still be coloured? Can this grid still be solved?
questions-ways-alive = Yes, still possible
questions-ways-steps-now = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
questions-class-option = { $choice } (number { $number })

## Page, in dialogs

questions-tally-summary = { $asked ->
    [one] { $asked } question: { $right } right at the first try{ $unsure ->
        [0] .
       *[other] , { $unsure } not sure.
    }
   *[other] { $asked } questions: { $right } right at the first try{ $unsure ->
        [0] .
       *[other] , { $unsure } not sure.
    }
}
questions-tally-kind = { $right } of { $asked }
questions-tally-copied = Your answers are copied.
questions-tally-not-copied = The browser didn't let the page copy. Select the line and copy it yourself.
questions-tally-too-long = This line is too long for a QR code. Copy it instead.
questions-tally-none = You have not answered anything yet.
questions-share-refused = “{ $question }” can't be asked here. { $why }
questions-sheet-title = Answers to questions
questions-sheet-name = Your name (optional)
questions-sheet-line = Your answers as one line of text
questions-sheet-show-code = Show the QR code
questions-sheet-code = QR code of your answers
questions-sheet-class = Answers of a class
questions-sheet-how = Each pupil copies a line of text in Share, { $gap }, and sends it to you. Paste their lines here, or drop files with them. The page sends nothing and keeps nothing.
