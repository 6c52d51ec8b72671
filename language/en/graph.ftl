### A path or a cycle in a graph; and its depth-first search.

## Library

# --- why a vertex is ruled out ---

graph-on-path = it is on the path already
graph-reached = it is reached already
graph-no-path = no path goes on from there
graph-no-cycle = no cycle goes on from there
graph-colour = { $colour ->
    [gray] it is gray
   *[black] it is black
}
# $edge: what a depth-first search calls an edge that it doesn't follow.
graph-edge = { $colour ->
    [gray] it is gray, so the edge is a back edge
   *[black] { $edge ->
        [forward] it is black, so the edge is a forward edge
       *[cross] it is black, so the edge is a cross edge
    }
}
# Why a path that is complete is no cycle.
graph-two-vertices = a cycle of 2 vertices would go back along the same edge
graph-not-closed = no edge leads from { $last } back to { $first }

# --- why a path can't become a path or a cycle as wanted ---

graph-why-no-way-back = The last vertex needs an edge back to { $start }. No white vertex has one any more.
graph-why-two-vertices = A cycle of 2 vertices would go back along the same edge.
# $names: the vertices that can't be reached
graph-why-cut-off = { $missing ->
    [one] The path still needs { $missing } vertex
   *[other] The path still needs { $missing } vertices
}, but from { $here } it can only reach { $reached }. No way leads to { OR($names, most: 6) }.
# One of the two sentences before and after comes next.
graph-why-only = From { $here } the path can only go to { OR($names, most: 6) }.
graph-why-not-back = No edge leads from there back to { $start }.
# $gray: where the edges lead
graph-why-stuck = { COUNT($gray) ->
    [0] No edge leads out of { $here }.
    [one] From { $here } an edge leads only to { AND($gray, most: 6) }, which is gray.
   *[other] From { $here } edges lead only to { AND($gray, most: 6) }, which are gray.
} { $missing ->
    [one] The path still needs { $missing } vertex.
   *[other] The path still needs { $missing } vertices.
}
graph-why-two-ends = No edge leads from { OR($names, most: 6) } to a white vertex. { COUNT($names) ->
    [2] Both
   *[other] All of them
} would have to come last.
# What proves nothing: it is still open.
graph-white-neighbours = { COUNT($names) ->
    [one] { $vertex } still has a white neighbour: { AND($names, most: 6) }.
   *[other] { $vertex } still has white neighbours: { AND($names, most: 6) }.
}
# $following: the vertex that a breadth-first search reaches next, if any
graph-other-first = { COUNT($following) ->
    [0] The search has reached every vertex that it can. { $vertex } is not one of them.
   *[other] The search doesn't reach { $vertex } here. It first reaches { AND($following) }.
}
graph-no-edge = No edge leads from { $origin } to { $target }.
graph-no-edge-back = No edge leads from { $last } back to { $first }.

# --- what the rest of the path must be, step by step ---

graph-chain-last = Only { AND($names, most: 6) } can be the last vertex.
graph-chain-no-last = No white vertex can be the last.
graph-chain-way-back = From the last vertex an edge must lead back to { $start }.
graph-chain-from-here = From { $vertex } the path can only go to { AND($names, most: 6) }.
graph-chain-no-way-on = From { $vertex } the path can't go on.
graph-chain-before = Only { AND($names, most: 6) } can come right before { $vertex }.
graph-chain-none-before = Nothing can come right before { $vertex }.
graph-chain-after = Only { AND($names, most: 6) } can come right after { $vertex }.
graph-chain-none-after = Nothing can come right after { $vertex }, and it can't be the last vertex.
graph-chain-is-last = Nothing can come right after { $vertex }, so it is the last vertex.
# $here: the end of the path. $names: what comes after the vertex, if anything
graph-chain-after-here = { COUNT($names) ->
    [0] { $vertex } must come right after { $here }, and it is the last vertex.
   *[other] { $vertex } must come right after { $here }, and { AND($names, most: 6) } after it.
}
graph-chain-one-left = The only free neighbour of { $vertex } is { AND($names, most: 6) }, so { $vertex } is the last vertex.
graph-chain-not-last = The only free neighbour of { $vertex } is { AND($names, most: 6) }, and { $vertex } can't be the last vertex.
graph-chain-between = The only free neighbours of { $vertex } are { AND($names, most: 6) }, so it comes between them.
graph-chain-alone = { $vertex } has no free neighbour left: the path can't come there.
graph-chain-cut = The steps before rule out { AND($names, most: 6) }.
graph-chain-too-short = { $size ->
    [one] Then the path would end with { $number } of { $size } vertex.
   *[other] Then the path would end with { $number } of { $size } vertices.
}
graph-chain-ring = That closes a ring of { AND($names, most: 6) }, which leaves the others out.
# Between the first sentence of a long chain and its last.
graph-chain-more = { $steps ->
    [one] { $steps } more step follows. It is this:
   *[other] { $steps } more steps follow. The last is this:
}
# $case, $cases: of the sentences below
graph-chain-suppose = Suppose that { $case }.
graph-chain-trial = There is a choice: { OR($cases) }. Each way leads to a contradiction.
graph-case-last = { AND($names, most: 6) } is the last vertex
graph-case-before = { AND($names, most: 6) } comes right before { $vertex }
graph-case-after = { AND($names, most: 6) } comes right after { $vertex }
graph-case-is-last = { $vertex } is the last vertex
graph-case-last-after = { $vertex } is the last vertex, after { AND($names, most: 6) }
graph-case-between = { $vertex } comes between { AND($names, most: 6) }

