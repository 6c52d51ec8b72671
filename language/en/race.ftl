## Page

race-list = Races
race-list-about = Several searches solve the same puzzle. Bet on the one that needs the fewest steps.
race-list-card = { $puzzle }, { $lanes ->
    [one] { $lanes } search
   *[other] { $lanes } searches
}
race-window = { $title } - Knights
race-title = Race: { $puzzle }
race-about = Each search solves the same puzzle in its own way.
race-about-own = Each search solves the same puzzle in its own way. Your program runs in this race only here: a link can't hold it.
race-others = More races
race-copy = Copy the link
race-copied = The link is copied.
race-not-copied = The browser does not allow copying. Copy the address instead.
race-lane-own = Your program
race-lane-ours = Our search
race-lane-change = Choose search { $lane }
race-lane-only = This search
race-lane-remove = Remove search { $lane }
race-lane-add = Add a search
race-open = Watch it
race-open-lane = Watch it: search { $lane }
# Of a visitor's program: it opens without running.
race-open-own = Open it
race-open-own-lane = Open it: search { $lane }
race-all = All races
race-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
race-milliseconds = { NUMBER($n, maximumFractionDigits: 1) } ms
race-bars = How far each search has come
race-scale = Each line on the scale is 10 times the line before it.
race-column-lane = Search
race-column-bar = Bar
race-column-steps = So far
race-column-end = End
race-verdict-found = Solution found
race-verdict-exhausted = Tried everything: no solution
race-verdict-proved = No solution exists
race-verdict-stopped = Stopped without a result

race-bet-ask = { $measure ->
    [time] Which search finishes first?
   *[steps] Which search needs the fewest steps?
}
race-bet-tie = All the same
race-bet-placed = { $lane ->
    [0] Your bet: a tie.
   *[other] Your bet: search { $lane }. Your guess: { $times } times.
}
race-bet-times = { $measure ->
    [time] The slowest search takes how many times as long as the fastest?
   *[steps] The longest search needs how many times the steps of the shortest?
}
race-bet-value = { $times } times
race-bet-start = Place my bet
race-bet-skip = Start without a bet
race-bet-again = Place a new bet
race-bet-said = { $lane ->
    [0] { $right ->
        [true] You bet on a tie. That's right.
       *[false] You bet on a tie.
    }
   *[other] { $right ->
        [true] You bet on search { $lane }. That's right.
       *[false] You bet on search { $lane }.
    }
}
race-bet-guessed = Your guess was { $times } times.
race-bet-guessed-tie = Your guess was { $times } times. In a tie the right number is 1.

race-loading = Python is loading. The race starts by itself.
race-going = { $measure ->
    [time] All searches compute at the same time.
   *[steps] All searches run at the same pace, step for step.
}
race-result-won = { $measure ->
    [time] Search { $lane } finishes first, after { $value }.
   *[steps] Search { $lane } needs the fewest steps: { $value }.
}
race-result-several = { $measure ->
    [time] Searches { AND($lanes) } finish first, after { $value } each.
   *[steps] Searches { AND($lanes) } need the fewest steps: { $value } each.
}
race-result-tie = It's a tie: all searches need { $value }.
race-result-nobody = No search has found a result.
race-result-times = { $measure ->
    [time] { $ended ->
        [true] The slowest search takes { $times } times as long as the fastest.
       *[false] So far the slowest search has taken { $times } times as long as the fastest.
    }
   *[steps] { $ended ->
        [true] The longest search needs { $times } times the steps of the shortest.
       *[false] So far the longest search has made { $times } times the steps of the shortest.
    }
}
race-parting = The searches first differ at step { $step }.
race-parting-show = Show it

race-controls = Controls of all searches
race-slider = Moment of the race
# $step: that all lanes have made, or ended before
race-now = Step { $step }
race-play = Play
race-pause = Pause
race-to-start = Go to the start
race-step-back = Step back
race-step = Step
race-to-end = Run to the end
race-speed = Speed
race-speed-auto = Faster and faster
race-clock = What is compared
race-clock-steps = Count the steps
race-clock-time = Measure the time

race-table = Compare all orders in a table
race-table-title = Table: { $puzzle }
race-table-about = Searches like this one: { $base }. Each runs to its first solution, or stops after { $limit } steps.
race-table-changes = What changes
race-table-by = Change { AND($changed) }
race-table-waiting = The table comes when Python is loaded.
race-table-progress = { $done } of { $all } searches
race-table-stop = Stop
race-table-go-on = Go on
race-table-raise = Raise the limit to { $limit } steps
race-table-save = Save as CSV
race-table-close = Close the table
race-table-steps = Steps
race-table-placed = Placed
race-table-undone = Taken back
race-starts = Steps from each start
race-starts-place = { $stopped ->
    [true] { $name }: stopped after { $steps } steps
   *[false] { $name }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
}

