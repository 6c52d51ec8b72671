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
# Beside a picture of it.
graph-rule = The path follows edges. It visits no vertex twice.
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
