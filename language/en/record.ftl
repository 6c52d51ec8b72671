## Library

### The file of a recorded search, and what can't be recorded. $scenario: its text, such as queens/8.

record-title = { $scenario }: a recorded search
# Below the drawing of the moment, on paper and where no script runs.
record-still = Step { NUMBER($step) } of the search { $scenario }
record-scripts = Turn JavaScript on to play the search.
# Below the picture, where a notebook leaves the player out.
record-run = Run this cell, or trust this notebook. Then you can play the search here.
# Links below the player, to the page and to the file.
record-open = Open this search in the page
record-save = Save this search as a file
record-error-steps = scenario { $scenario }: the search takes more than { NUMBER($most) } steps. Give the number of steps to record, with --steps N or steps=N
record-error-position = step { NUMBER($step) }: only { NUMBER($steps) } steps are recorded. Record more steps, or begin at an earlier one
record-error-player = puzzle '{ $puzzle }': this installation of knights has no player for it. Run `python3 build.py player` in its sources, then install it again
# An answer to the question whether the path is lost.
record-answer-lost = No, it is lost since { $choice } (number { $number })
record-answer-from-start = No, it was lost from the start
# $known: the kinds of questions that have answers to choose from
record-error-ask = question { $question }: a recorded page can't ask it, as it has no answers to choose from. It can ask { $known }
# $why: a sentence
record-error-question = step { NUMBER($step) }: the question '{ $question }' can't be asked there. { $why }
record-error-stretch = steps { NUMBER($step) } to { NUMBER($last) }: no step there is worth a question. Give a longer stretch
record-error-few-answers = The question has only one possible answer.
record-error-nothing-asked = format '{ $format }': it holds questions, and this link asks none. Put ask=next behind its step, for instance { $example }
# How a course platform lists it. $scenario: its text, such as queens/8.
record-course-question = { $scenario }, step { NUMBER($step) }: a question
record-course-framed = Knights: { $link }
record-error-page = page: this file isn't Knights in one file. `python3 build.py single` makes it: dist/knights.html
record-error-frame = page: this installation of knights has no frame for it. Run `python3 build.py player` in its sources, then install it again
record-course-picture = The board at step { NUMBER($step) }

## Page

### The questions of a recorded page, and what it says of the course platform around it.

record-question-number = Question { $n } of { $of }
record-question-next = Next question
record-question-score = You answered { $right } of { $asked } right at the first try.
record-why-refused = The course platform did not take your answer. Tell your teacher.
