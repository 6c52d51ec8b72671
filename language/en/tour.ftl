### The knight's tour, and those of other pieces.

## Library

# --- why a square is ruled out ---

tour-off-board = off the board
tour-blocked = blocked
tour-on-path = on the path already
tour-kept = kept for the last move
# A tour that ends where it began.
tour-not-closed = no move leads from there back to { $start }
tour-dead = no tour goes on from there
# The tour has been put together from smaller ones, and is only followed.
tour-elsewhere = the tour that was put together goes elsewhere

# --- why a path is a tour, is none, or cannot become one ---

tour-why-tour = The path visits every square once. That's a tour.
tour-why-closed-tour = The path visits every square once, and a move leads back to { $start }. That's a closed tour.
tour-why-unknown = A tour may still be possible. Nothing rules it out yet.
tour-why-undecided = { $steps ->
    [one] A search of { $steps } step could not tell.
   *[other] A search of { $steps } steps could not tell.
}
tour-why-found = { $steps ->
    [one] The search found a tour from here, in { $steps } step.
   *[other] The search found a tour from here, in { $steps } steps.
}
tour-why-none = { $steps ->
    [one] The search tried everything from here, in { $steps } step. It found no tour.
   *[other] The search tried everything from here, in { $steps } steps. It found no tour.
}
tour-why-constructed = The path follows a tour that was put together beforehand.
# $first, $again: its places on the path
tour-why-twice = The path visits { $square } twice: as square { $first } and as square { $again }.
tour-why-wrong-last = The path visits every square once, but it had to end on { $end }.
tour-why-not-closed = The path visits every square once, but no move leads from { $last } back to { $start }.
tour-why-stuck = { $left ->
    [one] From { $here } no move leads to a free square. { $left } square is still free.
   *[other] From { $here } no move leads to a free square. { $left } squares are still free.
}
tour-why-only-end = From { $here } the path can only go to { $end }, but { $end } must come last. { $left ->
    [one] { $left } square is still free.
   *[other] { $left } squares are still free.
}
tour-why-only-open = Only { $square } is left, and no move leads from there back to { $start }.
tour-why-end-visited = { $end } must come last, but the path has already visited it.
tour-why-end-not-back = The tour must end on { $end }, but no move leads from there back to { $start }.
tour-why-no-way-back = From the last square a move must lead back to { $start }. No free square has such a move any more.
tour-why-colours = Each move changes the colour. { $same ->
    [one] { $same } free square has
   *[other] { $same } free squares have
} the colour of { $start }, { $others ->
    [one] { $others } has
   *[other] { $others } have
} the other colour. The path can't take them in turn and end where it must.
# Each has one free square a move away.
tour-why-two-ends = From each of { AND($squares, most: 6) } only one move is left. { COUNT($squares) ->
    [2] Both
   *[other] All of them
} would have to come last.
tour-why-stranded = The path can't reach { OR($squares, most: 6) } any more. Every square a move away has been visited.
tour-why-no-way-on = The path can reach { $square } only now, and then no move leads on.
# One of the following four sentences comes next.
tour-why-last = { $square } must come last: only { $way } is left a move away.
tour-why-last-end = But the tour must end on { $end }.
tour-why-last-not-back = But no move leads from { $square } back to { $start }.
tour-why-last-odd = But a tour of { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} ends on the colour of its start { $start }, and { $square } has the other colour.
tour-why-last-even = But a tour of { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} doesn't end on the colour of its start { $start }, and { $square } has that colour.
# Each has one free square a move away. $last: one of them can be the last. $others: how many are left over.
tour-why-two-next = From each of { AND($squares, most: 6) } only one move is left. { $last ->
    [true] One of them can come next, and one can come last.
   *[false] Only one of them can come next.
} { $others ->
    [one] The path would miss the other one.
   *[other] The path would miss the others.
}
tour-why-inner-start = { $line ->
    [rank] The path begins on { $start }, in an inner row. A tour of a board four squares wide begins in an outer row.
   *[file] The path begins on { $start }, in an inner column. A tour of a board four squares wide begins in an outer column.
}
tour-why-left-half = { $origin } to { $target } left the half of { $start } too early. { COUNT($squares) ->
    [one] { AND($squares, most: 6) } is still free there.
   *[other] { AND($squares, most: 6) } are still free there.
} On a board four squares wide a tour changes halves once, when the first half is full.
tour-why-parts = The free squares fall into { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
}, and no move joins them. One part is { AND($squares, most: 6) }.
tour-why-forced = A square with only two moves left needs both. That closes a ring too early, or cuts off a square.
# What proves nothing: it is still open.
tour-open = { COUNT($squares) ->
    [one] From { $square } a move still leads to { AND($squares, most: 6) }.
   *[other] From { $square } moves still lead to { AND($squares, most: 6) }.
}
tour-unseen-full = The path is already as long as a tour.
tour-no-knight-move = A knight can't go from { $origin } to { $target }. It moves two squares one way and one to the side.
tour-no-move = No move leads from { $origin } to { $target }.