# --- what is marked; small letters, as in a legend ---

graph-mark-here = the end of the path
graph-mark-begin = where a path could begin
graph-mark-start = the vertex to which the path must come back
graph-mark-back = a gray vertex from which an edge leads there
graph-mark-gray-edge = an edge to a gray vertex
graph-mark-open = a white vertex that closes no cycle
graph-mark-unreached = white vertices that no way leads to
graph-mark-reached = white vertices that can still be reached
graph-mark-ends = white vertices that would have to come last
graph-mark-end-edges = their edges, which all lead to gray vertices
graph-mark-proof = vertices that the proof is about
graph-mark-choices = edges to choose from
graph-mark-supposed = what is supposed
graph-mark-forced = edges that the path would have to take
graph-mark-step = the vertex of this step
graph-mark-contradiction = a contradiction

# --- what was read; pieces: no edge joins one to another ---

graph-read = The graph has { $vertices ->
    [one] { $vertices } vertex
   *[other] { $vertices } vertices
}, { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
} and { $directed ->
    [true] { $edges ->
        [one] { $edges } one-way edge
       *[other] { $edges } one-way edges
    }
   *[false] { $edges ->
        [one] { $edges } edge
       *[other] { $edges } edges
    }
}.
# What was read of a file of another program, and what of it is left out. $form: a format's name, or
# what a text without a name is.
graph-read-form = { $form ->
    [table] It was read as a table of edges.
    [matrix] It was read as a matrix. Vertices are numbered from 0.
    [named] It was read as a matrix with names.
    [weights] It was read as a list of edges with weights.
    [neighbours] It was read as lists of neighbours.
    [nodes] It was read as JSON with nodes and links.
    [pairs] It was read as JSON with pairs.
    [lists] It was read as JSON with lists of neighbours.
   *[other] It was read as { $form }.
}
graph-read-complete = Its distances join each vertex to every other one.
graph-read-weights = Weights and other data of edges are left out.
graph-read-twice = { $edges ->
    [one] { $edges } edge is there again. It counts once.
   *[other] { $edges } edges are there again. Each counts once.
}
# $given, $name: the first name that is written otherwise, before and after
graph-read-names = { $names ->
    [one] { $names } name is written otherwise here: { $given } is now { $name }.
   *[other] { $names } names are written otherwise here. The first is { $given }, now { $name }.
}
# $start: its name, or "any". $most: vertices of its piece, or of the largest.
graph-theorem-pieces = The graph has { NUMBER($pieces) } pieces, and no edge joins them. { $start ->
    [any] The largest piece has { $most ->
        [one] { $most } vertex
       *[other] { $most } vertices
    }.
   *[other] The piece with { $start } has { $most ->
        [one] { $most } vertex
       *[other] { $most } vertices
    }.
} { $cycle ->
    [true] The cycle needs { NUMBER($length) }.
   *[false] The path needs { NUMBER($length) }.
}

# --- what the catalogue says: names, forms and cards ---

graph-entry = Path in a graph
    .summary = Depth-first search for a path or a cycle of a given length: vertices on the path are gray, the others white.
    .command = depth-first search in a graph
