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
lesson-skip = Skip the question
lesson-next-lesson = Go to the next lesson: { $title }
lesson-fold = Hide the text
# On a phone, where the board takes the place of the text.
lesson-fold-phone = Show the board
lesson-unfold = Show the text
lesson-fold-title = Make room for the explanation
lesson-close = Close the lesson
lesson-steps = Steps of the lesson
lesson-text = This step of the lesson
lesson-back = Back
lesson-back-title = Go to the step before (Page Up)
lesson-board = Back to this step
lesson-board-title = Show the board that this step is about
lesson-next-title = Go to the next step (Page Down)
lesson-narrow = Show the board to see the explanation or the program.
lesson-narrow-board = Show the board to see its buttons and replies.
lesson-race = Open the race
lesson-end = This was the last lesson.
# $answer: whether the answer to the question about the board was right: at once, later or not.
lesson-answered = { $answer ->
    [true] You have answered this question before. Your answer was right.
    [later] You have answered this question before. Your first answer was wrong, and a later one was right.
   *[false] You have answered this question before. Your answer was wrong.
}

lesson-own-damaged = The lesson in this link is damaged. Copy the whole link again.
# $characters: how many it has when it is packed
lesson-own-long = The lesson is too long for a link: { $characters } characters of at most { $most }. Make two lessons of it.
# $line: its number; $told: what is wrong there
lesson-own-line = Line { $line }: { $told }
lesson-drop = Drop a lesson here: a file whose name ends in .md.

# A lesson on paper: its steps as slides, or its questions as a worksheet.
lesson-printing = The pages are being made.
