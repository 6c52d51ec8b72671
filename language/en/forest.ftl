## Page

forest-begin = All vertices are white. The general search discovers each of them once.
forest-discover = { $root ->
    [true] Time { $time }: { $name } is discovered as the root of a tree, and turns gray.
   *[false] Time { $time }: { $name } is discovered from { $origin }, and turns gray.
}
forest-finish = { $depth ->
    [0] Time { $time }: { $name } has no white neighbour left. It is finished and turns black.
   *[other] Time { $time }: { $name } has no white neighbour left. It is finished and turns black; back to { $back }.
}
# $edges: each "A to B is a back edge"
forest-edges = { AND($edges) }.
forest-edge = { $kind ->
    [back] { $tail } to { $head } is a back edge
    [forward] { $tail } to { $head } is a forward edge
   *[cross] { $tail } to { $head } is a cross edge
}
# $edges: the names of their ends
forest-other-edges = { $kind ->
    [back] { COUNT($edges) ->
        [one] Back edge: { AND($edges, most: 8) }.
       *[other] Back edges: { AND($edges, most: 8) }.
    }
    [forward] { COUNT($edges) ->
        [one] Forward edge: { AND($edges, most: 8) }.
       *[other] Forward edges: { AND($edges, most: 8) }.
    }
   *[cross] { COUNT($edges) ->
        [one] Cross edge: { AND($edges, most: 8) }.
       *[other] Cross edges: { AND($edges, most: 8) }.
    }
}
forest-label = { $names ->
    [one] Graph of { $names } vertex: { $gray } gray, { $black } black.
   *[other] Graph of { $names } vertices: { $gray } gray, { $black } black.
}
forest-help-intro = The general depth-first search visits every vertex once. A white vertex has not been discovered, a gray one is on the path, and a black one is finished and stays black. Press play, or step through it, forwards and backwards.
forest-help-legend = Below each vertex stand the times of its discovery and its finish. Tree edges are thick; back edges lead to a vertex still gray, forward edges to a black descendant, cross edges to any other black vertex.
# Beside a picture of it.
forest-rule = Go to a white vertex next to yours. Go back when there is none.
forest-heat = Retreats from each vertex
forest-found = Search complete
forest-counts = { $placed ->
    [one] { $placed } vertex discovered, { $undone } finished.
   *[other] { $placed } vertices discovered, { $undone } finished.
}
forest-tried = { $placed ->
    [one] { $placed } vertex discovered and finished.
   *[other] { $placed } vertices discovered and finished.
}
forest-title = Depth-first search of a graph
forest-purpose = Visit every vertex, and look along every edge, depth first.
forest-pair = { $tail } to { $head }
