### Queens that attack none of the others.
### $line is "row" or "column", and $name which one: 3, or c.

## Library

# --- why it is lost, step by step; $then: whether it follows from the step before ---

queens-only = { $then ->
    [true] Then { $line ->
        [row] row { $name } can only have its queen on { $square }.
       *[column] column { $name } can only have its queen on { $square }.
    }
   *[false] { $line ->
        [row] Row { $name } can only have its queen on { $square }.
       *[column] Column { $name } can only have its queen on { $square }.
    }
}
queens-none = { $then ->
    [true] Then { $line ->
        [row] row { $name } has no safe square left for its queen.
       *[column] column { $name } has no safe square left for its queen.
    }
   *[false] { $line ->
        [row] Row { $name } has no safe square left for its queen.
       *[column] Column { $name } has no safe square left for its queen.
    }
}
queens-options = { $line ->
    [row] Row { $name } can only have its queen on { OR($squares, most: 6) }.
   *[column] Column { $name } can only have its queen on { OR($squares, most: 6) }.
}
queens-try = Try a queen on { $square }.

# --- why a square is ruled out ---

queens-blocked = blocked
queens-attacked = attacked by the queen on { $square }
queens-row-taken = row { $name } already holds a queen
queens-rising-taken = the rising diagonal already holds a queen
queens-falling-taken = the falling diagonal already holds a queen

# --- why no solution is possible ---

# $column: its letter. $how: what all of its squares are.
queens-no-square = { $how ->
    [attacked] Every square of column { $column } is attacked.
    [blocked] Every square of column { $column } is blocked.
   *[both] Every square of column { $column } is attacked or blocked.
}
queens-attacks = { $queen } attacks { AND($squares, most: 6) }.
queens-squares-blocked = { COUNT($squares) ->
    [one] { AND($squares) } is blocked.
   *[other] { AND($squares, most: 6) } are blocked.
}
queens-mark-column = a column without a safe square
queens-mark-attacker = a queen, and the squares that it attacks

# --- what is still open ---

queens-column = column { $column }
queens-safe = { COUNT($squares) ->
    [one] In column { $column } { AND($squares) } is not attacked.
   *[other] In column { $column } { AND($squares, most: 6) } are not attacked.
}
queens-safe-unblocked = { COUNT($squares) ->
    [one] In column { $column } { AND($squares) } is neither attacked nor blocked.
   *[other] In column { $column } { AND($squares, most: 6) } are neither attacked nor blocked.
}

# --- why a square is not looked at ---

queens-unseen-taken = Column { $column } has its queen, on { $square }.
queens-unseen-next = The next queen goes to column { $column }.

## Page

