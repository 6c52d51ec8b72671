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
# Beside a picture of it.
tour-rule = The knight moves two squares one way and one to the side. It visits every square once.
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
