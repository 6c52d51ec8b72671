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
