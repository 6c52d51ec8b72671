### Answers of a class: lines of text that pupils send, read and drawn as bars. They come when a teacher wants them.

## Page

crowd-paste = Paste your pupils' lines here, one below the other
crowd-none = No line answers this question.
# Hands are counted, each answer by its letter: A, B, C.
crowd-again = Set all counts to 0
crowd-total = { $n ->
    [one] { $n } hand
   *[other] { $n } hands
}
crowd-hands = Hands for { $letter }
crowd-more = One more for { $letter }
crowd-fewer = One fewer for { $letter }
# In a presentation: why this is a dead end.
crowd-why = Show why
# In a presentation, in the place of “Answer questions”.
crowd-ask = Ask the class
crowd-show-answer = Show the answer
crowd-line-problem = Line { $number }: { $problem }
crowd-line-no-line = { $text } is no line of answers: it must begin with "{ $begin }".
crowd-line-version = this page doesn't know version { $version }. It reads version 1.
crowd-line-no-name = the line is cut off. Ask for the whole line again.
crowd-line-no-scenario = { $text } comes too early. A line must name the puzzle before the answers.
crowd-line-no-answer = { $text } is neither a puzzle nor an answer, such as next@17=d4-,b3+.
crowd-line-no-kind = { $kind } is no kind of question: it must be one of { $known }.
crowd-line-twice = { $name } is there twice. Only the later line counts.
crowd-line-same = this line is there twice. It counts once.
crowd-too-many = This text has { $lines } lines. The page reads at most { $most }. Paste fewer lines.
crowd-too-long = This text has { $characters } characters. The page reads at most { $most }. Paste fewer lines.
crowd-no-file = The page can't read this file. Drop a text file with your pupils' lines here.
crowd-more-problems = { $n ->
    [one] { $n } more line has a problem.
   *[other] { $n } more lines have a problem.
}
crowd-more-questions = The page shows the first { $most } questions. The lines answer { $n } more.
crowd-read = { $people ->
    [one] The page read { $people } line. Choose a bar to see who gave that answer, and what they tried next.
   *[other] The page read { $people } lines. Choose a bar to see who gave that answer, and what they tried next.
}
crowd-summary = { $left ->
    [0] { $right } of { $n } right at the first try
   *[other] { $right } of { $n } right at the first try; { $left } gave no answer
}
crowd-unsure = not sure
crowd-right = right
crowd-question = Step { $step }. { $question }
crowd-answer-back = { $n ->
    [0] back to the start
   *[other] back to number { $n }
}
crowd-answer-lost = { $n ->
    [0] lost from the start
   *[other] lost since number { $n }
}
crowd-answer-word = { $kind ->
    [next] take back
    [back] the search ends
   *[lost] still possible
}
crowd-answer-line = line { $n }
crowd-answer-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
crowd-nameless = { $n } without a name
crowd-people = { AND($people) }
crowd-then = { $right ->
    [true] then { $next }, right: { AND($people) }
   *[false] then { $next }: { AND($people) }
}
