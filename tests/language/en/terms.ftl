### Names that all rooms use.

-program = Knights
-region =
    { $case ->
       *[plain] region
        [capital] Region
    }
    .gender = f
