## Page

editor-undo = Undo
editor-clear = Clear
editor-cancel = Cancel
editor-leaving = To leave this drawing, press Cancel.
editor-waiting = Reading it as soon as Python is there ...
editor-remove = Delete
editor-name = Name
editor-nameless = A name needs at least one letter.
editor-bad-name = The name "{ $name }" must have no marks such as , ; : / - > in it.
editor-hidden-name = This name holds { $character }. Nobody can see it. Leave it out.
editor-name-taken = There is a "{ $name }" already: names must differ.
editor-graph-title = Draw a graph
editor-graph-done = Search this graph
editor-graph-modes-draw = Draw
editor-graph-modes-move = Move
editor-graph-modes-label = What dragging does
editor-graph-directed = One-way edges
editor-graph-text = The same as text: a line a vertex
editor-graph-surface = Drawing of the graph
editor-graph-help = Click to add a vertex; drag from one to another to join them. Click a vertex or an edge to choose it.
editor-graph-keys = By keyboard: N adds a vertex, arrows choose one, Shift and arrows move it, E and then another one joins or parts the two, Enter renames, Delete deletes.
editor-graph-empty = Click here to put the first vertex.
editor-graph-counts = { $vertices ->
    [one] { $edges ->
        [one] { $vertices } vertex, { $edges } edge.
       *[other] { $vertices } vertex, { $edges } edges.
    }
   *[other] { $edges ->
        [one] { $vertices } vertices, { $edges } edge.
       *[other] { $vertices } vertices, { $edges } edges.
    }
}
editor-graph-vertex = { COUNT($heads) ->
    [0] Vertex { $name }, joined to none
   *[other] Vertex { $name }, joined to { AND($heads) }
}
editor-graph-edge = { $directed ->
    [true] Edge { $tail } to { $head }
   *[false] Edge { $tail } and { $head }
}
editor-graph-joining = From { $name } to which one? Arrows, then Enter; Escape to leave it.
editor-map-title = Draw a map
editor-map-done = Colour this map
editor-map-modes-draw = Border
editor-map-modes-name = Name
editor-map-modes-choose = Choose
editor-map-modes-label = What a click does
editor-map-text = The same as text: a line a border, points as x,y
editor-map-surface = Drawing of the map
editor-map-help = Click points to draw a border; they snap to the grid. Click the last point again to end it, or the first one to close it.
editor-map-keys = By keyboard: arrows move the cross, Enter sets a point, Escape ends the border, Backspace takes the last point back.
editor-map-naming = Click into a region to name it.
editor-map-choosing = Click a border or a name to choose it, then delete it.
editor-map-empty = Click a point of the grid to begin a border.
editor-map-otherwise = This map is not given by border lines. To draw one, clear it.
editor-map-counts = { $regions ->
    [one] { $borders ->
        [one] { $regions } region, { $borders } common border.
       *[other] { $regions } region, { $borders } common borders.
    }
   *[other] { $borders ->
        [one] { $regions } regions, { $borders } common border.
       *[other] { $regions } regions, { $borders } common borders.
    }
}
editor-map-cross = Cross at { $at }.
editor-map-point = Point { $points } at { $at }.
editor-map-ended = Border ended.
