### Why a position is lost, as far as that is the same for all puzzles.

## Library

search-solved = This is a solution.
search-unsolved = All choices are made, but the puzzle is not solved.
search-unknown = { $goal ->
    [tour] A tour may still be possible. Nothing rules it out yet.
    [closed] A closed tour may still be possible. Nothing rules it out yet.
    [path] A path may still be possible. Nothing rules it out yet.
    [cycle] A cycle may still be possible. Nothing rules it out yet.
   *[other] A solution may still be possible. Nothing rules it out yet.
}
# $refused: what was looked at, by search-refusal.
search-no-option = { COUNT($refused) ->
    [0] No option is left.
   *[other] No option is left: { AND($refused, most: 6) }.
}
# $reason: what rules it out, such as "used already".
search-refusal = { $choice } ({ $reason })
search-searched = A check tried everything from here, in { $steps ->
    [one] { $steps } step.
   *[other] { $steps } steps.
} { $goal ->
    [tour] It found no tour.
    [closed] It found no closed tour.
    [path] It found no path.
    [cycle] It found no cycle.
   *[other] It found no solution.
}
search-each-option = Each of these options leads to a dead end.
# Of a chain of choices only the first is told. $number: how many there are.
search-forced = { $number ->
    [one] So { $number } choice is forced.
   *[other] So { $number } choices are forced, one after the other.
}

# --- what a step ruled out ---

# $reason: no sentence, such as "used already"
search-refused = { AND($names, most: 8) }: { $reason }.
search-refused-left = { $number ->
    [one] { $number } more option was ruled out.
   *[other] { $number } more options were ruled out.
}
# What a search that looks ahead has ruled out at a step; sentences with reasons follow.
search-ahead = { $number ->
    [one] Looking ahead rules out { $number } option here.
   *[other] Looking ahead rules out { $number } options here.
}
search-ahead-more = { $number ->
    [one] There is { $number } more reason.
   *[other] There are { $number } more reasons.
}
search-ahead-unmarked = More than { NUMBER($most) } options are still possible. So the picture doesn't mark them.
# $name: the choice that was taken back. $tried: how many options were tried after it
# $moves: each choice is a move from the one before it. $reasons: sentences
search-refused-beyond = { $moves ->
    [true] { $tried ->
        [0] From { $name } there was nowhere left to go. { $reasons }
       *[other] After the last option it tried from { $name }, the search ruled out the rest. { $reasons }
    }
   *[false] { $tried ->
        [0] After { $name } nothing was left to try. { $reasons }
       *[other] After the last option it tried with { $name }, the search ruled out the rest. { $reasons }
    }
}
# Of options that come before the one that was chosen.
search-refused-before = Just before, the search ruled out other options. { $reasons }

# --- what is marked ---

search-mark-refused = ruled out
search-mark-tried = what is tried
search-mark-one-option = where one option is left
search-mark-no-option = where no option is left
search-mark-each-option = where each option leads to a dead end
search-mark-chain = where one option is left, one after the other
search-mark-chain-end = where no option is left at last

# --- what is not accepted ---

search-error-goal = goal { $goal }: it must be first, all, count or a number of solutions from 1
search-error-limit = limit { $limit }: it must be a number of steps from 0
search-error-probes = probes { $probes }: make at least 1
search-error-root = path { $path }: it must begin with the root { $root }
search-error-long = path { $path }: { $number } choices are too many, it may have { $most }
search-error-choice = choice { $choice } below path { $path }: it must be one of { $choices }
search-error-dead-end = choice { $choice } below path { $path }: this path is a dead end, so no choice may follow
# $name: of an argument, as the program has it, such as "strategy"
search-error-name = { $name } { $given }: it must be one of { $known }
search-error-flag = { $name } { $given }: it must be True or False
search-error-whole = { $name } { $given }: it must be a whole number from { $low } to { $high }
search-error-least = { $name } { $given }: it must be a whole number from { $low }
search-error-puzzle = { $given } is no puzzle: give one such as Queens(8), or a text such as 'queens/8'
search-error-state = state { $state }: it must be a State, a position or a list of choices
search-error-visits = { $puzzle }: this search visits every vertex. It has no solutions.
search-error-never = choice { $choice } cannot come here: the search never goes there
search-error-nowhere = path { $path }, undone { $undone }: the search never goes there
search-error-threads = another call uses this search right now: copy the search for each thread, with copy.copy(search)
search-error-interrupted = an error interrupted this search, so it can't go on: start a new one
search-error-source = this search has its own source of events, so it can't be copied or go back: make a new one from a new source

# --- why a choice is not looked at ---

search-taken = { $choice } is chosen there.
search-unseen = The search doesn't look at { $choice } here.

# --- what the forms say of all puzzles ---

search-parameter-first = Solutions
    .help = After how many solutions the search ends.
search-parameter-goal = Goal
    .help = When the search ends.
    .first = First
    .first-help = The search ends at the first solution.
    .all = All
    .all-help = The search goes on after each solution until it has tried everything.
    .count = Count
    .count-help = The search tries everything, and only counts the solutions.
search-parameter-strategy = Strategy
    .help = How far the search looks ahead before it makes a choice.
    .backtrack = Backtracking
    .backtrack-help = The search compares each choice only with the choices before it.
    .forward = Forward checking
    .forward-help = The search rules out all that conflicts with a choice. It skips the choice if that leaves no option somewhere.
    .conflicts = Min-conflicts
    .conflicts-help = No search tree: chance first fills the whole board or map. Then the search picks a queen or a region that breaks the rule, and gives it the best square or colour, again and again. This may end without a solution.
    .consistent = Arc consistency (AC-3)
    .consistent-help = The search rules out all that conflicts with a choice. Then it looks again, until it can rule out no more.
search-parameter-seed = Seed
    .help = Which of the random walks of min-conflicts.
search-parameter-values = Order of values
    .help = Which option the search tries first.
    .given = As given
    .given-help = The search tries the options in their usual order.
    .lcv = Least constraining (LCV)
    .lcv-help = The search first tries the option that takes the fewest options from others.

# --- programs and the values of their variables ---

search-program-scheme = Universal scheme
    .does = The program is the same for all puzzles. Only its tests and its options change.
# $form: the program; $strategy: of the search
search-error-strategy = form { $form }: it can't do the strategy { $strategy }; choose scheme
search-error-ahead = strategy { $strategy }: the search can't look ahead with the order { $order }; choose { OR($orders) }
# $values: the order
search-error-values = values { $values }: this order needs a strategy that looks ahead; choose forward or consistent
search-value-none = none
search-value-empty = empty

# The title of a picture. $puzzle: what the catalogue calls it
search-picture = { $puzzle }: { $depth } of { $length } chosen

# --- what a program of the visitor's own does wrong ---

search-task-odd = { $value } is off the board.
search-none = This puzzle has no solution.
# $lost: the title of such a position, such as "No tour is possible from here"
search-lost = { $lost }.
# $reason: what rules it out, such as "attacked by the queen on a3".
search-ruled-out = { $choice } is ruled out: { $reason }.

search-undecided = { $steps ->
    [one] A check gave up after { $steps } step from here.
   *[other] A check gave up after { $steps } steps from here.
}

## Library and page

# $walk: of min-conflicts; the other is breadth-first.
search-onward = { $walk ->
    [true] A walk has no dead ends. Later steps can change any choice.
   *[false] This search keeps everything it has reached. It never has to go back.
}
search-visits = This search visits every vertex. It can't get lost.
