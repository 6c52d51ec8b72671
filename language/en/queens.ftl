### Queens that attack none of the others.
### $line is "row" or "column", and $name which one: 3, or c.

## Library

# --- why it is lost, step by step; $then: whether it follows from the step before ---

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
queens-options = { $then ->
    [true] Then { $line ->
        [row] row { $name } can only have its queen on { OR($squares, most: 6) }.
       *[column] column { $name } can only have its queen on { OR($squares, most: 6) }.
    }
   *[false] { $line ->
        [row] Row { $name } can only have its queen on { OR($squares, most: 6) }.
       *[column] Column { $name } can only have its queen on { OR($squares, most: 6) }.
    }
}
queens-try = Try a queen on { $square }.

# --- why a square is ruled out ---

queens-blocked = it is blocked
queens-attacked = the queen on { $square } attacks it
# Several queens.
queens-attacked-by = the queens on { AND($queens) } attack it
queens-row-taken = row { $name } already holds a queen
queens-rising-taken = the rising diagonal already holds a queen
queens-falling-taken = the falling diagonal already holds a queen
# $column: one that the queen leaves without a square.
queens-ahead-none = a queen there leaves no possible square in column { $column }

# --- why no solution is possible ---

# $column: its letter. $how: what all of its squares are.
queens-no-square = { $how ->
    [attacked] Every square of column { $column } is attacked.
    [blocked] Every square of column { $column } is blocked.
   *[both] Every square of column { $column } is attacked or blocked.
}
queens-attacks = { $queen } attacks { AND($squares, most: 6) }.
queens-attacks-more = The board shows which queens attack the other squares.
queens-squares-blocked = { COUNT($squares) ->
    [one] { AND($squares) } is blocked.
   *[other] { AND($squares, most: 6) } are blocked.
}
queens-mark-column = a column without a safe square
queens-mark-attacker = a queen, and the squares that it attacks

# --- what is still open ---

queens-column = column { $column }
queens-safe = { COUNT($squares) ->
    [one] { AND($squares) } in column { $column } is not attacked.
   *[other] { AND($squares, most: 6) } in column { $column } are not attacked.
}
queens-safe-unblocked = { COUNT($squares) ->
    [one] { AND($squares) } in column { $column } is neither attacked nor blocked.
   *[other] { AND($squares, most: 6) } in column { $column } are neither attacked nor blocked.
}

# --- why a square is not looked at ---

queens-unseen-taken = Column { $column } has its queen, on { $square }.
queens-unseen-given = Column { $column } has its given queen, on { $square }. A given queen is never taken back.
queens-unseen-next = The next queen goes to column { $column }.
# Said after it.
queens-attacked-too = { COUNT($queens) ->
    [one] The queen on { AND($queens) } attacks { $square }, too.
   *[other] The queens on { AND($queens) } attack { $square }, too.
}

# --- what the catalogue says: names, forms and cards ---

queens-entry = Queens
    .summary = Every column of a board gets a queen, and no queen attacks another.
    .command = queens that don't attack one another
queens-parameter-n = Queens
    .help = How many queens there are. The board has as many rows and columns.
queens-parameter-test = Safety test
    .help = How the search tests whether a square is attacked.
    .compare = Queen by queen
    .compare-help = The search compares the square with every queen on the board.
    .diagonals = Diagonals
    .diagonals-help = The search checks whether the row and the two diagonals are free.
queens-parameter-holes = Blocked squares
    .help = Squares that can't have a queen, such as a1,c3. Queens attack across them.
queens-parameter-givens = Given queens
    .help = Queens that are on the board from the beginning, such as b4,d3. The search adds the others.
queens-parameter-order = Order of columns
    .help = Which column is next, and which of its rows come first.
    .left = Leftmost column first
    .left-help = The search tries the rows from below.
    .fewest = Fewest safe rows first
    .fewest-help = The search tries the rows from the middle. Each column needs a queen, so any column may be next. The search misses no solution.