graph-parameter-graph = Graph
    .help = The small example, or each vertex with its neighbours: A:B,D;B:C;...
    .example = The example A to F
    .dodecahedron = The dodecahedron
    .petersen = Petersen's graph
    .knight-5x5 = A knight on 5x5
    .knight-8x8 = A knight on 8x8
graph-parameter-start = Start
    .help = The first vertex. With any the search tries every vertex in turn.
    .any = Any vertex
graph-parameter-directed = One-way edges
    .help = Whether the edges of the graph lead one way only.
    .no = No
    .yes = Yes
graph-parameter-order = Order of neighbours
    .help = The order in which the search tries the neighbours of a vertex.
    .given = As given
    .alphabetical = Alphabetical
    .reversed = Reversed
    .fewest = Fewest neighbours first
graph-parameter-limit = Vertices
    .help = How many vertices the path or cycle must have. Without a number it must visit all of them.
graph-parameter-cycle = Cycle
    .help = Whether an edge must lead from the last vertex back to the first.
    .no = No
    .yes = Yes
graph-parameter-strategy = Strategy
    .help = Which of the white neighbours the search tries, or whether it reaches the nearest vertices first.
    .backtrack = Backtracking
    .backtrack-help = The search tries every white neighbour, in order.
    .pruned = Pruned
    .pruned-help = The search leaves out vertices where the white ones show that no path goes on.
    .breadth = Breadth-first search
    .breadth-help = The search reaches the vertices in the order of their distance from the start. It never goes back, and it finds a shortest path to the target.
graph-parameter-target = Target
    .help = The vertex that a breadth-first search looks for. Without it: the last vertex.
graph-preset-graph-example = A dead end turns white again
    .look = C is a dead end and turns white again. Then come D, E and F, and C comes last.
    .program = The small graph A to F
graph-preset-graph-dodecahedron = Hamilton's game: once round 20 corners
    .look = The path visits all corners of the dodecahedron and comes back. This puzzle was sold as a game in 1859.
    .program = The dodecahedron
graph-preset-graph-petersen = Nine of ten, and no way round
    .look = The search easily visits nine of ten vertices, but no cycle visits all of them.
    .program = Petersen's graph
graph-preset-graph-knight-5x5 = A knight's tour is a path in a graph
    .look = Squares are vertices and moves are edges. The steps are those of the tour's program.
    .program = The knight's graph, 5x5
graph-preset-graph-knight-8x8 = 74,607 moves instead of 8 million
    .look = The graph has 64 vertices and 168 edges. The search first tries the vertices that have the fewest neighbours.
    .program = The knight's graph, 8x8
graph-preset-graph-knight-8x8-pruned = The same path in 68 moves
    .look = The search leaves out what no path goes through. It finds the same path in 68 moves.
    .program = The knight's graph, 8x8, pruned

# --- programs and the values of their variables ---

graph-program-recursive = Recursive
    .does = A call tries all neighbours of one vertex, and returns whether one led to a whole path.
graph-program-flag = Recursive, with a flag
    .does = All calls share one flag. The last vertex raises it, and every call ends at once.
graph-program-stack = With a stack
    .does = A stack keeps what recursion keeps in its calls: a vertex, and how many neighbours were tried.
graph-program-queue = With a queue
    .does = New vertices wait at the end of a queue. The program looks around the first vertex of the queue, and leaves it for good.
graph-program-graph = White and gray
    .does = Vertices on the path are gray, the others white. A dead end turns white again.
graph-value-white = all white

# --- what is not accepted ---