# --- what is marked on the board; small letters, as in a legend ---

tour-mark-twice = the square that the path visits twice
tour-mark-first = the first square
tour-mark-last = the last square
tour-mark-end = the square where the tour must end
tour-mark-start = the first square, where a move must lead back
tour-mark-no-way-back = the first square: no move leads back to it
tour-mark-back-visited = a visited square from which a move leads back
tour-mark-proof = what the proof is about
tour-mark-colour = { $number ->
    [one] { $number } square of the colour of { $square }
   *[other] { $number } squares of the colour of { $square }
}
tour-mark-other-colour = { $number ->
    [one] { $number } square of the other colour
   *[other] { $number } squares of the other colour
}
tour-mark-here = the end of the path
tour-mark-to-visited = a move to a square that has been visited
tour-mark-only-end = free, but it must come last
tour-mark-only-open = free, but no move leads from there back to { $start }
tour-mark-last-one = the square that would have to come last
tour-mark-two-ends = squares that would have to come last
tour-mark-two-next = squares that would have to come next or last
tour-mark-stranded = no move can reach it any more
tour-mark-no-way-on = a square with a way in, but no way out
tour-mark-way-in = the way in
tour-mark-past = a square a move away that has been visited
tour-mark-ways = the only free square a move away
tour-mark-half-left = free squares of the half that the path left
tour-mark-half-move = the move to the other half
tour-mark-half-other = free squares of the other half
tour-mark-part = a part of the free squares that is cut off
tour-mark-others = the other free squares
tour-mark-two-ways = squares with only two moves left
tour-mark-both-ways = the moves that they need

# --- what is not accepted ---

tour-error-empty = path []: give it a start at least
tour-error-root = path { $path }: it must begin with the start { $root }
tour-error-square = path { $path }: { $square } is no free square of { $board }
tour-error-step = path { $path }: no move leads to its square { $place }, { $square }

## Page

