### A visitor is asked about the search, or asks why a choice was not made.
### $puzzle is its name: tour, queens, graph, forest, colouring, sudoku, or another's.
### $choice: a square, a vertex, a region with its colour, or a cell with its digit.
### $leaves: whether choices are left for good, as in a depth-first search, and not taken back.

## Library

# --- why a question can't be asked ---

questions-over = The search is over here.
questions-not-counted = The search may be over here. It depends on how many solutions it has found.
questions-given = The solution is already known here. The search only follows it.
questions-too-long = This question would take too long here.
questions-visits = This search visits every vertex. It can't get lost.
questions-solution = This is a solution.
questions-forced = There is nothing to decide here: only one option is left.
questions-nothing-back = The next step takes nothing back.
questions-lost-unknown = It would take too long to find out whether this is lost, and since when.
questions-why-nowhere = No short proof is in sight here.
questions-line-no-program = No program that can run this search is shown here.

# --- how the search stands ---

# A choice by its number. $number: how many choices there are up to it.
questions-place = { $puzzle ->
    [tour] square { NUMBER($number) } ({ $choice })
    [queens] queen { NUMBER($number) } ({ $choice })
    [graph] vertex { NUMBER($number) } ({ $choice })
    [forest] vertex { NUMBER($number) } ({ $choice })
   *[other] choice { NUMBER($number) } ({ $choice })
}
questions-chosen = { $puzzle ->
    [tour] { $choice } is on the path.
    [graph] { $choice } is on the path.
    [forest] { $choice } is on the path.
    [queens] There is a queen on { $choice }.
   *[other] { $choice } is chosen.
}
questions-tried = { $choice } was already tried here.
# $place: by questions-place.
questions-tried-after = { $choice } was tried after { $place }.
questions-tried-first = { $choice } was tried at the beginning.
# $reason: what rules it out, such as "attacked by the queen on a3".
questions-refused = { $choice } is ruled out: { $reason }.
questions-not-tried = { $choice } was not tried: the search ended first.
questions-comes-next = { $choice } comes next.
# $before: the choices that the search tries first.
questions-comes-later = { $choice } comes after { AND($before, most: 6) }.
questions-comes-later-visit = { $choice } comes after { AND($before, most: 6) }, unless the search reaches it sooner.
questions-another-first = { $puzzle ->
    [tour] { $choice } is allowed, but the search tries another square first.
    [queens] { $choice } is allowed, but the search tries another square first.
    [graph] { $choice } is allowed, but the search tries another vertex first.
    [forest] { $choice } is allowed, but the search tries another vertex first.
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
   *[false] This is a solution. The search looks for more: it takes { $choice } back.
}
questions-next-none = { $leaves ->
    [true] There is no option after { $choice }. The search leaves { $choice }.
   *[false] There is no option after { $choice }. The search takes { $choice } back.
}
questions-next-tried = { $leaves ->
    [true] The search has tried everything after { $choice }. It leaves { $choice }.
   *[false] The search has tried everything after { $choice }. It takes { $choice } back.
}

# --- how far back does it go? ---

