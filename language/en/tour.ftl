### The knight's tour, and those of other pieces.

## Library

# --- why a square is ruled out ---

tour-off-board = off the board
tour-blocked = it is blocked
tour-on-path = it is on the path already
tour-kept = it is kept for the last move
# A square with a given number. $own: that number; $number: the one that it would have here
tour-numbered = it is number { $own }, and this would be number { $number }
# Another square has this number.
tour-due = number { $number } is { $square }
# A tour that ends where it began.
tour-not-closed = no move leads from there back to { $start }
tour-dead-tour = no tour goes on from there
tour-dead-closed = no closed tour goes on from there
# Of tours that must end on a given square, or have given numbers.
tour-dead-ending = no solution goes on from there
# The tour has been put together from smaller ones, and is only followed.
tour-elsewhere = the tour that was put together goes elsewhere

# --- why a path is a tour, is none, or cannot become one ---

tour-why-found = { $goal ->
    [tour] A check found a tour from here
    [closed] A check found a closed tour from here
   *[ending] A check found a solution from here
}, in { $steps ->
    [one] { $steps } step.
   *[other] { $steps } steps.
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
# The path breaks a given number.
tour-why-numbered = { $square } is number { NUMBER($own) }, but the path visits it as number { NUMBER($number) }.
tour-why-due = Number { NUMBER($number) } is { $due }, but here the path visits { $square }.
# From one square with its number to the next one that has a number.
tour-why-given-move = { $here } is number { $number } and { $square } is number { $next }, but no move leads from { $here } to { $square }.
tour-why-given-colour = { $here } is number { $number } and { $square } is number { $next }. { $odd ->
    [true] Each move changes the colour, so { $moves } moves lead to a square of the other colour. { $square } has the colour of { $here }.
   *[false] Each move changes the colour, so { $moves } moves lead to a square of the colour of { $here }. { $square } has the other colour.
}
tour-why-given-far = { $here } is number { $number } and { $square } is number { $next }. That leaves { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, but the shortest way takes { $needed ->
    [one] { $needed } move.
   *[other] { $needed } moves.
}
tour-why-given-cut = { $here } is number { $number } and { $square } is number { $next }, but no way over free squares leads from { $here } to { $square }.
# $odd: the number is odd
tour-why-given-turn = { $square } is number { NUMBER($number) }. One colour has one square more than the other, so every tour begins on that colour and takes the two in turn. { $odd ->
    [true] Odd numbers are on that colour, and { $square } has the other one.
   *[false] Even numbers are on the other colour, and { $square } hasn't that one.
}
tour-why-only-given = { COUNT($squares) ->
    [one] From { $here } the path can only go to { AND($squares, most: 6) }, which has another number.
   *[other] From { $here } the path can only go to { AND($squares, most: 6) }, which have other numbers.
}
tour-why-end-visited = { $end } must come last, but the path has already visited it.
tour-why-end-not-back = The tour must end on { $end }, but no move leads from there back to { $start }.
tour-why-no-way-back = From the last square a move must lead back to { $start }. No free square has such a move any more.
tour-why-colours = Each move goes to a square of the other colour. { $same ->
    [one] { $same } free square has
   *[other] { $same } free squares have
} the colour of { $start }, { $others ->
    [one] { $others } has
   *[other] { $others } have
} the other colour. The path takes the two colours in turn, so it can't visit them all and end where it must.
# Each has one free square a move away.
tour-why-two-ends = From each of { AND($squares, most: 6) } only one move is left. { COUNT($squares) ->
    [2] Both
   *[other] All of them
} would have to come last.
tour-why-stranded = The path can't reach { OR($squares, most: 6) } any more. Every square a move away has been visited.
tour-why-no-way-on = The path can reach { $square } only now, and then no move leads on.
# One of the following four sentences comes next.
tour-why-last = { $square } must come last: { $way } is the only free square a move away from it.
tour-why-last-end = But the tour must end on { $end }.
tour-why-last-not-back = But no move leads from { $square } back to { $start }.
tour-why-last-odd = But a knight changes colour with each move. So a tour of { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} ends on the colour of its start { $start }, and { $square } has the other colour.
tour-why-last-even = But a knight changes colour with each move. So a tour of { $squares ->
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
tour-why-forced = A square with only two moves left needs both, unless it comes last. Here these moves close a ring too early, or cut off a square.
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
tour-mark-given = number { $number }
tour-mark-from = number { $number }, where the way begins
tour-mark-broken = the square that breaks a given number
tour-mark-other-number = free, but with another number
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

# --- what the catalogue says: names, forms and cards ---

tour-entry = Knight's tour
    .summary = A knight visits every square of a board once.
    .command = a knight's tour of a board
tour-parameter-board = Board
    .help = Rows x columns.
    .advice = , up to 200 with Warnsdorff's rule, up to 1,000 with strategy=construct
tour-parameter-start = Start
    .help = The first square, such as d4 or 4,4. If you write any, the search tries every square as the start, one after the other.
    .any = Any square
tour-parameter-order = Move order
    .help = The order in which the search tries the moves: a name, or moves to the right and up such as 1,2;2,1.
    .sutcliffe = Sutcliffe
    .sutcliffe-help = A Modula-2 program, from the left and below.
    .geeks = Geeks
    .geeks-help = A well-known article, rows counted from the top.
    .textbook = Textbook
    .textbook-help = A C++ textbook: anticlockwise.
    .horse = Horse
    .horse-help = A C program, rows counted from the top.
tour-parameter-leaper = Piece
    .help = How far the piece leaps one way and the other.
    .knight = knight
    .camel = camel
    .giraffe = giraffe
    .zebra = zebra
    .antelope = antelope
    .wazir = wazir
    .ferz = ferz
    .dabbaba = dabbaba
    .alfil = alfil
tour-parameter-holes = Blocked squares
    .help = Squares that the tour leaves out, such as a1,c3.
tour-parameter-goal = Goal
    .help = When the search ends.
    .open = Open tour
    .open-help = The search ends at the first tour, wherever that ends.
    .closed = Closed tour
    .closed-help = A move leads from the last square back to the first.
    .all = All tours
    .all-help = The search goes on after each tour until it has tried everything.
    .count = Count tours
    .count-help = The search tries everything, and only counts the tours.
    .all-closed = All closed tours
    .all-closed-help = The search goes on after each closed tour until it has tried everything.
    .count-closed = Count closed tours
    .count-closed-help = The search tries everything, and only counts the closed tours.
tour-parameter-end = End
    .help = The square where the tour must end.
tour-parameter-givens = Given numbers
    .help = Squares whose number in the tour is fixed, such as 7:c3,13:e1.
tour-parameter-strategy = Strategy
    .help = Which of the possible moves the search tries, and in which order.
    .backtrack = Backtracking
    .backtrack-help = The search tries every move, in the move order.
    .pruned = Pruned
    .pruned-help = The search looks ahead after each move. It goes back at once when it sees that no tour is possible.
    .warnsdorff = Warnsdorff
    .warnsdorff-help = The search first goes where the fewest moves lead on. It also leaves out a square when it sees that no tour is possible after it.
    .naive = Naive
    .naive-help = The search makes every sequence of moves, and checks it when it is full.
    .construct = Construct
    .construct-help = No search: the tour is joined from tours of small boards. For large boards.
tour-parameter-ties = Tie-break
    .help = Which square comes first where equally few moves lead on.
    .centre = Farthest from the centre
    .centre-help = Roth.
    .degree = Fewest moves after the next
    .degree-help = Pohl 1967.
    .order = Move order
    .random = At random
tour-parameter-seed = Seed
    .help = Which of the random orders.
tour-preset-sutcliffe-5x5-centre = 25,541 moves to find 24
    .look = The search starts in the middle of a small board. It takes nearly all of its moves back.
    .program = Sutcliffe's program, 5x5 from the centre
tour-preset-sutcliffe-5x5-corner = From a corner: nearly three times the work
    .look = The same program starts in a corner. It needs nearly three times as many moves.
    .program = Sutcliffe's program, 5x5 from a corner
tour-preset-sutcliffe-6x6 = Eleven squares more, and less work
    .look = The board has eleven squares more than 5x5. Here the move order is lucky.
    .program = Sutcliffe's program, 6x6 from a corner
tour-preset-sutcliffe-7x7 = 12 million moves to find 48
    .look = The search stays deep for a long time, because the last squares don't fit.
    .program = Sutcliffe's program, 7x7 from the centre
tour-preset-geeks-8x8 = 16.5 million steps to one tour
    .look = This is the classic run from the top left corner. It finds a tour after 16,501,401 steps.
    .program = Geeks' program, 8x8
tour-preset-textbook-8x8 = Another program, the same tree turned
    .look = This is the run of Geeks, turned by a quarter. The corner and the order differ, the tree is the same.
    .program = The textbook's program, 8x8
tour-preset-horse-8x8 = An unlucky order: no end in sight
    .look = The same method with an unlucky order makes thousands of millions of moves.
    .program = The program Horse, 8x8
tour-preset-small-3x3 = 9 squares, no tour: everything tried in 28 steps
    .look = No move leads to the centre. The search goes round one way, then the other, and has tried everything.
    .program = The textbook's program, 3x3
tour-preset-textbook-5x5-all = All 304 tours from one corner
    .look = The search goes on after each tour. It finds all 304 from the corner.
    .program = The textbook's program, 5x5
tour-preset-givens-5x5 = 2 given numbers leave 1 of 304 tours
    .look = Two squares have their numbers beforehand. Of all 304 tours from the corner only one fits. Play it by hand, or let the search find it.
    .program = The textbook's program, 5x5 with given numbers
tour-preset-geeks-8x8-pruned = The same tour in 80 moves
    .look = The search finds the same tour as the classic run, but in 80 moves.
    .program = Geeks' program, 8x8, pruned
tour-preset-horse-8x8-pruned = Out of reach, found in 89 moves
    .look = The plain program would find this tour after a very long time. Here it takes 89 moves.
    .program = The program Horse, 8x8, pruned
tour-preset-closed-6x6 = The last move leads home
    .look = A move leads from the last square back to the first.
    .program = The textbook's moves, 6x6, pruned
tour-preset-warnsdorff-8x8 = 64 squares by a rule of thumb
    .look = The knight always goes where the fewest moves lead on. It takes no move back.
    .program = Warnsdorff's rule, 8x8
tour-preset-warnsdorff-50x50 = 2,500 squares without a mistake
    .look = The rule keeps the knight near the edge and works inwards.
    .program = Warnsdorff's rule, 50x50
tour-preset-construct-100x100 = 10,000 squares, and no search
    .look = Closed tours of small boards are joined. Zoom in to see where.
    .program = Closed tours of small boards, joined

# --- programs and the values of their variables ---

tour-program-recursive = Recursive
    .does = A call tries all moves from one square, and returns whether one led to a tour.
tour-program-flag = Recursive, with a flag
    .does = All calls share one flag. The last move raises it, and every call ends at once.
tour-program-stack = With a stack
    .does = A stack keeps what recursion keeps in its calls: a square, and how many candidates were tried.
tour-program-graph = White and gray
    .does = Vertices on the path are gray, the others white. A dead end turns white again.
tour-program-naive = All sequences of moves
    .does = The program makes every sequence to its full length. Then it tests whether a square comes twice.
tour-error-closed = form { $form }: a closed tour needs a start here; give one, or choose scheme
tour-error-only-naive = form 'naive': it goes with the strategy naive
# Of the squares of a board.
tour-value-none = none visited

tour-error-hole = { $name } { $square }: it is blocked; choose another
tour-error-start = start { $start }: it must be a free square of the { $board } board
tour-error-no-ties = no tie-breaks: give at least one, for instance ('centre', 0)
tour-error-one-way = moves { $moves }: to count closed tours, the list needs the opposite of each move, too
tour-error-size = batch size { $size }: it must be at least 1
tour-error-moves = { $moves ->
    [one] order of { $moves } move
   *[other] order of { $moves } moves
}: on { $board } there may be { $most } in the page
tour-error-construct = strategy { $strategy }: it makes knight's tours without a given end; choose another
tour-error-construct-givens = givens { $givens }: strategy { $strategy } makes one tour and can't keep to given numbers; choose a search
# The given numbers of squares.
tour-givens-form = givens { $givens }: write the number, a colon and the square, such as 7:c3
tour-givens-range = givens { $givens }: this tour has the numbers 1 to { NUMBER($last) }, not { $number }
tour-givens-two-squares = givens: number { $number } is given to { AND($squares) }. Keep one of them.
tour-givens-two-numbers = givens: square { $square } is given the numbers { $one } and { $other }. Keep one of them.
# Number 1 is the start, and only that.
tour-givens-start = { $start ->
    [any] givens { $givens }: number 1 is the start. Choose { $square } as the start instead.
   *[other] { $first ->
        [true] givens { $givens }: number 1 is the start, and that is { $start }. Leave this number out, or choose { $square } as the start.
       *[false] givens { $givens }: { $square } is the start, so it is number 1. Choose another square or another start.
    }
}
tour-givens-last = givens { $givens }: number { NUMBER($last) } comes last, but the end is { $end }. Leave one of them out.
tour-givens-end = givens { $givens }: { $square } is the end, so it is number { NUMBER($last) }, not { NUMBER($number) }. Choose another square or another end.
tour-error-construct-holes = board { $board } with holes: this strategy needs a whole rectangle; choose a search
tour-error-construct-start = start { $start }: on a board three or four wide this strategy starts on { OR($ends) }; choose one of these, or a search
tour-error-construct-count = strategy 'construct': it makes one tour; choose another to count
# And then why.
tour-error-no-tour = board { $board }: no such tour exists.
# The title of a picture.
tour-picture = Tour of the { $board } board, { $depth } of { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}

# --- what a program of the visitor's own does wrong ---

tour-task-blocked = { $square } is blocked.
tour-task-taken = The path has already visited { $square }.
tour-task-numbered = { $square } is number { $own }, and this would be number { $number }.
tour-task-due = Number { $number } is { $due }, so it can't be { $square }.
# After the sentence that no move leads there.
tour-task-around = A move leads off the board, though. In Python an index below 0 counts from the end, so the piece came in on the other side.

# --- the command line ---

tour-command-board = ROWSxCOLUMNS, such as 8x8
tour-command-closed = a move must lead from the end back to the start
tour-command-goal = what to look for, in one word: instead of --all, --count and --closed
tour-command-form = which program searches
tour-command-names = Names: { $names }.
# $side: from how many squares on a board is large
tour-command-unnamed = Without this it is textbook. With --strategy pruned and a side over { NUMBER($side) } it is Warnsdorff's.
tour-command-two-goals = goal { $goal }: it already says what --all, --count and --closed say. Leave one or the other out.
tour-command-construct-goal = goal { $goal }: construct makes one tour. Choose open or closed.
tour-command-construct-steps = strategy 'construct': it doesn't search, and has no steps
tour-command-construct-one = strategy 'construct': it makes one knight's tour. Leave --form, --first, --end and other moves out, or choose another strategy.

# --- what a step ruled out ---

tour-leads-off = { $number ->
    [one] { $number } move would leave the board.
   *[other] { $number } moves would leave the board.
}
tour-refused-on-path = { COUNT($names) ->
    [one] { AND($names, most: 8) } is already on the path.
   *[other] { AND($names, most: 8) } are already on the path.
}
tour-refused-blocked = { COUNT($names) ->
    [one] { AND($names, most: 8) } is blocked.
   *[other] { AND($names, most: 8) } are blocked.
}
tour-refused-kept = { AND($names, most: 8) } must come last.
# One square: no two have the same number.
tour-breaks-own = { AND($names, most: 8) } is number { $own }, and this would be number { $number }.
tour-breaks-due = { AND($names, most: 8) } can't be number { $number }: that is { $square }.
tour-refused-dead-tour = No tour goes on from { OR($names, most: 8) }.
tour-refused-dead-closed = No closed tour goes on from { OR($names, most: 8) }.
tour-refused-dead-ending = No solution goes on from { OR($names, most: 8) }.

# --- what happened at a step ---

tour-begin = The path begins on { $start }.
tour-anywhere = The board is empty. First the search chooses a square to start from.
# $turn: the place of the move in the order of all moves
tour-place = { $tries ->
    [0] Square { $number }: the path goes from { $origin } to { $to }.
   *[other] Square { $number }: the path goes from { $origin } to { $to }. It is move { $turn } of { $tries } on the search's list.
}
tour-place-first = The search tries { $square } as the first square.
# $free: squares within reach; $passes: from $back there is nothing left to try, either
tour-stuck = { COUNT($free) ->
    [0] Dead end: no move leads from { $square } to a free square.
   *[other] { $goal ->
        [tour] Dead end: from { $square } the path could go to { OR($free) }, but no tour goes on from there.
        [closed] Dead end: from { $square } the path could go to { OR($free) }, but no closed tour goes on from there.
       *[ending] Dead end: from { $square } the path could go to { OR($free) }, but no solution goes on from there.
    }
} { $depth ->
    [0] The search goes back to the empty board.
   *[other] { $passes ->
        [true] The search goes back through { $back }.
       *[false] The search goes back to { $back }.
    }
}
# $every: tours may have been found there
tour-exhausted = { $every ->
    [true] The search has tried everything after { $square }.
   *[false] { $goal ->
        [tour] The search has tried everything after { $square } and found no tour.
        [closed] The search has tried everything after { $square } and found no closed tour.
       *[ending] The search has tried everything after { $square } and found no solution.
    }
} { $depth ->
    [0] It goes back to the empty board.
   *[other] { $passes ->
        [true] It goes back through { $back }.
       *[false] It goes back to { $back }.
    }
}
tour-solution-left = { $closed ->
    [true] That was a closed tour.
   *[false] That was a tour.
} The search looks for more: { $depth ->
    [0] it goes back to the empty board.
   *[other] { $passes ->
        [true] it goes back through { $back }.
       *[false] it goes back to { $back }.
    }
}
tour-twice-left = { $depth ->
    [0] The path was as long as a tour, but it visited a square twice. The search goes back to the empty board.
   *[other] The path was as long as a tour, but it visited a square twice. { $passes ->
        [true] The search goes back through { $back }.
       *[false] The search goes back to { $back }.
    }
}
tour-leads-on = { $degree ->
    [0] From there no move leads on.
    [one] From there { $degree } move leads on.
   *[other] From there { $degree } moves lead on.
}
# Why the search goes back at once after a move.
tour-looked-ahead = { $goal ->
    [tour] The search looks ahead and sees that no tour is possible from here.
    [closed] The search looks ahead and sees that no closed tour is possible from here.
   *[ending] The search looks ahead and sees that no solution is possible from here.
}
tour-ahead = { $number ->
    [one] Looking ahead rules out { $number } move here.
   *[other] Looking ahead rules out { $number } moves here.
}
tour-constructed = The whole tour was put together beforehand.
# $start: of a closed tour
tour-solved = The path visits every square once. That's a tour!
tour-wrong-end = The path visits every square once, but it doesn't end where it must.
tour-wrong-end-left = { $depth ->
    [0] The path was as long as a tour, but it didn't end where it must. The search goes back to the empty board.
   *[other] The path was as long as a tour, but it didn't end where it must. { $passes ->
        [true] The search goes back through { $back }.
       *[false] The search goes back to { $back }.
    }
}
tour-wrong-number = The path visits every square once, but a given number is on another square.
tour-wrong-number-left = { $depth ->
    [0] The path was as long as a tour, but a given number was on another square. The search goes back to the empty board.
   *[other] The path was as long as a tour, but a given number was on another square. { $passes ->
        [true] The search goes back through { $back }.
       *[false] The search goes back to { $back }.
    }
}
tour-solved-closed = The path visits every square once, and a move leads back to { $start }. That's a closed tour!

# --- titles of a search's end ---

tour-found = Tour found
tour-closed-found = Closed tour found
# $last: how it must end
tour-no-solution = { $last ->
    [closed] No closed tour exists
    [both] No such closed tour exists
    [numbered] No tour has the given numbers
    [given] { $start ->
        [any] No tour ends on { $end }
       *[other] No tour leads from { $start } to { $end }
    }
   *[open] { $start ->
        [any] No tour exists
       *[other] No tour starts on { $start }
    }
}

## Page

# $number: on the path, or 0; $given: its given number, or 0
tour-cell = { $blocked ->
    [true] { $square }: blocked
   *[false] { $number ->
        [0] { $given ->
            [0] { $square }: free
           *[other] { $square }: free, given as number { $given }
        }
       *[other] { $square }: square { $number } of the path
    }
}
tour-board-label = Board with { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} and { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}. { $squares ->
    [one] { $depth } of { $squares } square visited.
   *[other] { $depth } of { $squares } squares visited.
}{ $depth ->
    [0] { "" }
   *[other] { " " }The path ends on { $last }.
}
tour-comparison-counting = Counting the moves that plain backtracking takes ...
tour-comparison-fewer = { $plain ->
    [one] Plain backtracking takes { $plain } move to the same tour. This search takes { $fewer } fewer.
   *[other] Plain backtracking takes { $plain } moves to the same tour. This search takes { $fewer } fewer.
}
tour-comparison-unknown = Plain backtracking didn't find this tour in { $events ->
    [one] { $events } step
   *[other] { $events } steps
}. The count ended there.
# Beside a picture of it.
tour-rule = The knight moves two squares one way and one to the side. It visits every square once.
# The choice of an own one among the presets.
tour-own = Your own board
# The title of a heat map.
tour-heat = Taken back from each square
tour-counts = { $placed ->
    [one] { $placed } move made, { $undone } taken back.
   *[other] { $placed } moves made, { $undone } taken back.
}
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
        [closed] , and end one move from it
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
        [closed] , and end one move from it
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
        [closed] , and end one move from it
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
        [closed] , and end one move from it
        [given] { " " }to { $end }
       *[open] { "" }
    }.
}{ $givens ->
    [0] { "" }
    [one] { " " }The number of { $givens } square is given.
   *[other] { " " }The numbers of { $givens } squares are given.
}
tour-signs-next = { $degrees ->
    [true] the next square; the number tells how many moves lead on from there
   *[false] the next square, with its place on the search's list
}
tour-signs-open = { $degrees ->
    [true] a square within reach; the number tells how many moves lead on from there
   *[false] a square within reach, with its place on the search's list
}
tour-signs-tried = { $refuses ->
    [true] a square that was tried from here, or is ruled out
   *[false] a square that was tried from here
}
tour-signs-last = the last move
tour-signs-ruled-out = a free square with too few moves in or out
tour-signs-blocked = a blocked square
tour-signs-fixed = a given number
tour-signs-dot-fixed = a square with a given number
tour-signs-undone = the square just taken back
tour-signs-dot-undone = the square just taken back

## Page, in dialogs

# Shapes of the board.
tour-templates-names-full = The full board
tour-templates-names-cross = Cross
tour-templates-names-diamond = Diamond
tour-templates-names-ring = Ring
tour-templates-names-corner = A corner missing
tour-templates-names-corners = Two opposite corners missing
tour-templates-names-random = Random holes

# In the help.
tour-help-intro = { $knight ->
    [true] A knight must visit every square of the board exactly once.
   *[false] A piece must visit every square of the board exactly once.
} The search tries the moves one after another. When no move is left, it takes its last move back and tries the next one. Press Play, or take one step at a time, forwards or backwards.
tour-help-legend = The line is the path so far, and the numbers give the order of its squares. Amber rings mark the squares that can come next, with their place on the search's list. Those already tried are crossed out. By Warnsdorff's rule a ring shows how many moves lead on from there. A red cross marks the move just taken back.