graph-error-target = target { $target }: it goes only with the strategy 'breadth'
graph-error-breadth-start = start 'any': the strategy 'breadth' needs one vertex to begin with
graph-error-breadth-path = strategy 'breadth': it looks for a shortest path. Leave the limit and the cycle out.
graph-error-breadth-ends = target { $vertex }: it is the start. Choose another vertex.
graph-error-limit = limit { $limit }: a path or cycle here has from 1 to { $most } vertices
graph-error-cycle = a cycle needs a start: without one the search would find the same cycle from every vertex
graph-error-size = a graph of { $vertices ->
    [one] { $vertices } vertex
   *[other] { $vertices } vertices
}: there must be 1 to { NUMBER($most) }
graph-error-board = graph { $graph }: its board may have { NUMBER($most) } squares at most
graph-error-marks = name { $name }: it must have no marks such as , ; : / in it
graph-error-twice = vertex { $name } is there twice: names must differ
graph-error-lists = { $lists ->
    [one] { $lists } list of neighbours
   *[other] { $lists } lists of neighbours
} for { $vertices ->
    [one] { $vertices } vertex
   *[other] { $vertices } vertices
}
# $known: their names
graph-error-vertex = there is no vertex { $name }: the graph has { $known }
graph-names = { $shown } and { NUMBER($others) } more
# $both, $one: numbers of lines
graph-error-kinds = line { $both } has an edge both ways (--) and line { $one } one way (->): write all of them as 'A -- B' or all as 'A -> B'
graph-error-empty = the graph is empty: give at least one vertex, such as 'A: B C'
# Of a program, which gives data and no text.
graph-error-data = graph { $graph }: give a text such as 'A: B C', edges such as [('A', 'B')], lists of neighbours, a matrix or a networkx graph
graph-error-edge = edge { $edge }: it must be two vertices, such as ('A', 'B')
graph-error-list = vertex { $vertex }: its neighbours must be a list, such as ['B', 'C'], and not { $given }
graph-error-neighbours = line { $number }: { $line } is not like 'A: B C'
# Texts of other programs, and lines that may mean several things. $form: such as TSPLIB.
graph-error-form = this looks like { $form }. Write one edge in each line, as 'A B', or each vertex with its neighbours, as 'A: B C'.
graph-error-heading = line { $number }: { $line } looks like the heading of a table. Leave it out. If it is an edge, write it as 'A -- B'.
graph-error-count = line { $number }: { $line } may be a count of vertices or edges. If it is one, leave it out. Write an edge as 'A -- B', and a vertex without edges as 'A:'.
graph-error-semicolon = line { $number }: in { $line } a semicolon ends an edge. Write an edge as 'A B', and a vertex without edges as 'A:'.
graph-error-alone = line { $number }: { $line } is only one name. Write an edge as 'A B', and a vertex without edges as 'A:'.
graph-error-odd = line { $number }: { $kind ->
    [brackets] { $line } has brackets. Write names without them.
    [quotes] { $line } has quotation marks. Write names without them.
    [mark] no name in { $line } can have { $mark } in it.
   *[name] { $mark } in { $line } can't be a name.
} An edge is like 'A B', neighbours are like 'A: B C'.
graph-error-parts = line { $number }: { $line } has { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
}. An edge is two names, as 'A B', 'A -- B' or 'A -> B'. Neighbours are like 'A: B C'.
# Files of other programs. $form: such as DIMACS; $right: a line that can be read.
graph-error-edges = { NUMBER($edges) } edges: there may be at most { NUMBER($most) }
graph-form-line = this looks like { $form }, but line { $number } is wrong: { $line }. It should be like '{ $right }'.
graph-form-missing = this looks like { $form }, but its '{ $part }' is missing. The text may be cut off.
graph-form-vertex = this looks like { $form }, but line { $number } has the vertex { $vertex }. It must be from 1 to { $last }.
# $edges: as the line says; $found: lines with an edge
graph-form-edges = this looks like { $form }, but line { $number } says { $edges ->
    [one] { $edges } edge
   *[other] { $edges } edges
}, but { $found ->
    [one] { $found } is there
   *[other] { $found } are there
}. If none is missing, write { $found } in line { $number }.
graph-form-section = this looks like { $form } with { $section }, which a path here can't heed. Leave that section out.
graph-form-weights = distances in the format { $format } must be { NUMBER($wanted) } numbers here, but { NUMBER($found) } are there
graph-form-points = this { $form } has points and their distances, so each vertex would be joined to every other one. Leave out what is too far, and write one edge in each line, as 'A B'.
graph-form-none = this { $form } has no vertices. A graph needs at least one.
graph-form-node = edge { $number } of this { $form } leads to { $node }, which is no node. Add that node, or change the edge.
graph-form-many = this holds { NUMBER($graphs) } graphs in { $form }. Give one of them alone.
graph-form-code = this looks like { $form }, but line { $number } has a wrong sign, or too few or too many: { $line }. Copy it whole.
graph-form-word = line { $number }: { $line } may be a graph in graph6, or a vertex. Write '>>graph6<<' before a graph. Write a vertex without edges as 'A:'.
graph-form-deep = this looks like { $form }, but it is nested too deeply
# Read by networkx; the page has no readers for it.
graph-form-extra = this is { $form }. In Python, 'pip install networkx' makes it readable. Or write one edge in each line, as 'A B', or each vertex with its neighbours, as 'A: B C'.
graph-form-entity = this is { $form } with entities of its own. Leave '<!ENTITY' out.
graph-form-xml = this looks like { $form }, but something is wrong in line { $line }, column { $column }. Save it again.
# $why: in networkx's own words
graph-form-networkx = this looks like { $form }, but networkx can't read it: { $why }
# $nodes, $links: what networkx has read of that
graph-form-lost = this { $form } has { $vertices ->
    [one] { $vertices } vertex
   *[other] { $vertices } vertices
} and { $edges ->
    [one] { $edges } edge
   *[other] { $edges } edges
}, but networkx reads { NUMBER($nodes) } and { NUMBER($links) }. An edge may name a vertex that is missing. Or there are several graphs, or one in another. Save one plain graph.
graph-form-twice = the vertex { $name } is there twice. Give each vertex an id of its own.
graph-form-several = line { $number }: { $kinds ->
    [matrix-weights] { $line } may be a row of a matrix, or an edge with its weight
    [matrix-neighbours] { $line } may be a row of a matrix, or a vertex with its neighbours
   *[weights-neighbours] { $line } may be an edge with its weight, or a vertex with its neighbours
}. Write an edge as 'A B', and neighbours as 'A: B C'. Or name the vertices above a matrix and on its left.
graph-form-heading = line { $number }: { $line } looks like the heading of a table. Call the two ends of an edge 'source' and 'target', or leave the line out.
graph-form-vertices = this is a table of vertices. Give the table of edges, with the columns 'source' and 'target'.
# $both, $one: numbers of lines
graph-form-ways = line { $both } has an undirected edge, and line { $one } a directed one. A graph has one kind only: change the others.
graph-json-error = this is no JSON: something is wrong in line { $line }, column { $column }
graph-json-deep = this JSON is nested too deeply, or has a number that is too long
graph-json-unknown = this JSON holds no graph that can be read here. It can be {"{"}"nodes": [{"{"}"id": "A"{"}"}], "links": [{"{"}"source": "A", "target": "A"{"}"}]{"}"}, or {"{"}"A": ["B"]{"}"}, or [["A", "B"]]. Or write one edge in each line, as 'A B'.
graph-json-nodes = the "nodes" of this JSON must be a list, such as [{"{"}"id": "A"{"}"}]
graph-json-links = this JSON must have one list of "links" or "edges", such as [{"{"}"source": "A", "target": "B"{"}"}]
graph-json-link = link { $number } of this JSON: { $link } must have a source and a target
# $node: what no node is called
graph-json-node = link { $number } of this JSON leads to { $node }, which is no node. Add that node, or change the link.
# $places, $ids: the edge if links count nodes, or name them
graph-json-places = link { $number } of this JSON is { $link }. It can mean { $places }, if links count the nodes from 0. It can mean { $ids }, if links have their ids. Make ids texts, or leave them out.
graph-json-adjacency = the "adjacency" of this JSON must have a list for each node
graph-json-rows = the first row of this JSON is { $row }. It may be an edge, or a row of a matrix, or the neighbours of 0. Write edges with names, as [["A", "B"]], and neighbours as {"{"}"A": ["B"]{"}"}.
graph-error-head = neighbour { $head } of { $name }: it must be from 0 to { $last }
graph-error-one-end = { $name } has the neighbour { $other }, but not the other way round: in an undirected graph both must list the edge
graph-error-repeated = vertex { $name } lists a neighbour twice
# The title of a picture.
graph-picture-breadth = A breadth-first search, { $reached } of { $vertices ->
    [one] { $vertices } vertex
   *[other] { $vertices } vertices
} reached
graph-picture = { $cycle ->
    [true] A cycle in a graph
   *[false] A path in a graph
}, { $depth } of { $vertices ->
    [one] { $vertices } vertex
   *[other] { $vertices } vertices
}

