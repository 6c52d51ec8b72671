## Library

# While it is played by hand.
forest-held = You can't leave { $vertex } yet. Its neighbour { $neighbour } is white.

# --- what the catalogue says: names, forms and cards ---

forest-entry = Depth-first search
    .summary = The general depth-first search discovers every vertex once, and leaves it black.
    .command = the general depth-first search of a graph
forest-preset-forest-example = Each vertex is visited once
    .look = The search discovers and leaves every vertex once. No dead end turns white again.
    .program = The small graph A to F

forest-program-recursive = Recursive
    .does = A call discovers one vertex. Before it ends, it discovers every white vertex that can be reached from there.

forest-error-path = the search never comes to the path { $path }
# The title of a picture.
forest-picture = Depth-first search, { NUMBER($discovered) } of { $vertices ->
    [one] { $vertices } vertex
   *[other] { $vertices } vertices
} discovered, { NUMBER($finished) } finished

# --- titles of a search's end ---

forest-found = The search is complete

# --- what a step did ---

forest-begin = All vertices are white. Each one turns gray once, and then black.
# These are told of the search and of a visitor who plays.
forest-discover = { $root ->
    [true] Time { $time }: { $name } turns gray. It is the root of a tree.
   *[false] Time { $time }: { $name } turns gray. It is discovered from { $origin }.
}
forest-finish = { $depth ->
    [0] Time { $time }: { $name } has no white neighbour left. It is finished and turns black.
   *[other] Time { $time }: { $name } has no white neighbour left. It is finished and turns black. The path goes back to { $back }.
}
# $edges: each "A to B is a back edge"
forest-edges = { AND($edges) }.
forest-edge = { $kind ->
    [back] { $tail } to { $head } is a back edge (to a gray vertex)
    [forward] { $tail } to { $head } is a forward edge (to a black vertex below { $tail })
   *[cross] { $tail } to { $head } is a cross edge (to another black vertex)
}

## Page

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
# --- what is marked; small letters, as in a legend ---

forest-signs-top = the vertex where the search is now
forest-signs-tree = a tree edge
forest-signs-back = a back edge
forest-signs-forward = a forward edge
forest-signs-cross = a cross edge
forest-signs-undone = the vertex just finished
# Beside a picture of it.
forest-rule = Go to a white vertex next to yours. Go back when there is none.
forest-heat = Where the search went back
forest-counts = { $placed ->
    [one] { $placed } vertex discovered, { $undone } finished.
   *[other] { $placed } vertices discovered, { $undone } finished.
}
forest-title = Depth-first search of a graph
forest-purpose = Visit every vertex and look along every edge, depth first.
forest-pair = { $tail } to { $head }

## Page, in dialogs

# In the help.
forest-help-intro = The general depth-first search visits every vertex once. A white vertex is not discovered yet. A gray vertex is on the path. A black vertex is finished and stays black. Press Play, or step forward and back.
forest-help-legend = The two numbers below a vertex are the times of its discovery and its finish. Tree edges are thick. A back edge leads to a gray vertex. A forward edge leads to a black descendant. A cross edge leads to any other black vertex.
