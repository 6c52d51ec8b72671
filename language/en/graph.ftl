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