race-wrong-puzzles = These searches are of different puzzles. A race has one puzzle.
race-wrong-name = There is no race called { $name }. Choose one of these.
race-wrong-lanes = { $lanes ->
    [one] This link has { $lanes } search. A race has { $least } to { $most }.
   *[other] This link has { $lanes } searches. A race has { $least } to { $most }.
}
race-wrong-new = A search of this link is of a random puzzle. Open that puzzle first, and start the race from there.
race-wrong-own = This race has your program in it. Open your program, run it, and press “Race it” there.
race-wrong-alone = This search has no other order or strategy to race against.

# Ready races: what each is called, and what is asked before it.
race-ready-orders = Four orders on 5x5
race-ready-orders-ask = The knight tries the same 8 moves in four orders. How much can that change?
race-ready-books = Two programs on 8x8
race-ready-books-ask = Two programs start on different squares and try the moves in different orders.
race-ready-ahead = Looking ahead on 6x6
race-ready-ahead-ask = One search looks no further than the next move. The others look ahead.
race-ready-columns = Which column comes next?
race-ready-columns-ask = 20 queens: the leftmost column first, or the column with the fewest safe rows.
race-ready-propagation = Look back or look ahead?
race-ready-propagation-ask = 8 queens: one search looks back only. The others rule out squares before they put down a queen.
race-ready-tests = Two ways to see an attack
race-ready-tests-ask = 8 queens: one search compares queens, the other marks diagonals.
race-ready-states = Four colours for the United States
race-ready-states-ask = Three searches colour the same map, each in its own order of states.
race-ready-proofs = Three colours for Ukraine
race-ready-proofs-ask = Three colours are too few. Each search has to try everything to be sure.
race-ready-digits = A hard sudoku
race-ready-digits-ask = Fill the cells as one reads, or where the fewest digits are left?
race-ready-strip = Two clever rules on 3x8
race-ready-strip-ask = On 3x8 pruning races against Warnsdorff's rule.
race-ready-seven = Which column first, with 7 queens?
race-ready-seven-ask = 7 queens: the leftmost column first, or the column with the fewest safe rows.
race-ready-letters = Two orders in a small graph
race-ready-letters-ask = In this small graph one search goes to the vertex with the fewest neighbours first.
race-ready-exit = One path, or all at once?
race-ready-exit-ask = One search follows a path through a maze with loops, and goes back at dead ends. The other reaches the nearest cells first.
race-ready-walk = A tree, or a walk?
race-ready-walk-ask = 20 queens: one search goes through its tree. The other puts down all queens by chance, and moves attacked ones.
race-ready-proof = Can a walk be sure?
race-ready-proof-ask = Three colours are too few for Ukraine. Backtracking tries everything. A walk gives every region a colour by chance, then changes one region after another. Which of the two can be sure that there is no colouring?
# What each ready race shows in the end.
race-ready-orders-point = Only the order of the moves differs. The luckiest search needs 56 steps, the unluckiest 152,968.
race-ready-books-point = geeks finds its tour after 16,501,401 steps. horse finds none in 3,000,000,000 moves.
race-ready-ahead-point = Plain search needs 496,301 steps. With pruning it needs 659, with Warnsdorff's rule 35.
race-ready-columns-point = With the hardest column first, the search needs 648 steps. With the leftmost column first it needs 399,250.
race-ready-propagation-point = All find the same solution. The search that only looks back takes 218 steps, forward checking 98, AC-3 12. But a step with AC-3 takes the most work.
race-ready-tests-point = Both searches take the very same 218 steps. They only look for attacks in different ways.
race-ready-states-point = In the order of the list it takes 4,785 steps. The others need 51 and take nothing back.
race-ready-proofs-point = The order decides how soon a search is sure: after 78 steps, or after 142,674.
race-ready-digits-point = As one reads it takes 181,220 steps. The best order needs 56 and takes nothing back.
race-ready-strip-point = Here pruning needs 35 steps and Warnsdorff's rule 135. A good rule is not the best everywhere.
race-ready-seven-point = With the leftmost column first it takes 11 steps, and the clever order needs 13. With 20 queens the clever order wins by far.
race-ready-letters-point = In the given order it takes 7 steps. Fewest neighbours first needs 19.
race-ready-exit-point = Backtracking takes 90 steps, and its path has 64 moves. Breadth-first search takes 93 steps, because it looks nearly everywhere. But its path has 20 moves, and none is shorter.
race-ready-walk-point = Backtracking needs 399,250 steps. The walk needs 91, and 20 of them put the queens down. But a walk can't find out that there is no solution.
race-ready-proof-point = Backtracking tries everything in 78 steps: that is a proof. The walk stops after 1,026 steps, and proves nothing.
