"""What a puzzle is asked for, each where it serves: a file of the same name in its folder."""
