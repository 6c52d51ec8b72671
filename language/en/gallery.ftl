## Page

gallery-stuck-playing = The search is looking for a tour ...
gallery-stuck-ask = The knight is stuck. Which move was the mistake?
gallery-stuck-give-up = Show me the mistake
# $end: a sentence: why nothing can come next
gallery-stuck-how = { $end } Choose the square that the wrong move went to.
gallery-stuck-moves = The squares of the path, first to last
gallery-stuck-move = Square { $number }: { $origin } to { $to }
gallery-stuck-start = Square 1: { $start }, the start
# $move: "Square 7: e5 to c4"
gallery-stuck-tried-start = { $move }. That was not the mistake: a tour starts there.
gallery-stuck-tried-early = { $move }. That was not the mistake: a tour was still possible after it.
gallery-stuck-tried-late = { $steps ->
    [one] { $move }. The mistake came earlier. No tour was possible from { $origin } any more. The search tries everything from there, in { $steps } step, and finds none.
   *[other] { $move }. The mistake came earlier. No tour was possible from { $origin } any more. The search tries everything from there, in { $steps } steps, and finds none.
}
gallery-stuck-answer = The move from { $origin } to { $to } was the mistake.
# $reason: a sentence
gallery-stuck-why = { $steps ->
    [one] Since square { $number } no tour is possible: { $reason } The search needs { $steps } step to find out. Before that move, a tour was still possible.
   *[other] Since square { $number } no tour is possible: { $reason } The search needs { $steps } steps to find out. Before that move, a tour was still possible.
}
gallery-stuck-off = { $square } is not on the path. Choose a square of the path.
gallery-stuck-ways-watch = Watch the search recover
gallery-stuck-ways-step = Step on from the mistake
gallery-stuck-ways-change = Change the search
# $path: names of squares, first to last
gallery-stuck-whole = A tour: { $path }.
gallery-stuck-tour = { $squares ->
    [one] A tour with the same first { $squares } square
   *[other] A tour with the same first { $squares } squares
}
# What the line on the board means.
gallery-stuck-mistake = the move that was the mistake
# The way to the puzzle of the day.
# $puzzle: its title
gallery-today = Play today's puzzle: { $puzzle }
gallery-today-title = Everyone gets the same puzzle on { $day } (UTC).
# $number: of a puzzle's cards that are folded.
gallery-more = { $number ->
    [one] Show { $number } more
   *[other] Show { $number } more
}
# The cards that were folded are shown.
gallery-fewer = Show fewer
gallery-lesson = Take lesson { $lesson }
gallery-go-on = Go on with lesson { $lesson }
# Below the way to the course.
gallery-course-done = { $done ->
    [one] You have finished { $done } lesson.
   *[other] You have finished { $done } lessons.
}
# Under a card: how hard it is to watch, and how long.
gallery-size = { $level ->
    [first] First steps
    [more] Longer
   *[hard] Hard
} · { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
# Under a puzzle's cards: its ready races, which are folded.
gallery-races = { $number ->
    [one] Show { $number } race
   *[other] Show { $number } races
}

## Page, in dialogs

# $found: solutions known so far
# $passed: how many of them the search has found up to this step
# $kinds: how many of those known are not mirrored or turned from one another
gallery-solutions-count = { $standing ->
    [searching] { $grouped ->
        [true] { $passed } found up to this step. The page knows { $found } so far. Without mirrored and turned ones: { $kinds }.
       *[false] { $passed } found up to this step. The page knows { $found } so far.
    }
    [enough] { $grouped ->
        [true] { $passed } found up to this step. The page collected the first { $found }. Without mirrored and turned ones: { $kinds }.
       *[false] { $passed } found up to this step. The page collected the first { $found }.
    }
   *[all] { $grouped ->
        [true] { $passed } of { $found } found up to this step. Without mirrored and turned ones: { $kinds }.
       *[false] { $passed } of { $found } found up to this step.
    }
}
gallery-solutions-distinct = Show mirrored and turned solutions only once
gallery-solutions-go-to = Go to solution { $number }, at step { $position }
