## Page

# What is said around a lesson; its own text is in its file.
lesson-hint = Hint
lesson-answer = Your answer
lesson-check = Check
# $number: of the lesson
lesson-title = { $number }. { $title }
# $minutes: of the whole lesson
lesson-place = Step { $step } of { $steps } · { $minutes } minutes
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