questions-back-ask = { $leaves ->
    [true] The search leaves { $choice } now. How far back does it go?
   *[false] The search takes { $choice } back now. How far back does it go?
}
# $place: by questions-place.
questions-back-none = No option is left after { $place }.
questions-back-none-either = No option is left after { $place }, either.
questions-back-none-first = No option is left at the beginning.
questions-back-none-first-either = No option is left at the beginning, either.
questions-back-not-end = The search doesn't end here. An option is still left somewhere.
questions-back-closer = { $puzzle ->
    [tour] Closer: it stops at the first square that still has a move to try.
   *[other] Closer: it stops as soon as there is an option left to try.
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
questions-back-then = Then an option is left after { $place }.
questions-back-then-first = Then an option is left at the beginning.

# --- is it lost, and since when? ---

questions-lost-ask = { $puzzle ->
    [tour] Is a tour still possible? If not, which square was the mistake?
    [queens] Is a solution still possible? If not, which queen was the mistake?
    [graph] Is a solution still possible? If not, which vertex was the mistake?
    [colouring] Can this map still be coloured? If not, which region was the mistake?
    [sudoku] Can this grid still be solved? If not, which digit was the mistake?
   *[other] Is a solution still possible? If not, which choice was the mistake?
}
questions-lost-every = A solution that was already found counts, too.
questions-lost-dead = No solution is possible from here.
questions-lost-exists = This puzzle has a solution.
# $place: by questions-place.
questions-lost-not-last = It was not lost with { $place }.
questions-lost-later = With { $place } a solution was still possible.
questions-lost-earlier = It was already lost before { $place }.
questions-lost-alive = A solution begins like this.
questions-lost-none = This puzzle has no solution.
questions-lost-mistake = { $choice } was the mistake. Before it, a solution was still possible.

# --- which places prove it? ---

questions-why-ask = { $puzzle ->
    [tour] No tour begins like this. Mark the squares that prove it.
    [queens] No solution begins like this. Mark the squares that prove it.
    [graph] No solution begins like this. Mark the vertices that prove it.
    [colouring] No colouring begins like this. Mark the regions that prove it.
    [sudoku] No solution begins like this. Mark the cells that prove it.
   *[other] No solution begins like this. Mark what proves it.
}
questions-why-nothing = You marked nothing.
questions-why-not-alone = What you marked belongs to a proof, but it doesn't prove it alone.
questions-why-beside = { $place } is not part of any proof in sight.

# --- which line runs next? ---

questions-line-ask = Which line of the program runs next?
# $line: its number; $text: the line itself.
questions-line-right = Line { $line } runs next: { $text }
questions-line-later = Line { $line } runs before the next step, but another line runs first.
questions-line-none = No statement of the search begins on line { $line }.
questions-line-not = Line { $line } does not run before the next step.

# --- how many steps? ---

questions-steps-ask-end = How many steps does the search take until it ends?
questions-steps-ask = { $leaves ->
    [true] How many steps does the search take until it leaves { $choice }, or ends?
   *[false] How many steps does the search take until it takes { $choice } back, or ends?
}
questions-steps-more = { $steps ->
    [one] After { $steps } step the search still goes on.
   *[other] After { $steps } steps the search still goes on.
}
questions-steps-unknown = { $steps ->
    [one] After { $steps } step the search still goes on. Nobody has counted the rest.
   *[other] After { $steps } steps the search still goes on. Nobody has counted the rest.
}
questions-steps-too-few = It takes more than twice as many.
questions-steps-too-many = It takes less than half as many.
questions-steps-right = { $steps ->
    [one] It takes { $steps } step.
   *[other] It takes { $steps } steps.
}

# --- what no answer can be ---

questions-error-unknown = question { $question }: it must be one of { $known }
questions-error-asked = question { $question }: it cannot be asked here. { $reason }
# $null: what it means to answer "null", if it may be answered.
questions-error-number = answer { $answer }: it must be { $what ->
    [steps] a number of steps
    [length] a length of the path
    [line] a line
   *[choice] a choice
} from { $low } to { $high }{ $null ->
    [end] , or null: to the end
    [alive] , or null: it can be completed
    [back] , or null: take back
   *[no] {""}
}
questions-error-list = answer { $answer }: it must be a list of choices
questions-error-choice = choice { $choice }: it must be from 0 to { $most }
questions-error-level = level { $level }: it must be from { $low } to { $high }
questions-error-back = step { $step }: there is nothing like that to take back

## Page

questions-kinds-next = What comes next
questions-kinds-back = How far it goes back
questions-kinds-lost = Whether it is lost
questions-kinds-why = Why it is lost
questions-kinds-line = Which line runs next
questions-kinds-steps = How many steps
questions-card-label = Question
questions-card-why-not = Why not?
questions-card-close = Close (Escape)
questions-card-hidden = Hidden while a question is open.
questions-card-tally = { $asked ->
    [0] Answers
   *[other] { $right } of { $asked }
}
questions-card-tally-label = { $asked ->
    [0] Your answers
   *[other] { $right } of { $asked } right at the first try: your answers
}
questions-card-away = The question was left. It is not counted.
questions-card-back = Back to the question
questions-card-again = Try once more.
questions-card-right = Right.
questions-card-wrong = Not so.
questions-card-waiting = One moment ...
questions-card-lost-answer = Python was interrupted: answer once more.
questions-how-next = Choose the place on the board, or the button.
questions-how-back = Choose the last place that stays, on the board, in Stack or in Tree.
questions-how-lost = { "" }
questions-how-why = Choose places on the board, then Done.
questions-how-line = Choose a line of Code.
questions-how-steps = { "" }
questions-on-board-back = Choose the last place that stays, on the board.
questions-on-board-since = Since which choice? Choose it on the board, or give its number.
questions-ways-take-back = Take back
# Of the general search, which takes nothing back.
questions-ways-leave = Leave
questions-ways-unsure = Not sure
questions-ways-to-start = Back to the start
questions-ways-ends = All of it: it ends
questions-ways-alive = It can
questions-ways-lost = It cannot
questions-ways-since = Since which choice? Choose it on the board, in Stack or in Tree, or give its number.
questions-ways-number = Number on the path
questions-ways-answer = Answer
questions-ways-done = { $chosen ->
    [0] Done
   *[other] Done ({ $chosen })
}
questions-ways-steps = Steps
questions-ways-steps-now = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
questions-ways-which = { $place }. Which of these?
questions-ways-other = Another place
questions-ways-show = Show it
questions-ways-copy = Copy my answer
questions-ways-next = Next question
questions-ways-start = Start from { $name }
questions-ways-go = Go to step { $step }
questions-ways-by-key = Enter: answer
# Knuth's estimate, beside what is known.
questions-estimate = { $probes ->
    [one] Knuth's estimate, from { $probes } random descent: about { $steps }.
   *[other] Knuth's estimate, from { $probes } random descents: about { $steps }.
}
# A branch that was tried before, and what became of it.
# $every: solutions may have been found there
questions-see-tried = { $every ->
    [true] { $steps ->
        [one] That was at step { $step }, and it was taken back after { $steps } step.
       *[other] That was at step { $step }, and it was taken back after { $steps } steps.
    }
   *[false] { $steps ->
        [one] That was at step { $step }, and it failed after { $steps } step.
       *[other] That was at step { $step }, and it failed after { $steps } steps.
    }
}
questions-ask-on = Playing stops at good moments and asks.
questions-ask-slowed = Slowed down to 4 steps a second, so that questions can be asked.
questions-ask-off = No more questions.
questions-ask-nothing = Nothing can be asked at this step. Play: the next question comes by itself.
questions-ask-not-loaded = Questions come as soon as Python is there.
questions-ask-not-on-path = That place is not on the path.
questions-ask-refused = This link asks what cannot be asked at this step. { $reasons }
questions-ask-no-code = Which line runs next cannot be asked in a frame: the program is not shown there.
questions-ask-no-reason = { $kind ->
    [next] What comes next: that makes no sense here.
    [back] How far it goes back: that makes no sense here.
    [lost] Whether it is lost: that makes no sense here.
    [why] Why it is lost: that makes no sense here.
    [line] Which line runs next: that makes no sense here.
   *[steps] How many steps: that makes no sense here.
}
questions-why-not-heading = Why not { $place }?
questions-why-not-which = { $place }: which choice do you ask about?
questions-why-not-nothing = Python has no answer here.
questions-share-refused = { $kind ->
    [next] Not asked here: what comes next. { $why }
    [back] Not asked here: how far it goes back. { $why }
    [lost] Not asked here: whether it is lost. { $why }
    [why] Not asked here: why it is lost. { $why }
    [line] Not asked here: which line runs next. { $why }
   *[steps] Not asked here: how many steps. { $why }
}
questions-tally-summary = { $asked ->
    [one] { $unsure ->
        [0] { $asked } question: { $right } right at the first try.
       *[other] { $asked } question: { $right } right at the first try, { $unsure } not sure.
    }
   *[other] { $unsure ->
        [0] { $asked } questions: { $right } right at the first try.
       *[other] { $asked } questions: { $right } right at the first try, { $unsure } not sure.
    }
}
questions-tally-kind = { $right } of { $asked }
questions-tally-sent = Your answer is copied. Paste it into a message to your teacher.
# For a teacher, beside a question.
questions-class-collect = Collect answers
questions-class-hands = Count hands
questions-class-paste = Paste your pupils' lines here, one below the other
questions-class-none = No line answers this question.
questions-class-again = Count again
questions-tally-copied = Answers copied.
questions-tally-not-copied = The browser did not allow copying: select the line, and copy it by hand.
questions-tally-too-long = This line is too long for a QR code. Copy it instead.
questions-lines-problem = Line { $number }: { $problem }
questions-lines-no-line = { $text } is no line of answers: it must begin with "{ $begin }".
questions-lines-version = version { $version } is not known here: this page reads version 1.
questions-lines-no-name = the name is missing.
questions-lines-no-scenario = { $text } stands before any scenario.
questions-lines-no-answer = { $text } is neither a scenario nor an answer, for instance next@17=d4-,b3+.
questions-lines-no-kind = { $kind } is no kind of question: it must be one of { $known }.
questions-lines-twice = { $name } is there twice: the later line counts, this one does not.
questions-lines-same = this very line is there twice: it counts once.
questions-crowd-read = { $people ->
    [one] { $people } line read. Choose a bar to see who gave that answer, and what they tried next.
   *[other] { $people } lines read. Choose a bar to see who gave that answer, and what they tried next.
}
questions-crowd-summary = { $left ->
    [0] { $right } of { $n } right at the first try
   *[other] { $right } of { $n } right at the first try; not answered by { $left }
}
questions-crowd-unsure = not sure
questions-crowd-right = right
questions-crowd-bar = { $right ->
    [true] { $answer }, right: { $n }
   *[false] { $answer }: { $n }
}
questions-crowd-question = { $kind ->
    [next] What comes next, step { $step }
    [back] How far it goes back, step { $step }
    [lost] Whether it is lost, step { $step }
    [why] Why it is lost, step { $step }
    [line] Which line runs next, step { $step }
   *[steps] How many steps, step { $step }
}
questions-tally-none = Nothing has been answered yet.
questions-crowd-back = { $n ->
    [0] back to the start
   *[other] back to number { $n }
}
questions-crowd-lost = { $n ->
    [0] from the start
   *[other] since number { $n }
}
questions-crowd-line = line { $n }
questions-crowd-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
questions-crowd-nameless = { $n } without a name
questions-crowd-people = { AND($people) }
questions-crowd-then = { $right ->
    [true] then { $next }, right: { AND($people) }
   *[false] then { $next }: { AND($people) }
}
