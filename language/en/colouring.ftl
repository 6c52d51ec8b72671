### A map, or a graph, is coloured.
### $region: its name; $colour: red, blue and so on.

## Library

# --- why it is lost, step by step; $then: whether it follows from the step before ---

colouring-only = { $then ->
    [true] Then { $region } can only be { $colour }.
   *[false] { $region } can only be { $colour }.
}
colouring-none = { $then ->
    [true] Then no colour is left for { $region }.
   *[false] No colour is left for { $region }.
}
colouring-options = { $region } can only be { OR($colours, most: 6) }.
colouring-try = Try { $colour } for { $region }.

# --- why a colour is ruled out ---

colouring-touches = touches { $region }, already { $colour }
# It would only give an answer with the names of two colours swapped.
colouring-as-new = { $colour } is as new as { $other }: nothing to gain
