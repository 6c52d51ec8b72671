## Page

# The sentences of the form that says what is searched. Labels and help of the parameters stand in the catalogue.
form-rows = Rows
form-columns = Columns
form-more = More settings
form-own-order = Your own order ...
form-own-leaper = Another piece ...
form-own-graph = Your own graph ...
form-own-map = Your own map ...
form-own-sudoku = Your own grid ...
# Labels of the fields for these.
form-own-help-order = Your order: moves right,up
form-own-help-leaper = Squares one way, squares to the side
form-own-help-graph = One vertex or one edge in each line
form-own-help-map = Neighbours, border lines or GeoJSON
form-own-help-sudoku = Row by row, with a dot for each blank cell. You can also type into the grid.
