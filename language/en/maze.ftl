### A way through a maze.
### Cells are named by letter and number, such as c3.

## Library

# --- why a cell is ruled out ---

maze-outside = the maze ends there
maze-wall = a wall is in the way
maze-on-path = it is on the path already
maze-reached = it is reached already

# --- why the exit can't be reached ---

maze-why-stuck = No move leads out of { $here }. Walls or the path close every side.
maze-why-cut-off = { $cells ->
    [one] From { $here } the path can only reach { $cells } more cell
   *[other] From { $here } the path can only reach { $cells } more cells
}, and not the exit { $exit }.
# No cell of it has a second way on.
maze-why-corridor = The corridor from { $here } ends at { $last }, and the exit isn't on it.
# After one of the two sentences before.
maze-why-crosses = Every route to the exit crosses the path.
maze-theorem-shut = Walls shut off the exit { $exit }. { $cells ->
    [0] From { $start } no move is possible.
    [one] From { $start } only { $cells } more cell can be reached, and it is not the exit.
   *[other] From { $start } only { $cells } more cells can be reached, and the exit is not one of them.
}
maze-mark-exit = the exit, which can't be reached
maze-mark-here = the end of the path, where no move is left
maze-mark-around = cells of the path that close the way
maze-mark-reached = cells that can still be reached
maze-mark-piece = cells that walls shut in with the start
# $following: the cell that a breadth-first search reaches next, if any
maze-other-first = { COUNT($following) ->
    [0] The search has reached every cell that it can. { $cell } is not one of them.
   *[other] The search doesn't reach { $cell } here. It first reaches { AND($following) }.
}
maze-not-beside = { $cell } is not next to { $here }.

# --- what the catalogue says: names, forms and cards ---

maze-entry = Maze
    .summary = A path leads through a maze from the start to the exit. It enters no cell twice.
    .command = paths through a maze
maze-parameter-grid = Walls
    .help = 4x4 is a grid without walls. Or give a row of digits for each row of cells: 1 is a wall at the right, 2 a wall below, 3 both.
    .small = 4x4, no walls
    .large = 6x6, no walls
maze-parameter-start = Start
    .help = The cell where the path begins, such as a1. Without it: the top left corner.
maze-parameter-end = Exit
    .help = The cell where the path must end, such as f1. Without it: the bottom right corner.
maze-parameter-strategy = Strategy
    .help = Whether the search follows one path, or reaches the nearest cells first.
    .backtrack = Backtracking
    .backtrack-help = The search makes its path longer, cell by cell. At a dead end it goes back.
    .breadth = Breadth-first search
    .breadth-help = The search reaches the cells in the order of their distance from the start. It never goes back, and it finds a shortest path.
maze-preset-maze-5x5 = The only path, after 12 steps back
    .look = The search first goes up, then right, down and left. In a dead end it goes back.
maze-preset-maze-4x4-all = 184 paths through an empty grid
    .look = The grid has no walls. The search tries every path that enters no cell twice.
maze-preset-maze-10x10 = 25 cells to the exit, after 1,401 steps back
    .look = The maze has loops. The path itself cuts off the exit, and the search tries all that is left.
maze-preset-maze-10x10-breadth = A shortest path of 23 cells, without a step back
    .look = The search reaches the cells one step from the start, then those two steps away, and so on. Backtracking takes back 1,401 steps in this maze.
    .program = Breadth-first
maze-preset-maze-shut = No path to the exit, and it is proved
    .look = Walls shut off the exit. The search enters 29 cells and finds nothing.

# --- programs ---

maze-program-recursive = Recursive
    .does = A call enters one cell, and returns whether the exit could be reached from it.
maze-program-queue = With a queue
    .does = New cells wait at the end of a queue. The program looks around the first cell of the queue, and leaves it for good.

# --- what is not accepted; and the title of a picture ---

maze-error-digits = row { $row } of the maze: { $text } must have only the digits 0 to 3
maze-error-row = row { $row } of the maze has { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} and the first row has { $first }: all rows must have the same number
maze-error-lines = { $lines ->
    [one] the picture has { $lines } line
   *[other] the picture has { $lines } lines
} and { $corners ->
    [one] { $corners } corner
   *[other] { $corners } corners
} '+' in the first: write a line such as +--+--+, then a line of cells such as |  |  |, and so on, with a line of corners last
maze-error-blocks = { $lines ->
    [one] the picture has { $lines } line
   *[other] the picture has { $lines } lines
} of { $width ->
    [one] { $width } sign
   *[other] { $width } signs
}: with '#' as walls, both numbers must be odd and at least 3, because a line of walls is around each cell
maze-error-solid = line { $line }, sign { $sign } of the picture is '#', but a cell must be there: every second sign of every second line is a cell
# $place: counted from the left or from the top
maze-error-gap = { $side ->
    [top] the top wall of the maze has a gap at cell { $place }
    [bottom] the bottom wall of the maze has a gap at cell { $place }
    [left] the left wall of the maze has a gap at row { $place }
   *[right] the right wall of the maze has a gap at row { $place }
}: close it, and write S into the cell of the start and E into the cell of the exit
maze-error-letter = the picture has the letter { $letter } twice: there is one start S and one exit E
maze-error-side = { $side ->
    [rows] { NUMBER($number) } rows
   *[columns] { NUMBER($number) } columns
} are too many for a maze: the most is { $most }
maze-error-one = a maze must have at least 2 cells
maze-error-ends = the start and the exit are both { $cell }: they must be two cells
maze-picture = Maze of { NUMBER($rows) } by { NUMBER($columns) } cells, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} on the path
maze-picture-breadth = Maze of { NUMBER($rows) } by { NUMBER($columns) } cells, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} reached