# $number: on the path, or 0
tour-cell = { $blocked ->
    [true] { $square }: blocked
   *[false] { $number ->
        [0] { $square }: free
       *[other] { $square }: square { $number } of the path
    }
}
tour-begin = The path begins on { $start }. Press play, or take one step.
tour-anywhere = The board is empty: the first choice is the square to start from.
# $order: its place among the candidates, or ""
tour-place = { $tries ->
    [0] Square { $number }: { $origin } to { $to }.
   *[other] Square { $number }: { $origin } to { $to } (try { $turn } of { $tries }).
}
tour-place-first = The search tries { $square } as the square to start from.
# $free: squares within reach
tour-dead-end = { COUNT($free) ->
    [0] { $depth ->
        [0] Dead end at { $square }: no free square within reach. Back to the empty board.
       *[other] Dead end at { $square }: no free square within reach. Back to { $back }.
    }
    [one] { $depth ->
        [0] Dead end at { $square }: { AND($free) } is free, but no tour goes on from there. Back to the empty board.
       *[other] Dead end at { $square }: { AND($free) } is free, but no tour goes on from there. Back to { $back }.
    }
   *[other] { $depth ->
        [0] Dead end at { $square }: { AND($free) } are free, but no tour goes on from there. Back to the empty board.
       *[other] Dead end at { $square }: { AND($free) } are free, but no tour goes on from there. Back to { $back }.
    }
}
# $every: tours may have been found there
tour-exhausted = { $every ->
    [true] { $depth ->
        [0] Everything beyond { $square } has been searched. Back to the empty board.
       *[other] Everything beyond { $square } has been searched. Back to { $back }.
    }
   *[false] { $depth ->
        [0] Nothing beyond { $square } works. Back to the empty board.
       *[other] Nothing beyond { $square } works. Back to { $back }.
    }
}
tour-solution-left = { $depth ->
    [0] A tour found. The search goes on: from { $square } back to the empty board.
   *[other] A tour found. The search goes on: from { $square } back to { $back }.
}
tour-twice-left = { $depth ->
    [0] As long as a tour, but a square came twice, so it is none. From { $square } back to the empty board.
   *[other] As long as a tour, but a square came twice, so it is none. From { $square } back to { $back }.
}
tour-leads-on = { $degree ->
    [0] No move leads on from there.
    [one] { $degree } move leads on from there.
   *[other] { $degree } moves lead on from there.
}
tour-constructed = The tour was put together beforehand.
# $start: of a closed tour
tour-solved = Every square has been visited: a tour.
tour-wrong-end = Every square has been visited, but the path does not end as it should: no tour.
tour-wrong-end-left = { $depth ->
    [0] As long as a tour, but it does not end as it should. From { $square } back to the empty board.
   *[other] As long as a tour, but it does not end as it should. From { $square } back to { $back }.
}
tour-board-label = { $rows ->
    [one] { $columns ->
        [one] { $depth ->
            [0] { $squares ->
                [one] Board, { $rows } row by { $columns } column. { $depth } of { $squares } square visited.
               *[other] Board, { $rows } row by { $columns } column. { $depth } of { $squares } squares visited.
            }
           *[other] { $squares ->
                [one] Board, { $rows } row by { $columns } column. { $depth } of { $squares } square visited. Knight on { $knight }.
               *[other] Board, { $rows } row by { $columns } column. { $depth } of { $squares } squares visited. Knight on { $knight }.
            }
        }
       *[other] { $depth ->
            [0] { $squares ->
                [one] Board, { $rows } row by { $columns } columns. { $depth } of { $squares } square visited.
               *[other] Board, { $rows } row by { $columns } columns. { $depth } of { $squares } squares visited.
            }
           *[other] { $squares ->
                [one] Board, { $rows } row by { $columns } columns. { $depth } of { $squares } square visited. Knight on { $knight }.
               *[other] Board, { $rows } row by { $columns } columns. { $depth } of { $squares } squares visited. Knight on { $knight }.
            }
        }
    }
   *[other] { $columns ->
        [one] { $depth ->
            [0] { $squares ->
                [one] Board, { $rows } rows by { $columns } column. { $depth } of { $squares } square visited.
               *[other] Board, { $rows } rows by { $columns } column. { $depth } of { $squares } squares visited.
            }
           *[other] { $squares ->
                [one] Board, { $rows } rows by { $columns } column. { $depth } of { $squares } square visited. Knight on { $knight }.
               *[other] Board, { $rows } rows by { $columns } column. { $depth } of { $squares } squares visited. Knight on { $knight }.
            }
        }
       *[other] { $depth ->
            [0] { $squares ->
                [one] Board, { $rows } rows by { $columns } columns. { $depth } of { $squares } square visited.
               *[other] Board, { $rows } rows by { $columns } columns. { $depth } of { $squares } squares visited.
            }
           *[other] { $squares ->
                [one] Board, { $rows } rows by { $columns } columns. { $depth } of { $squares } square visited. Knight on { $knight }.
               *[other] Board, { $rows } rows by { $columns } columns. { $depth } of { $squares } squares visited. Knight on { $knight }.
            }
        }
    }
}
tour-comparison-counting = Counting what plain backtracking takes to it ...
tour-comparison-fewer = { $plain ->
    [one] Plain backtracking takes { $plain } move to the same tour: { $fewer } fewer here.
   *[other] Plain backtracking takes { $plain } moves to the same tour: { $fewer } fewer here.
}
tour-comparison-unknown = Plain backtracking has not come to it within { $events } steps, where counting ended.
tour-help-intro = A knight is to visit every square of the board exactly once. The program tries the moves in a fixed order; where none is left it takes its last move back and tries the next one. Press play, or step through it, forwards and backwards.
tour-help-legend = The line is the path so far; the numbers tell in which order its squares came. Amber rings are the squares within the knight's reach, numbered in the order in which the program tries them, crossed out once they have been tried. By Warnsdorff's rule they carry the number of moves that lead on instead. A red cross marks the move just taken back.
# The choice of an own one among the presets.
tour-own = Your own board
# The title of a heat map.
tour-heat = Taken back from each square
tour-templates-choose = Choose one ...
tour-templates-names-full = The full board
tour-templates-names-cross = Cross
tour-templates-names-diamond = Diamond
tour-templates-names-ring = Ring
tour-templates-names-corner = A corner missing
tour-templates-names-corners = Two opposite corners missing
tour-templates-names-random = Random holes
tour-found = Tour found
tour-no-solution = No tour exists
tour-checked = Checked: every square once, every step a move of the piece.
tour-counts = { $placed ->
    [one] { $placed } move placed, { $undone } taken back.
   *[other] { $placed } moves placed, { $undone } taken back.
}
tour-tried = { $placed ->
    [one] Every way was tried, as far as it could go: { $placed } move placed in all.
   *[other] Every way was tried, as far as it could go: { $placed } moves placed in all.
}
tour-closed-found = Closed tour found
tour-closed-none = No closed tour exists
tour-solved-closed = Every square has been visited, and a move leads back to { $start }: a closed tour.
tour-title = { $piece ->
    [own] Tour { $board } from { $start ->
        [any] any square
       *[other] { $start }
    }
    [knight] Knight's tour { $board } from { $start ->
        [any] any square
       *[other] { $start }
    }
    [camel] Camel's tour { $board } from { $start ->
        [any] any square
       *[other] { $start }
    }
    [giraffe] Giraffe's tour { $board } from { $start ->
        [any] any square
       *[other] { $start }
    }
    [zebra] Zebra's tour { $board } from { $start ->
        [any] any square
       *[other] { $start }
    }
    [antelope] Antelope's tour { $board } from { $start ->
        [any] any square
       *[other] { $start }
    }
    [wazir] Wazir's tour { $board } from { $start ->
        [any] any square
       *[other] { $start }
    }
    [ferz] Ferz's tour { $board } from { $start ->
        [any] any square
       *[other] { $start }
    }
    [dabbaba] Dabbaba's tour { $board } from { $start ->
        [any] any square
       *[other] { $start }
    }
    [alfil] Alfil's tour { $board } from { $start ->
        [any] any square
       *[other] { $start }
    }
   *[other] { $piece } leaper's tour { $board } from { $start ->
        [any] any square
       *[other] { $start }
    }
}
tour-purpose = { $wanted ->
    [all] Find every way to visit { $squares ->
        [0] every square
       *[other] each of the { $squares } squares
    } once, from { $start ->
        [any] any square
       *[other] { $start }
    }{ $last ->
        [closed] { " " }and end one move from it
        [given] { " " }to { $end }
       *[open] { "" }
    }.
    [count] Count the ways to visit { $squares ->
        [0] every square
       *[other] each of the { $squares } squares
    } once, from { $start ->
        [any] any square
       *[other] { $start }
    }{ $last ->
        [closed] { " " }and end one move from it
        [given] { " " }to { $end }
       *[open] { "" }
    }.
    [some] Find { $number } ways to visit { $squares ->
        [0] every square
       *[other] each of the { $squares } squares
    } once, from { $start ->
        [any] any square
       *[other] { $start }
    }{ $last ->
        [closed] { " " }and end one move from it
        [given] { " " }to { $end }
       *[open] { "" }
    }.
   *[one] Visit { $squares ->
        [0] every square
       *[other] each of the { $squares } squares
    } once, from { $start ->
        [any] any square
       *[other] { $start }
    }{ $last ->
        [closed] { " " }and end one move from it
        [given] { " " }to { $end }
       *[open] { "" }
    }.
}
tour-signs-next = { $degrees ->
    [true] the square that comes next, with the number of moves that lead on from there
   *[false] the square that comes next, with its place in the order
}
tour-signs-open = { $degrees ->
    [true] a square within reach, with the number of moves that lead on from there
   *[false] a square within reach, with its place in the order
}
tour-signs-tried = { $refuses ->
    [true] a square that has been tried from here, or refused
   *[false] a square that has been tried from here
}
tour-signs-undone = the square just taken back
tour-refused-off = { $number ->
    [one] { $number } move leads off the board
   *[other] { $number } moves lead off the board
}
tour-refused-visited = { COUNT($names) ->
    [one] { AND($names) } is on the path already
   *[other] { AND($names) } are on the path already
}
tour-refused-blocked = { COUNT($names) ->
    [one] { AND($names) } is blocked
   *[other] { AND($names) } are blocked
}
tour-refused-kept = { COUNT($names) ->
    [one] { AND($names) } is kept for the last move
   *[other] { AND($names) } are kept for the last move
}
tour-refused-lost = no tour goes on from { OR($names) }
