### Maps as they are drawn or read.

## Library

# --- what is no mistake, but seldom meant ---

# $number: of the line; $point: its coordinates
maps-crossing = Line { $number } crosses itself at { $point }. It is cut there, and encloses regions of its own.
maps-free-end = Line { $number } ends freely at { $point }. That end is no border.
maps-one-region = The map has only one region. One colour is enough.
maps-loner = Region { $region } borders no other. Any colour is right there.

# --- what is not accepted ---

maps-error-empty = the map is empty: give a graph, polylines, GeoJSON or TopoJSON
maps-error-no-region = the map is empty: it needs at least one region
maps-error-twice = region { $region } is there twice: names must differ
maps-error-loop = region { $region } borders itself: drop that border
maps-error-border = border { $border }: it must join two of the regions 0 to { $last }
# $known: the parts that there are
maps-error-no-parts = part { $part }: this map has no parts
maps-error-part = part { $part }: this map has { $known }
maps-error-mixed = this GeoJSON holds regions (the first is { $region }) and lines: a map is made of one or the other; leave the others out
maps-error-no-polygon = this GeoJSON holds no polygon: a map needs Polygon or MultiPolygon