# --- what a step ruled out ---

maze-leads-out = { $number ->
    [one] { $number } move would leave the maze.
   *[other] { $number } moves would leave the maze.
}
maze-refused-wall = { COUNT($names) ->
    [one] A wall closes the way to { AND($names) }.
   *[other] Walls close the way to { AND($names) }.
}
maze-refused-on-path = { COUNT($names) ->
    [one] { AND($names) } is already on the path.
   *[other] { AND($names) } are already on the path.
}

# --- what happened at a step ---

maze-begin-breadth = The search begins at { $start }. The exit is { $exit }.
# $steps: from the start
maze-reach = The search reaches { $cell } from { $origin }. That is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} from the start.
maze-reach-exit = The search reaches the exit { $exit }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} from the start. No path is shorter.
maze-begin = The path begins at { $start }. The exit is { $exit }.
maze-place = Cell { $number }: the path goes { $way ->
    [up] up
    [right] right
    [down] down
   *[left] left
} from { $origin } to { $to }.
maze-solved = The path has reached the exit { $exit }. It has { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}.
maze-dead-end = Dead end: from { $name } no move leads to a new cell. The search goes back to { $back }.
# $every: ways may have been found there
maze-exhausted = { $every ->
    [true] The search has tried everything after { $name }.
   *[false] The search has tried everything after { $name } and found no path to the exit.
} It goes back to { $back }.
maze-solution-left = That path reached the exit. The search looks for more: it goes back to { $back }.

# --- titles of a search's end ---

maze-found = Path to the exit found
maze-found-breadth = Shortest path to the exit found
maze-no-solution = No path leads to the exit

# --- what a program of the visitor's own does wrong ---

maze-task-taken = { $cell } is already on the path.
maze-task-step-far = { $target } is not next to { $origin }.
maze-task-step-wall = A wall is between { $origin } and { $target }.
maze-task-end = The path ends at { $cell }. The exit is { $end }.
maze-task-marks = The marked cells are more than one path. Cells of dead ends are marked, too.
maze-task-odd = { $value } is no cell of this maze.

## Page

# $number: on the path, or 0. $ends: whether the path begins or must end there
maze-cell = { $name }{ $ends ->
    [start] , start
    [exit] , exit
   *[no] { "" }
}: { $number ->
    [0] not on the path
   *[other] cell { $number } of the path
}
maze-label = Maze, { NUMBER($rows) } rows and { NUMBER($columns) } columns. { $depth ->
    [one] { $depth } cell
   *[other] { $depth } cells
} on the path, the last is { $last }. The exit is { $exit }.
maze-rule = The path goes up, right, down or left, but not through walls. It enters no cell twice, and ends at the exit.
maze-own = Your own maze
maze-heat = Taken back from each cell
maze-counts = { $placed ->
    [one] The search entered { $placed } cell and left { $undone } again.
   *[other] The search entered { $placed } cells and left { $undone } again.
}
maze-counts-breadth = { $placed ->
    [one] The search reached { $placed } cell.
   *[other] The search reached { $placed } cells.
}
maze-title = Maze of { $rows }x{ $columns } cells
maze-purpose = { $wanted ->
    [all] Find all paths to the exit
    [count] Count the paths to the exit
    [some] Find { $number } paths to the exit
   *[one] Find a path to the exit
}, without entering a cell twice.
maze-purpose-breadth = Find a shortest path to the exit.
# A place in the maze, and the whole picture, during a breadth-first search. $reached: whether it is
maze-cell-breadth = { $name }{ $ends ->
    [start] , start
    [exit] , exit
   *[no] { "" }
}: { $reached ->
    [false] not reached
   *[true] { $steps ->
        [one] { $steps } step from the start
       *[other] { $steps } steps from the start
    }
}
maze-label-breadth = Maze, { NUMBER($rows) } rows and { NUMBER($columns) } columns. { $cells ->
    [one] The search has reached { $cells } cell
   *[other] The search has reached { $cells } cells
}, the last is { $last }. The exit is { $exit }.
maze-signs-next = the next cell that the search tries, and its place on the search's list
maze-signs-open = a cell that the search would try later
maze-signs-tried = a cell already tried from here
maze-signs-undone = the cell just taken back
maze-signs-last = the last step
maze-signs-breadth-next = the cell that the search reaches next, with its steps from the start
maze-signs-breadth-open = a cell that still waits: the search has not looked around it yet
maze-signs-breadth-last = the cell just reached

## Page, in dialogs

# In the help.
maze-help-intro = The search looks for a path through the maze. From the last cell of the path it tries to go up, right, down and left. It can't go through a wall or to a cell that is on the path. When no move is left, it goes back one cell. Press Play, or step forward and back.
maze-help-legend = Thick lines are walls. S is the start and E is the exit. The line is the path. Amber numbers mark the cells that the search looks at, with their places on its list. A red cross marks the cell just taken back.
maze-help-breadth-intro = The search reaches the cells in the order of their distance from the start. It looks around the cell that has waited longest, and reaches the new cells beside it. They wait, too. Nothing is taken back. So the first path to the exit is a shortest one. Press Play, or step forward and back.
maze-help-breadth-legend = Thick lines are walls. S is the start and E is the exit. A number is the number of steps from the start. A thin line leads back to the cell from which a cell was reached. Coloured cells still wait. In the end a thick line is a shortest path.