queens-preset-queens-8 = Eight queens in 113 attempts
    .look = Each column gets a queen, and the search tries the rows from below.
queens-preset-queens-8-all = All 92 solutions in 2,056 attempts
    .look = The search puts a queen on the board 2,056 times, and takes each back. The whole tree is small.
    .program = 8 queens, all solutions
queens-preset-queens-8-ahead = Eight queens in 53 attempts, by looking ahead
    .look = The search puts down no queen that leaves a column without a possible square.
queens-preset-queens-8-given = Two queens are given: one way to add six
    .look = The two white queens are on the board from the beginning. The search never takes them back.
    .program = 8 queens, all solutions
queens-preset-queens-20-conflicts = Min-conflicts: 20 queens in 91 steps
    .look = Chance puts down all queens. Then the search moves attacked ones. Backtracking needs 399,250 steps.
queens-preset-queens-3 = Three queens: impossible, and proved
    .look = Every attempt fails in the second or third column.

# --- programs ---

queens-program-recursive = Recursive
    .does = A call fills one column, and returns whether all the others could be filled, too.
queens-program-walk = Min-conflicts
    .does = Chance puts a queen in each column. Then the program moves an attacked queen to a square where the fewest queens attack it, again and again.
queens-program-stack = With a stack
    .does = The list of queens is all that the program needs to go on, and to go back.
queens-program-ahead = Looking ahead
    .does = A call gets the rows that are left, and tries no row that leaves another column without one.

# --- what is not accepted; and the title of a picture ---

# $squares: their names, or ""
queens-picture = { $n ->
    [one] { $n } queen
   *[other] { $n } queens
}, { $placed } placed{ $placed ->
    [0] { "" }
   *[other] : { $squares }
}

queens-error-givens = givens { $givens }: the queens on { AND($squares) } attack each other. No solution has both.
queens-error-given-blocked = givens { $givens }: { $square } is blocked. No queen can be there.

# --- what a program of the visitor's own does wrong ---

# $given: the queen of its column
queens-task-given = { $square } can't have a queen: the given queen of its column is on { $given }.

queens-task-blocked = { $square } is blocked.
queens-task-given-attacks = { $square } can't have a queen: the given queen on { $given } attacks it.
queens-task-column = There are two queens in one column: { AND($squares) }.
queens-task-attack = The queens on { AND($squares) } attack each other.

# --- the command line ---

queens-command-n = how many queens
queens-command-test = how the search tests a square
queens-command-order = which column comes next; without this left, and fewest for more than { NUMBER($queens) } queens

# --- what a step ruled out ---

queens-refused-attacked = The queen on { $queen } attacks { AND($names, most: 8) }.
queens-refused-row = Row { $name } already holds a queen.
queens-refused-rising = { COUNT($names) ->
    [one] A queen is already on the rising diagonal of { AND($names, most: 8) }.
   *[other] Queens are already on the rising diagonals of { AND($names, most: 8) }.
}
queens-refused-falling = { COUNT($names) ->
    [one] A queen is already on the falling diagonal of { AND($names, most: 8) }.
   *[other] Queens are already on the falling diagonals of { AND($names, most: 8) }.
}
queens-refused-ahead = A queen on { OR($names, most: 8) } leaves no possible square in column { $column }.
# $column: with the squares $left; a queen on any of $squares attacks all of these.
queens-lost = { COUNT($left) ->
    [one] In column { $column } only { AND($left) } is left. A queen on { OR($squares, most: 6) } attacks it.
   *[other] In column { $column } only { AND($left) } are left. A queen on { OR($squares, most: 6) } attacks all of them.
}

# --- what happened at a step ---

