### The knight's tour, and those of other pieces.

## Library

# --- why a square is ruled out ---

tour-off-board = off the board
tour-blocked = blocked
tour-on-path = on the path already
tour-kept = kept for the last move
# A tour that ends where it began.
tour-not-closed = no move leads from there back to { $start }
tour-dead = no tour goes on from there
# The tour has been put together from smaller ones, and is only followed.
tour-elsewhere = the tour that was put together goes elsewhere
