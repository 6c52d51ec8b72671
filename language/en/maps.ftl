### Maps as they are drawn or read.

## Library

# --- what was read; pieces: no border joins one to another ---

maps-read = The map has { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}, { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
} and { $borders ->
    [one] { $borders } border
   *[other] { $borders } borders
}.

# --- what is no mistake, but seldom meant ---

# $number: of the line; $point: its coordinates
maps-crossing = Line { $number } crosses itself at { $point }. It is cut there, and encloses regions of its own.
maps-free-end = Line { $number } ends freely at { $point }. That end is no border.
maps-one-region = The map has only one region. One colour is enough.
# $layers: all that have regions, the one that was read among them
maps-layer = This is the layer { $layer } of { AND($layers) }.
maps-gaps = In this file the outlines of these regions were not closed: { AND($regions, most: 6) }. The gaps are too small to be seen. They were closed.
maps-directions = A border has no direction, so the arrows are left out.
maps-borders-only = The outlines are too long for a link. So the map is drawn as a graph of its borders.
# $pairs: of regions, such as Russia - Alaska
maps-meridian = These meet at the 180th meridian: { AND($pairs, most: 6) }.
maps-snapped = { $points ->
    [0] No points had to be joined.
    [one] { $points } point was joined to another one or to a line.
   *[other] { $points } points were joined to others or to lines.
}
# Said behind what is wrong with outlines, and of gaps between regions.
maps-snap-overlaps = The overlap is less than a millionth of the map. On the command line, --snap joins such points.
maps-snap-gaps = { $borders ->
    [one] { $borders } pair of regions misses each other by less than a millionth of the map, and has no border.
   *[other] { $borders } pairs of regions miss each other by less than a millionth of the map, and have no border.
} Such points can be joined: on the command line by --snap.
maps-loners = These regions border no other: { AND($regions, most: 6) }. Any colour is right there.
maps-loner = Region { $region } borders no other. Any colour is right there.

# --- what is not accepted ---

maps-error-empty = the map is empty: give a graph, polylines, GeoJSON or TopoJSON
maps-error-data = map { $map }: give a name such as 'australia', a text such as 'A: B C', GeoJSON, lists of neighbours or a graph
maps-error-no-region = the map is empty: it needs at least one region
maps-error-twice = region { $region } is there twice: names must differ
maps-error-loop = region { $region } borders itself: drop that border
maps-error-border = border { $border }: it must join two of the regions 0 to { $last }
# $known: the parts that there are
maps-error-no-parts = part { $part }: this map has no parts
maps-error-part = part { $part }: this map has { $known }
maps-error-mixed = this GeoJSON holds regions (the first is { $region }) and lines: a map is made of one or the other; leave the others out
maps-error-no-polygon = this GeoJSON holds no polygon: a map needs Polygon or MultiPolygon
maps-error-deep = this JSON is nested too deeply to be a map
maps-error-json = this is no JSON: something is wrong in line { $line }, column { $column }
maps-error-no-geojson = this is no GeoJSON: an object with a 'type' is missing
maps-error-coordinate = number { $number }: it can't be a coordinate. It may have up to { $most } digits before the point, and as many after it.
# Where in a file something is wrong. $part: region, or something else; $region: a region's name.
maps-where = { $part ->
    [line] a line
    [features] the list of features
    [geometries] the list of geometries
   *[region] region { $region }
}
# $where: maps-where
maps-error-list = { $where }: a list is missing there, or nested wrongly
maps-error-position = { $where }: a position is not [x, y] with two numbers
maps-error-open-ring = { $where }: a ring is not closed. It needs 4 points or more, the last like the first.
maps-error-flat-ring = { $where }: a ring encloses nothing. Its points lie on one line.
maps-error-segments = { NUMBER($segments) } segments of lines: there may be { NUMBER($most) }. Simplify the map.
maps-error-cuts = these lines cut each other more than { NUMBER($most) } times. Simplify the map.
maps-error-loops = the outline of { $region } crosses itself: its loops cancel out
maps-error-crosses-itself = the outline of { $region } crosses itself near { $point }
# $one, $other: names of regions
maps-error-cross = the outlines of { $one } and { $other } cross near { $point }. Regions may touch, not overlap.
maps-error-same-side = { $one } and { $other } lie on the same side of a line from { $point }. Regions may touch, not overlap.
maps-error-within = { $inner } lies within { $outer }. Give { $outer } a hole there.
maps-error-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: there may be at most { NUMBER($most) }. Simplify the map.
maps-error-regions = { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}: there may be at most { NUMBER($most) }. Take fewer.
maps-error-transform = the transform of this TopoJSON must have a scale and a translate of two numbers each
maps-error-topology = this TopoJSON has no 'objects' or no 'arcs'
maps-error-no-area = this TopoJSON holds no polygon: a map needs Polygon or MultiPolygon
maps-error-layer = layer { $layer }: this TopoJSON has { $known }
maps-error-arc = arc { $arc } of this TopoJSON is no list of positions
maps-error-no-geometry = layer { $layer }: this TopoJSON has something there that is no geometry
maps-error-no-arc = region { $region } names arc { $arc }, which is not there
maps-error-arcs = the arcs of region { $region } are nested wrongly
maps-error-open-arcs = the ring of arcs { $arcs } is not closed
maps-error-no-point = line { $line }: { $text } is no point. Write points as x,y with blanks between.
maps-error-one-point = line { $line }: { $point } is one point. A line needs two.
maps-error-open-lines = these lines enclose no region: at least one must lead back to itself
maps-error-label = label { $label } stands in no region, or on a border
# $one, $other: two labels
maps-error-labels = labels { $one } and { $other } stand in the same region