# --- what a program of the visitor's own does wrong ---

graph-task-taken = { $vertex } is already on the path.
graph-task-odd = { $value } is no vertex of this graph.

# --- the command line ---

graph-command-file = a file: edges, neighbours, a matrix, CSV, DIMACS, TSPLIB, DOT, GML, JSON, graph6 or sparse6; with networkx GraphML and GEXF, too
graph-command-graph = example, dodecahedron, petersen, or knight.8x8
graph-command-start = the first vertex; any tries each in turn
graph-command-limit = how many vertices the path or cycle must have
graph-command-target = the vertex that a breadth-first search looks for
graph-command-cycle = the path must lead back to its start
graph-command-general = visit every vertex once: the forest
graph-command-directed = edges lead one way only
graph-command-order = the order of the neighbours
graph-command-strategy = which neighbours the search tries
graph-general-alone = { $option }: --general visits every vertex and looks for no path. Leave one of the two out.
graph-command-one-graph = graph: give a file, or --graph example. It must be one of the two.

# --- what a step ruled out ---

graph-refused-on-path = { COUNT($names) ->
    [one] { AND($names, most: 8) } is already on the path.
   *[other] { AND($names, most: 8) } are already on the path.
}
graph-refused-no-path = No path goes on from { OR($names, most: 8) }.
graph-refused-no-cycle = No cycle goes on from { OR($names, most: 8) }.

