## Page

# What is said around a lesson; its own text is in its file.
lesson-hint = Hint
lesson-answer = Your answer
lesson-check = Check
# $number: of the lesson
lesson-title = { $number }. { $title }
# $minutes: of the whole lesson
lesson-place = Step { $step } of { $steps } · { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lesson-step = Step { $step }: { $title }
lesson-next = Next
lesson-next-lesson = Go to the next lesson: { $title }
lesson-fold = Hide the text
lesson-unfold = Show the text
lesson-narrow = On a small screen, hide the text to see the explanation or the program.
lesson-race = Open the race
lesson-end = This was the last lesson.
# $right: what was answered last to the question about the board.
lesson-answered = { $right ->
    [true] You have answered this question before. Your answer was right.
   *[false] You have answered this question before. Your answer was wrong.
}

# A lesson that the visitor writes, or that a link brings; its format is Markdown, and the signs stay as they are.
lesson-own-title = The lesson has no title. Begin its first line with #.
lesson-own-steps = The lesson has no step with a board. Begin a step with ##, and put a link into it.
lesson-own-before = The text begins before the first step. Begin a step with ##.
# $title: of the step
lesson-own-link = The step "{ $title }" has no link. Its first link says what the board shows.
lesson-own-heading = Only # and ## make headings: one title, and then the steps.
lesson-own-block = A lesson has paragraphs, lists and blocks. Nothing else works here.
lesson-own-address = This link leads nowhere. A link begins with # or with https://.
lesson-own-be = Say how many steps the reader makes, for instance: be 6.
# $line: an answer
lesson-own-told = The answer "{ $line }" has no reply. Write => and the reply after it.
lesson-own-right = A question has one right answer. Begin it with +.
lesson-own-wrong = A question has a wrong answer, too. Begin it with -.
lesson-own-damaged = The lesson in this link is damaged. Copy the whole link again.
lesson-own-large = The lesson is too large. It may have { $most } characters, and { $signs } signs such as * and [.
# $characters: how many it has when it is packed
lesson-own-long = The lesson is too long for a link: { $characters } characters of at most { $most }. Make two lessons of it.
# $line: its number; $told: what is wrong there
lesson-own-line = Line { $line }: { $told }
lesson-drop = Drop a lesson here: a file whose name ends in .md.

# The place where a lesson is written.
lesson-writing = Write a lesson
lesson-writing-how = Write on the left, and see on the right how it reads. Your text stays on this device.
lesson-writing-text = The text of your lesson
lesson-writing-read = Open the lesson
lesson-writing-copy = Copy the link
lesson-writing-copied = The link is copied.
lesson-writing-not-copied = The browser can't copy here. Open the lesson, and copy the address.
lesson-writing-save = Save as a file
lesson-writing-close = Close

# A short lesson to begin with. $link: the address of a board; the text in [ ] leads there.
lesson-sample-title = My lesson
lesson-sample-try = Try it first
lesson-sample-board = Here is [a puzzle]({ $link }). How far do you come?
lesson-sample-hint = Look for the place with the fewest options.
lesson-sample-look = What the search does
lesson-sample-step = The search has made [its first step]({ $link }).
lesson-sample-asked = What does the search do in a dead end?
lesson-sample-right = It takes the last step back.
lesson-sample-right-told = That's right. Then it tries the next option.
lesson-sample-wrong = It starts again.
lesson-sample-wrong-told = Then all that was tried is lost.

# A lesson on paper: its steps as slides, or its questions as a worksheet.
lesson-printing = The pages are being made.
lesson-print-name = Name:
lesson-print-answers = Answers
lesson-print-open = Scan the code to open this board.
# $n: the number of a question
lesson-print-question = Question { $n }
lesson-print-none = This lesson has no questions for a worksheet.
# $steps: how many steps of the search the reader makes
lesson-print-play = Try it on the board.
lesson-print-be = Make the search's next { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} yourself.
lesson-print-program = Run the program in the page.
