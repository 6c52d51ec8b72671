### A path or a cycle in a graph; and its depth-first search.

## Library

# --- why a vertex is ruled out ---

# Gray: on the path. Black: left for good.
graph-on-path = { $vertex } is gray: it is on the path already
graph-no-path = no path goes on from there
graph-no-cycle = no cycle goes on from there
graph-colour = { $colour ->
    [gray] { $vertex } is gray
   *[black] { $vertex } is black
}
# $edge: what a depth-first search calls an edge that it doesn't follow.
graph-edge = { $colour ->
    [gray] { $vertex } is gray: a back edge
   *[black] { $vertex } is black: { $edge ->
        [forward] a forward edge
       *[cross] a cross edge
    }
}
# Why a path that is complete is no cycle.
graph-two-vertices = a cycle of 2 vertices would go back along the same edge
graph-not-closed = no edge leads from { $last } back to { $first }

# --- why a path can't become a path or a cycle as wanted ---

graph-why-searched = { $cycle ->
    [true] { $steps ->
        [one] A second search tried everything from here, in { $steps } step. It found no cycle.
       *[other] A second search tried everything from here, in { $steps } steps. It found no cycle.
    }
   *[false] { $steps ->
        [one] A second search tried everything from here, in { $steps } step. It found no path.
       *[other] A second search tried everything from here, in { $steps } steps. It found no path.
    }
}
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
graph-no-edge = No edge leads from { $origin } to { $target }.

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
graph-chain-one-left = Only { AND($names, most: 6) } is left beside { $vertex }, so { $vertex } is the last vertex.
graph-chain-not-last = Only { AND($names, most: 6) } is left beside { $vertex }, and { $vertex } can't be the last vertex.
graph-chain-between = Only { AND($names, most: 6) } are left beside { $vertex }, so it comes between them.
graph-chain-alone = Nothing is left beside { $vertex }: the path can't come there.
graph-chain-cut = The steps before rule out { AND($names, most: 6) }.
graph-chain-too-short = { $size ->
    [one] Then the path would end with { $number } of { $size } vertex.
   *[other] Then the path would end with { $number } of { $size } vertices.
}
graph-chain-ring = That closes a ring of { AND($names, most: 6) }, which leaves the others out.
# Between the first sentence of a long chain and its last.
graph-chain-more = { $steps ->
    [one] { $steps } more step follows. At the end:
   *[other] { $steps } more steps follow. At the end:
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
graph-mark-start = the vertex where the path must come back
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

## Page

# $number: on the path, or 0
graph-cell = { $number ->
    [0] { $name }: not on the path
   *[other] { $name }: gray, vertex { $number } of the path
}
graph-begin = The path begins at { $name }, which is gray: it is on the path.
graph-anywhere = All vertices are white: none has been visited.
# $order: its place among the candidates
graph-place = Vertex { $number }: { $origin } to { $to } (try { $turn } of { $tries }).
graph-place-first = The search tries { $name } as the vertex to start from.
graph-dead-end = { $depth ->
    [0] Dead end: no white vertex can follow { $name }. It turns white again; back to the beginning.
   *[other] Dead end: no white vertex can follow { $name }. It turns white again; back to { $back }.
}
# $white: its white neighbours
graph-cut = { $cycle ->
    [true] { $depth ->
        [0] Dead end: from { $name } the search could go to { OR($white) }, but no cycle goes on from there. { $name } turns white again; back to the beginning.
       *[other] Dead end: from { $name } the search could go to { OR($white) }, but no cycle goes on from there. { $name } turns white again; back to { $back }.
    }
   *[false] { $depth ->
        [0] Dead end: from { $name } the search could go to { OR($white) }, but no path goes on from there. { $name } turns white again; back to the beginning.
       *[other] Dead end: from { $name } the search could go to { OR($white) }, but no path goes on from there. { $name } turns white again; back to { $back }.
    }
}
# $every: paths may have been found there
graph-exhausted = { $every ->
    [true] { $depth ->
        [0] Everything beyond { $name } has been searched. It turns white again; back to the beginning.
       *[other] Everything beyond { $name } has been searched. It turns white again; back to { $back }.
    }
   *[false] { $depth ->
        [0] Nothing beyond { $name } works. It turns white again; back to the beginning.
       *[other] Nothing beyond { $name } works. It turns white again; back to { $back }.
    }
}
graph-solution-left = { $depth ->
    [0] That was a path as wanted. The search goes on: { $name } turns white again; back to the beginning.
   *[other] That was a path as wanted. The search goes on: { $name } turns white again; back to { $back }.
}
graph-solved = The path has its full length: { $path }.
graph-label = { $vertices ->
    [one] { $depth ->
        [0] Graph of { $vertices } vertex. No vertex is on the path.
       *[other] Graph of { $vertices } vertex. Path: { $path }.
    }
   *[other] { $depth ->
        [0] Graph of { $vertices } vertices. No vertex is on the path.
       *[other] Graph of { $vertices } vertices. Path: { $path }.
    }
}
graph-help-intro = A path through the graph is wanted that takes no vertex twice. The program tries the neighbours of its last vertex in a fixed order; where none is white it goes back, and the vertex turns white again. Press play, or step through it, forwards and backwards.
graph-help-legend = White vertices are not on the path, gray ones are; the numbers tell their order. Amber numbers stand beside the vertices that can come next, in the order in which they are tried. A red cross marks the vertex just taken back.
# The choice of an own one among the presets.
graph-own = Your own graph
# The titles of heat maps.
graph-heat = Taken back at each vertex
graph-found = Path found
graph-no-solution = No such path exists
graph-checked = Checked: different vertices, and an edge from each to the next.
graph-counts = { $placed ->
    [one] { $placed } vertex placed, { $undone } taken back.
   *[other] { $placed } vertices placed, { $undone } taken back.
}
graph-tried = { $placed ->
    [one] Every way was tried, as far as it could go: { $placed } vertex placed in all.
   *[other] Every way was tried, as far as it could go: { $placed } vertices placed in all.
}
graph-cycle-found = Cycle found
graph-cycle-none = No such cycle exists
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
    }, each vertex once.
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
    }, each vertex once.
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
    }, each vertex once.
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
    }, each vertex once.
}
graph-signs-next = the neighbour that comes next, with its place in the order
graph-signs-open = a neighbour that comes later
graph-signs-white = a white neighbour, with its place in the order
graph-signs-tried = a neighbour that has been tried
graph-signs-undone = the vertex just taken back
graph-refused-visited = { COUNT($names) ->
    [one] { AND($names) } is on the path already
   *[other] { AND($names) } are on the path already
}
graph-refused-path = no path goes on from { OR($names) }
graph-refused-cycle = no cycle goes on from { OR($names) }