# --- what happened at a step ---

graph-begin-breadth = The search begins at { $name }. It looks for { $target }.
# $steps: from the start
graph-reach = The search reaches { $vertex } from { $origin }. That is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} from the start.
graph-reach-target = The search reaches { $target }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} from the start. No path is shorter.
graph-begin = The path begins at { $name }. A vertex on the path is gray.
graph-anywhere = All vertices are white: the path has visited none.
# $turn: its place among the neighbours
graph-place = Vertex { $number }: the path goes from { $origin } to { $to }. It is neighbour { $turn } of { $tries } on the search's list.
graph-place-first = The search tries { $name } as the first vertex.
graph-dead-end = Dead end: no white vertex can follow { $name }. { $name } turns white again. { $depth ->
    [0] The search goes back to the beginning.
   *[other] The search goes back to { $back }.
}
# $white: its white neighbours
graph-cut = { $cycle ->
    [true] Dead end: from { $name } the path could go to { OR($white) }, but no cycle goes on from there.
   *[false] Dead end: from { $name } the path could go to { OR($white) }, but no path goes on from there.
} { $name } turns white again. { $depth ->
    [0] The search goes back to the beginning.
   *[other] The search goes back to { $back }.
}
# $every: paths may have been found there
graph-exhausted = { $every ->
    [true] The search has tried everything after { $name }.
   *[false] The search has tried everything after { $name } and found nothing.
} { $name } turns white again. { $depth ->
    [0] The search goes back to the beginning.
   *[other] The search goes back to { $back }.
}
graph-solution-left = That was a solution. The search looks for more: { $name } turns white again. { $depth ->
    [0] The search goes back to the beginning.
   *[other] The search goes back to { $back }.
}
graph-solved = { $cycle ->
    [true] The cycle is complete: { $path }. An edge leads back to { $start }.
   *[false] The path has its full length: { $path }.
}

# --- titles of a search's end ---

graph-found = Path found
graph-no-solution = No such path exists
graph-found-breadth = Shortest path found
graph-none-breadth = No path leads to { $target }
graph-cycle-found = Cycle found
graph-cycle-none = No such cycle exists

## Page