queens-walk-begin = { $queens ->
    [one] Chance first puts down { $queens } queen.
   *[other] Chance first puts down { $queens } queens, one in each column.
} Then the search moves queens that are attacked.{ $holes ->
    [0] { "" }
    [one] { " " }{ $holes } square is blocked: no queen may stand there.
   *[other] { " " }{ $holes } squares are blocked: no queen may stand there.
}
queens-walk-put = Queen { $number }: chance puts it on { $square }.
# $troubled: the queens that were attacked; $least: those that attack the new square
queens-walk-move = { $troubled ->
    [one] { $troubled } queen was attacked. It goes from { $before } to { $square }.
   *[other] { $troubled } queens were attacked. Chance picks the one on { $before }. It goes to { $square }.
} { $least ->
    [0] No queen attacks it there.
    [one] There { $least } queen attacks it. No square of its column is better.
   *[other] There { $least } queens attack it. No square of its column is better.
}
queens-walk-stay = { $troubled ->
    [one] { $troubled } queen was attacked, the one on { $square }.
   *[other] { $troubled } queens were attacked. Chance picks the one on { $square }.
} It stays, with { $least ->
    [one] { $least } queen that attacks it. No square of its column is better.
   *[other] { $least } queens that attack it. No square of its column is better.
}
queens-walk-solved = No queen attacks another. That's a solution!
queens-walk-chance = as few queens attack it, and chance picked another square
queens-walk-more = { $queens ->
    [one] { $queens } queen attacks it, and fewer attack another square
   *[other] { $queens } queens attack it, and fewer attack another square
}
queens-walk-other = { $square } is not looked at here: the search moves the queen of column { $column }.
queens-error-no-square = column { $column }: all its squares are blocked. This strategy needs a free square in each column.
queens-begin = { COUNT($givens) ->
    [0] The board is empty.
    [one] The queen on { AND($givens, most: 8) } is given. The search never takes it back.
   *[other] The queens on { AND($givens, most: 8) } are given. The search never takes them back.
}{ $holes ->
    [0] { "" }
    [one] { " " }{ $holes } square is blocked: no queen may stand there.
   *[other] { " " }{ $holes } squares are blocked: no queen may stand there.
}
# $turn: the place of its row in the order of all rows
queens-place = The search puts queen { $number } on { $square }. It is square { $turn } of { $tries } on the search's list.
# $queens: those before it
queens-compared = The search compared { $square } with { AND($queens) }.
queens-fewest = { $safe ->
    [one] Column { $column } had { $safe } safe square, and no other column had fewer.
   *[other] Column { $column } had { $safe } safe squares, and no other column had fewer.
}
queens-looked-up = The search checks the row and the 2 diagonals. All 3 are free.
# $column: the file without a safe square
# $blocked: some of it are
queens-dead-end = Dead end: no queen fits in column { $column }. The search takes the queen on { $square } back.
queens-dead-end-ahead = Dead end: in column { $column } the search finds no square for a queen. It takes the queen on { $square } back.
queens-least = { $number ->
    [0] From there the queen attacks no possible square in other columns.
    [one] From there the queen attacks { $number } possible square in other columns.
   *[other] From there the queen attacks { $number } possible squares in other columns.
} The search first tries the square that attacks the fewest.
queens-looked-ahead = The search looked ahead: each column without a queen still has a possible square.
queens-ahead-stuck = But a queen on any possible square of column { $column } leaves another column without one.
queens-fewest-possible = { $safe ->
    [one] Column { $column } had { $safe } possible square, and no other column had fewer.
   *[other] Column { $column } had { $safe } possible squares, and no other column had fewer.
}
# $every: solutions may have been found there
queens-exhausted = { $every ->
    [true] With a queen on { $square } the search has tried everything. It takes this queen back.
   *[false] With a queen on { $square } the search has tried everything and found nothing. It takes this queen back.
}
queens-solution-left = That was a solution. The search looks for more: it takes the queen on { $square } back.
queens-solved = Every column has its queen, and no queen attacks another. That's a solution!
queens-compared-all = { $queens ->
    [one] The search compared { $square } with the { $queens } queen before it.
   *[other] The search compared { $square } with each of the { $queens } queens before it.
}

