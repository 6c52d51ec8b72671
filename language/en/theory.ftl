### What is known of a knight's tour without a search: theorems, each with its proof in short.
### $board: its size, as 8x8.

## Library

# --- where it is from, if that is no book ---

theory-source-own = this library's own construction, tested from every start of the small boards that it joins
theory-source-graph = graph theory

# --- small boards ---

theory-one-square = A path on one square is a tour already.
theory-one-square-closed = A closed tour ends with a move back. A board of one square has no move.

# --- colours; the first sentence, and then one of the others ---

theory-colours = Every move changes the colour. { $same ->
    [one] { $same } square has
   *[other] { $same } squares have
} the colour of a1, { $others ->
    [one] { $others } has
   *[other] { $others } have
} the other colour.
theory-colours-closed = A closed tour needs as many squares of one colour as of the other.
theory-colours-open = In a tour these numbers differ by 1 at most.
theory-colours-start = A tour must start on the colour that has more squares.
theory-colours-end = A tour must end on the colour that has more squares.
theory-colours-same = A tour must start and end on the same colour.
theory-colours-unlike = A tour must start and end on different colours.

# --- whether a rectangle has a tour ---

theory-large = Both sides of the { $board } board are 5 or more. Every such board has an open tour. It splits into small boards whose tours join.
theory-narrow = { $side ->
    [1] On the { $board } board a knight has no move, so the board falls into parts.
   *[other] On the { $board } board a knight has at most two moves from a square, both along the board. So the board falls into parts.
}
theory-three-by-three = No knight's move leads to the centre of the 3x3 board, or away from it.
theory-searched = A search has tried everything on the { $board } board. There is no tour.
theory-three-wide = The { $board } board has an open tour. A search soon finds one on 3x4 and on 3x7 to 3x10. You can make each board from 3x7 to 3x10 longer by 4 squares, again and again.
theory-four-by-four = Opposite corners of the 4x4 board have the same two neighbours. So each of the two pairs of corners needs an end of the tour. The 8 squares between them fall into two parts, and no move joins these.
theory-four-wide = The { $board } board has an open tour. A search soon finds one on 4x5, 4x6 and 4x7. Each can be made longer by 3 squares again and again.
theory-odd-boards = An odd board with sides of 5 or more splits into small boards. One is odd and holds the start, and a search has found its tour. The others have closed tours. All of these join.
theory-closed = The { $board } board has a closed tour. Small closed tours join to larger ones.
theory-closed-opened = Without its last move it is an open tour, from any square.
# And then one of the next four.
theory-not-closed = The { $board } board has no closed tour.
theory-not-closed-odd = Both sides are odd, so one colour has one square more than the other.
theory-not-closed-four = On a board four squares wide, moves from the two outer lines lead only to the two inner lines. So each move of a closed tour would go from an inner line to an outer one, or back. Each move also goes to a square of the other colour. So the tour would miss half of the squares.
theory-not-closed-narrow = A side of { $side } leaves too few moves to come back.
theory-not-closed-three = A board three squares wide has few moves. They close a ring too early.
theory-outer-start = On a board four squares wide, moves from the two outer lines lead only to the two inner lines. So a tour starts on an outer line. Otherwise each move would go from an inner line to an outer one, or back. Each move also goes to a square of the other colour. So the tour would miss half of the squares.
theory-outer-end = On a board four squares wide, moves from the two outer lines lead only to the two inner lines. So a tour ends on an outer line. Otherwise each move would go from an inner line to an outer one, or back. Each move also goes to a square of the other colour. So the tour would miss half of the squares.

# --- boards with blocked squares, and other pieces ---

theory-isolated = No move leads to { $square } or from it.
# Squares with one square a move away; and then one of the next two sentences.
theory-dead-ends = { COUNT($squares) ->
    [one] Only one square is a move away from { AND($squares, most: 6) }. So { AND($squares, most: 6) } must be an end of the tour.
   *[other] Only one square is a move away from each of { AND($squares, most: 6) }. So these must be ends of the tour.
}
theory-no-ends = A closed tour has no ends.
theory-ends = { $ends ->
    [0] But the tour has its ends elsewhere.
    [one] Only { $ends } of them can be an end.
   *[other] Only { $ends } of them can be ends.
}
theory-parts = The board is in parts. From { $start } the moves reach { $reached } of { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}, but not { $lost }.
