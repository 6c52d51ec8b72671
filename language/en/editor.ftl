## Page

editor-undo = Undo
editor-clear = Clear
editor-cancel = Cancel
editor-leaving = Press Cancel to leave this drawing.
editor-waiting = The page reads your drawing when Python is loaded ...
editor-remove = Delete
editor-name = Name
editor-nameless = A name needs at least one letter.
editor-bad-name = The name "{ $name }" can't have marks such as , ; : / - > in it.
# $character: such as "a zero-width space (U+200B)"
editor-hidden-name = This name has { $character } in it. Nobody can see it. Leave it out.
editor-name-taken = "{ $name }" is already there. Choose another name.
editor-graph-title = Draw a graph
editor-graph-done = Search this graph
editor-graph-modes-draw = Draw
editor-graph-modes-move = Move
editor-graph-modes-label = What dragging does
editor-graph-directed = One-way edges
editor-graph-text = The same as text, one vertex in each line
editor-graph-surface = Drawing of the graph
editor-graph-help = Click to add a vertex. Drag from one vertex to another to join them. Click a vertex or an edge to choose it.
editor-graph-keys = On the keyboard, N adds a vertex. Arrows choose one, and Shift with arrows moves it. Press E and choose another to join or part the two. Enter renames, Delete deletes.
editor-graph-empty = Click here to put the first vertex.
editor-graph-vertex = { COUNT($heads) ->
    [0] Vertex { $name }, joined to none
   *[other] Vertex { $name }, joined to { AND($heads) }
}
editor-graph-joining = From { $name } to which vertex? Choose it with the arrows and press Enter. Escape cancels.
editor-map-title = Draw a map
editor-map-done = Colour this map
editor-map-modes-draw = Draw borders
editor-map-modes-name = Name regions
editor-map-modes-choose = Choose
editor-map-modes-label = What a click does
editor-map-text = The same as text, one border in each line, points as x,y
editor-map-surface = Drawing of the map
editor-map-help = Click points to draw a border. They snap to the grid. Click the last point again to end the border, or the first one to close it.
editor-map-keys = On the keyboard, arrows move the cross. Enter sets a point, Escape ends the border, Backspace takes the last point back.
editor-map-naming = Click into a region to name it.
editor-map-choosing = Click a border or a name to choose it. Then you can delete it.
editor-map-empty = Click a point of the grid to begin a border.
editor-map-otherwise = The page can't change this map: it has no border lines. Press Clear to draw your own map.
editor-map-cross = Cross at { $at }.
editor-map-point = Point { $points } at { $at }.