## Page

queens-cell = { $taken ->
    [true] { $given ->
        [true] { $square }: a given queen
       *[false] { $square }: a queen
    }
   *[false] { COUNT($attackers) ->
        [0] { $square }: free
       *[other] { $square }: attacked from { AND($attackers) }
    }
}
queens-cell-blocked = { $square }: blocked
queens-label = Board of { $n } by { $n } squares{ $holes ->
    [0] { "" }
   *[other] , { $holes } of them blocked,
} with { $depth ->
    [one] { $depth } queen
   *[other] { $depth } queens
}{ $named ->
    [true] { " " }on { $squares }.
   *[false] .
}
# Beside a picture of it.
queens-rule = A queen attacks along its row, its column and its diagonals. No queen may attack another.
# The choice of an own one among the presets.
queens-own = Your own board
# The title of a heat map.
queens-heat = Taken back from each square
queens-counts = { $placed ->
    [one] { $placed } queen placed, { $undone } taken back.
   *[other] { $placed } queens placed, { $undone } taken back.
}
queens-counts-walk = { $placed ->
    [one] The search put down a queen { $placed } time.
   *[other] The search put down a queen { $placed } times.
}
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
}{ $given ->
    [0] { "" }
    [one] { " " }{ $given } queen is given.
   *[other] { " " }{ $given } queens are given.
}
queens-signs-next = the safe square that comes next
queens-signs-open = a safe square that comes later
# On a large board, where the one that comes next is not marked.
queens-signs-square-open = a safe square of the next column
queens-signs-tried = a square that was tried
queens-signs-square-tried = a square that was tried
queens-signs-compared = the next square, compared with each queen
queens-signs-refused = an attacked square of the next column
queens-signs-refused-ahead = a square of the next column that is ruled out
queens-signs-found = from an attacked square to a queen that attacks it
queens-signs-held = a row or a diagonal that a queen holds
queens-signs-attacked = an attacked square
queens-signs-possible = a square that is still possible
queens-signs-ruled-out = a square that was just ruled out
queens-signs-blocked = a blocked square, for no queen
queens-signs-given = a given queen, which is never taken back
queens-signs-placed = the queen placed last
queens-signs-walk-next = where the next queen goes, with the number of queens that attack this square
queens-signs-walk-open = another square of its column, with the number of queens that attack it
queens-signs-walk-found = two queens that attack each other
queens-signs-walk-placed = the queen put down or moved last
queens-signs-walk-blocked = a blocked square
queens-signs-undone = the queen just taken off

## Page, in dialogs

# In the help.
queens-help-intro = The search puts a queen in each column so that none attacks another. It tries the rows of a column from below, or first takes the column with the fewest safe rows. When every row is attacked, it goes back to the queen before. No queen may stand on a blocked square, but queens attack across it. Given queens are on the board from the beginning, and the search never takes them back. Press Play, or take one step at a time, forwards or backwards.
queens-help-legend = Hatched squares are attacked, dark grey ones are blocked. White queens are given. Amber rings mark the free rows of the next column, with the number of the row. Rows already tried are crossed out. A red cross marks the queen just taken off. Lines show the safety test: they lead from a row to the queen that attacks it. Where lines are looked up, they show the row and the diagonals that each queen holds. Where the search looks ahead, a dot marks each square still possible. A crossed-out ring marks each square just ruled out.
queens-help-walk-intro = Chance first puts a queen in each column. Then the search picks an attacked queen by chance, and moves it to a square of its column that the fewest queens attack. It goes on until no queen is attacked, or stops after 1,000 moves. There is no tree, and nothing is tried in order. So a walk that stops proves nothing. Press Play, or take one step at a time, forwards or backwards.
queens-help-walk-legend = Lines join queens that attack each other. Amber numbers stand in the column of the queen that moves next: each says how many queens attack that square. The filled one is where the queen goes.