queens-cell = { $taken ->
    [true] { $square }: a queen
   *[false] { COUNT($attackers) ->
        [0] { $square }: free
       *[other] { $square }: attacked from { AND($attackers) }
    }
}
queens-cell-blocked = { $square }: blocked
queens-begin = { $n ->
    [one] { $holes ->
        [0] The board is empty. { $n } queen is to be placed, one a column, none attacking another.
        [one] The board is empty. { $n } queen is to be placed, one a column, none attacking another. { $holes } square is blocked: none may stand there.
       *[other] The board is empty. { $n } queen is to be placed, one a column, none attacking another. { $holes } squares are blocked: none may stand there.
    }
   *[other] { $holes ->
        [0] The board is empty. { $n } queens are to be placed, one a column, none attacking another.
        [one] The board is empty. { $n } queens are to be placed, one a column, none attacking another. { $holes } square is blocked: none may stand there.
       *[other] The board is empty. { $n } queens are to be placed, one a column, none attacking another. { $holes } squares are blocked: none may stand there.
    }
}
# $order: its place among the candidates
queens-place = Queen { $number }: { $square } (try { $turn } of { $tries }).
# $queens: it was compared with
queens-compared = { $square } was compared with { AND($queens) }.
queens-fewest = { $safe ->
    [one] Column { $column } had { $safe } safe square: no column without a queen had fewer.
   *[other] Column { $column } had { $safe } safe squares: no column without a queen had fewer.
}
queens-looked-up = Three look-ups tell: its row and its two diagonals are free.
# $column: the file without a safe square
# $blocked: some of it are
queens-dead-end = { $blocked ->
    [true] Dead end: every row of column { $column } was attacked or blocked. The queen on { $square } is taken off again.
   *[false] Dead end: every row of column { $column } was attacked. The queen on { $square } is taken off again.
}
# $every: solutions may have been found there
queens-exhausted = { $every ->
    [true] Everything beyond { $square } has been searched. The queen is taken off again.
   *[false] Nothing beyond { $square } works. The queen is taken off again.
}
queens-solution-left = That was a solution. The search goes on: the queen on { $square } is taken off again.
queens-solved = Every column has its queen, and none attacks another: a solution.
queens-label = { $holes ->
    [0] { $depth ->
        [one] { $named ->
            [true] Board of { $n } by { $n } squares with { $depth } queen on { $squares }.
           *[false] Board of { $n } by { $n } squares with { $depth } queen.
        }
       *[other] { $named ->
            [true] Board of { $n } by { $n } squares with { $depth } queens on { $squares }.
           *[false] Board of { $n } by { $n } squares with { $depth } queens.
        }
    }
   *[other] { $depth ->
        [one] { $named ->
            [true] Board of { $n } by { $n } squares, { $holes } of them blocked, with { $depth } queen on { $squares }.
           *[false] Board of { $n } by { $n } squares, { $holes } of them blocked, with { $depth } queen.
        }
       *[other] { $named ->
            [true] Board of { $n } by { $n } squares, { $holes } of them blocked, with { $depth } queens on { $squares }.
           *[false] Board of { $n } by { $n } squares, { $holes } of them blocked, with { $depth } queens.
        }
    }
}
queens-help-intro = One queen a column is to be placed so that none attacks another. The program tries the rows of each column from below, or first the column with the fewest safe rows. Where every row is attacked it goes back to the queen before. Where squares are blocked no queen may stand; queens attack across them. Press play, or step through it, forwards and backwards.
queens-help-legend = Red squares are attacked, dark grey ones blocked. Amber rings are the rows that are free in the next column, with the number of the row, crossed out once they have been tried. A red cross marks the queen just taken off. Lines show the safety test: from each row to the queen that attacks it or, where lines are looked up, the row and the diagonals that each queen holds.
# The choice of an own one among the presets.
queens-own = Your own board
# The title of a heat map.
queens-heat = Taken back from each square
queens-found = Solution found
queens-no-solution = No solution exists
queens-checked = Checked: no queen sees another.
queens-counts = { $placed ->
    [one] { $placed } queen placed, { $undone } taken back.
   *[other] { $placed } queens placed, { $undone } taken back.
}
queens-tried = { $placed ->
    [one] Every way was tried, as far as it could go: { $placed } queen placed in all.
   *[other] Every way was tried, as far as it could go: { $placed } queens placed in all.
}
queens-compared-all = { $square } was compared with each of the { $queens } queens before it.
queens-title = { $n ->
    [one] { $n } queen
   *[other] { $n } queens
}
queens-purpose = { $wanted ->
    [all] Find every way to place { $queens ->
        [1] a queen
       *[other] { $queens } queens
    }{ $blocked ->
        [true] { " " }on squares that are not blocked
       *[false] { "" }
    }{ $queens ->
        [1] { "" }
       *[other] { " " }so that none attacks another
    }.
    [count] Count the ways to place { $queens ->
        [1] a queen
       *[other] { $queens } queens
    }{ $blocked ->
        [true] { " " }on squares that are not blocked
       *[false] { "" }
    }{ $queens ->
        [1] { "" }
       *[other] { " " }so that none attacks another
    }.
    [some] Find { $number } ways to place { $queens ->
        [1] a queen
       *[other] { $queens } queens
    }{ $blocked ->
        [true] { " " }on squares that are not blocked
       *[false] { "" }
    }{ $queens ->
        [1] { "" }
       *[other] { " " }so that none attacks another
    }.
   *[one] Place { $queens ->
        [1] a queen
       *[other] { $queens } queens
    }{ $blocked ->
        [true] { " " }on squares that are not blocked
       *[false] { "" }
    }{ $queens ->
        [1] { "" }
       *[other] { " " }so that none attacks another
    }.
}
queens-signs-next = the safe square that comes next
queens-signs-open = a safe square that comes later
queens-signs-tried = a square that has been tried
queens-signs-attacked = an attacked square
queens-signs-blocked = a blocked square, for no queen
queens-signs-undone = the queen just taken off
queens-refused-attacked = { $queen } attacks { AND($names) }
queens-refused-blocked = { COUNT($names) ->
    [one] { AND($names) } is blocked
   *[other] { AND($names) } are blocked
}