# $number: on the path, or 0
# During a breadth-first search. $reached: whether it has reached the vertex; $steps: from the start
graph-cell-breadth = { $reached ->
    [false] { $name }: not reached
   *[true] { $steps ->
        [one] { $name }: { $steps } step from the start
       *[other] { $name }: { $steps } steps from the start
    }
}
graph-label-breadth = Graph of { $vertices ->
    [one] { $vertices } vertex
   *[other] { $vertices } vertices
}. { $reached ->
    [one] The search has reached { $reached } vertex
   *[other] The search has reached { $reached } vertices
}, the last is { $last }. It looks for { $target }.
graph-counts-breadth = { $placed ->
    [one] The search reached { $placed } vertex.
   *[other] The search reached { $placed } vertices.
}
graph-title-breadth = Shortest path in a graph, from { $start }
graph-purpose-breadth = Find a shortest path from { $start } to { $named ->
    [false] the last vertex
   *[true] { $target }
}.
graph-signs-breadth-next = the vertex that the search reaches next, with its steps from the start
graph-signs-breadth-top = the vertex just reached
graph-signs-breadth-tree = an edge along which a vertex was reached
graph-signs-breadth-last = the edge of the last step
graph-cell = { $number ->
    [0] { $name }: not on the path
   *[other] { $name }: gray, vertex { $number } of the path
}
graph-label = Graph of { $vertices ->
    [one] { $vertices } vertex
   *[other] { $vertices } vertices
}. { $depth ->
    [0] No vertex is on the path.
   *[other] Path: { $path }.
}
# Beside a picture of it.
# $goal: shortest is a breadth-first search. $vertices: how many are to be visited, 0 for all
graph-rule = { $goal ->
    [shortest] The path follows edges from its start to the target. No other such path has fewer edges.
   *[path] The path follows edges. { $vertices ->
        [0] It visits every vertex, each exactly once.
        [one] It visits { $vertices } vertex.
       *[other] It visits { $vertices } vertices, each only once.
    }
    [cycle] The cycle follows edges. { $vertices ->
        [0] It visits every vertex, each exactly once, and comes back to its start.
        [one] It visits { $vertices } vertex, and comes back to its start.
       *[other] It visits { $vertices } vertices, each only once, and comes back to its start.
    }
}
# The choice of an own one among the presets.
graph-own = Your own graph
# The titles of heat maps.
graph-heat = Taken back at each vertex
graph-counts = { $placed ->
    [one] { $placed } choice made, { $undone } taken back.
   *[other] { $placed } choices made, { $undone } taken back.
}
graph-title = { $cycle ->
    [true] { $start ->
        [any] Cycle in a graph, from any vertex
       *[other] Cycle in a graph, from { $start }
    }
   *[false] { $start ->
        [any] Path in a graph, from any vertex
       *[other] Path in a graph, from { $start }
    }
}
graph-purpose = { $wanted ->
    [all] Find every way to go along a { $cycle ->
        [true] cycle
       *[false] path
    }{ $vertices ->
        [0] { "" }
        [one] { " " }of { $vertices } vertex
       *[other] { " " }of { $vertices } vertices
    } from { $start ->
        [any] any vertex
       *[other] { $start }
    }, and visit no vertex twice.
    [count] Count the ways to go along a { $cycle ->
        [true] cycle
       *[false] path
    }{ $vertices ->
        [0] { "" }
        [one] { " " }of { $vertices } vertex
       *[other] { " " }of { $vertices } vertices
    } from { $start ->
        [any] any vertex
       *[other] { $start }
    }, and visit no vertex twice.
    [some] Find { $number } ways to go along a { $cycle ->
        [true] cycle
       *[false] path
    }{ $vertices ->
        [0] { "" }
        [one] { " " }of { $vertices } vertex
       *[other] { " " }of { $vertices } vertices
    } from { $start ->
        [any] any vertex
       *[other] { $start }
    }, and visit no vertex twice.
   *[one] Find a { $cycle ->
        [true] cycle
       *[false] path
    }{ $vertices ->
        [0] { "" }
        [one] { " " }of { $vertices } vertex
       *[other] { " " }of { $vertices } vertices
    } from { $start ->
        [any] any vertex
       *[other] { $start }
    }, and visit no vertex twice.
}
graph-signs-next = the neighbour that comes next, with its place on the search's list
graph-signs-open = a neighbour that comes later
graph-signs-white = a white neighbour, with its place on the search's list
graph-signs-tried = a neighbour that was tried
graph-signs-top = the end of the path
graph-signs-last = the edge of the last step
graph-signs-undone = the vertex just taken back

## Page, in dialogs

# In the help.
graph-help-intro = The search looks for a path or a cycle in the graph that visits no vertex twice. It tries the neighbours of the last vertex one after another. When none of them is white, it goes back, and the vertex turns white again. Press Play, or take one step at a time, forwards or backwards.
graph-help-legend = Gray vertices are on the path, white ones are not. The numbers in them give their order. Amber numbers stand beside the vertices that can come next, with their place on the search's list. A red cross marks the vertex just taken back.
graph-help-breadth-intro = The search reaches the vertices in the order of their distance from the start. It looks around the vertex that has waited longest, and reaches its white neighbours. They wait, too. Nothing is taken back. So the first path to the target is a shortest one. Press Play, or take one step at a time, forwards or backwards.
graph-help-breadth-legend = Gray vertices wait: the search has not looked around them yet. Around black ones it has looked. The numbers in them are steps from the start. An amber number stands beside the vertex that comes next. In the end the marked edges are a shortest path.
