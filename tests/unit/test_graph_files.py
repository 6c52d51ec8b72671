"""Graph files of other programs: the library reads what networkx writes, with equal results."""

import io
import json
import random
import re

import networkx as nx
import pytest
from work import count_work

from knights.graphs import graph
from knights.graphs.graph import Graph, parse, read

# Names that other programs allow; characters that a scenario needs become spaces here.
ODD = [
    "New York",
    "Київ",
    "St. John's",
    'say "hi"',
    "a/b",
    "x:y",
    "c;d",
    "e,f",
    "7",
    "-3",
    "ß",
    "Å b",
]
PLAIN = ["A", "Київ", "7", "-3", "x_1", "Ω", "St.John's", "n0"]


def drawn(found: Graph) -> set:
    """Return the edges of a graph by names: pairs if it is directed, otherwise sets."""
    pairs = [(found.names[tail], found.names[head]) for tail, head in found.edges]
    return set(pairs) if found.directed else set(map(frozenset, pairs))


def expected(given: nx.Graph) -> set:
    pairs = [(graph.tidy(str(tail)), graph.tidy(str(head))) for tail, head in given.edges()]
    return set(pairs) if given.is_directed() else set(map(frozenset, pairs))


def invent(seed: int, names: list[str], kind: type[nx.Graph]) -> nx.Graph:
    """Return a random graph with isolated vertices, loops and, if possible, double edges."""
    chance = random.Random(seed)
    nodes = chance.sample(names, chance.randint(2, len(names)))
    made = kind()
    made.add_nodes_from(nodes)
    for _ in range(chance.randint(1, 12)):
        tail, head = chance.choice(nodes), chance.choice(nodes)
        made.add_edge(tail, head)
    return made


def to_text(write, given) -> str:
    stream = io.BytesIO()
    write(given, stream)
    return stream.getvalue().decode()


def dot(given: nx.Graph) -> str:
    """Return a graph as Graphviz writes it in DOT: quoted names first, then the edges."""
    sign, kind = ("->", "digraph") if given.is_directed() else ("--", "graph")

    def quote(name):
        return '"' + name.replace('"', '\\"') + '"'

    lines = [f"  {quote(node)};" for node in given]
    lines += [f"  {quote(tail)} {sign} {quote(head)} [weight=2];" for tail, head in given.edges()]
    return "\n".join([f"{kind} G {{", *lines, "}"])


WRITERS = {
    "GraphML": lambda g: to_text(nx.write_graphml, g),
    "GEXF": lambda g: to_text(nx.write_gexf, g),
    "GML": lambda g: to_text(nx.write_gml, g),
    "links": lambda g: json.dumps(nx.node_link_data(g, edges="links")),
    "edges": lambda g: json.dumps(nx.node_link_data(g, edges="edges")),
    "adjacency": lambda g: json.dumps(nx.adjacency_data(g)),
    "dot": dot,
}
KINDS = [nx.Graph, nx.DiGraph, nx.MultiGraph, nx.MultiDiGraph]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", WRITERS)
def test_what_networkx_writes_is_read_with_all_its_names(name, kind):
    for seed in range(25):
        given = invent(seed, ODD, kind)
        text = WRITERS[name](given)
        found = parse(text)
        assert set(found.names) == {graph.tidy(node) for node in given}, text
        assert drawn(found) == expected(given), text
        assert found.directed == given.is_directed()


@pytest.mark.parametrize("kind", [nx.Graph, nx.MultiGraph])
def test_lists_of_networkx_are_read(kind):
    for seed in range(40):
        given = invent(seed, PLAIN, kind)
        bare = given.edge_subgraph(given.edges).copy()
        for data in (True, False):
            text = to_text(lambda g, s, data=data: nx.write_edgelist(g, s, data=data), bare)
            assert drawn(parse(text)) == expected(bare), text
        text = to_text(nx.write_adjlist, given)
        found = parse(text)
        assert set(found.names) == set(given), text
        assert drawn(found) == expected(given), text
        for *_, data in bare.edges(data=True):
            data["weight"] = 0.5
        text = to_text(nx.write_weighted_edgelist, bare)
        if bare.number_of_edges() == 1:
            with pytest.raises(ValueError, match="has 3 parts"):
                parse(text)
            continue
        if bare.number_of_edges() == 3 and set(bare) <= {"7", "-3"}:
            with pytest.raises(ValueError, match="a row of a matrix, or an edge with its weight"):
                parse(text)
            continue
        assert drawn(parse(text)) == expected(bare), text


@pytest.mark.parametrize("header", [True, False])
def test_graph6_and_sparse6_of_networkx_are_read(header):
    for seed in range(80):
        chance = random.Random(seed)
        given = nx.gnp_random_graph(
            chance.choice([2, 3, 5, 16, 17, 32, 62, 63, 70]), 0.3, seed=seed
        )
        for write in (nx.to_graph6_bytes, nx.to_sparse6_bytes):
            text = write(given, header=header).decode()
            if (
                not header
                and write is nx.to_graph6_bytes
                and re.fullmatch(r"\w+[?]?", text.strip())
            ):
                with pytest.raises(ValueError, match="may be a graph in graph6, or a vertex"):
                    parse(text)
                continue
            found = parse(text)
            assert found.names == tuple(map(str, given)), text
            assert set(found.edges) == {tuple(sorted(edge)) for edge in given.edges()}, text


def test_matrices_of_networkx_are_read():
    for seed in range(30):
        for kind in (nx.Graph, nx.DiGraph):
            given = kind(
                nx.gnp_random_graph(seed % 9 + 3, 0.5, seed=seed, directed=kind is nx.DiGraph)
            )
            nodes = list(given)
            rows = [[int(given.has_edge(tail, head)) for head in nodes] for tail in nodes]
            for text in (
                "\n".join(" ".join(map(str, row)) for row in rows),
                "\n".join(",".join(map(str, row)) for row in rows),
                "\n".join(";".join(map(str, row)) for row in rows),
                "\n".join("".join(map(str, row)) for row in rows),
                "[" + "\n ".join("[" + " ".join(map(str, row)) + "]" for row in rows) + "]",
                json.dumps(rows),
                ","
                + ",".join(f"v{n}" for n in nodes)
                + "\n"
                + "\n".join(
                    f"v{n}," + ",".join(map(str, row)) for n, row in zip(nodes, rows, strict=True)
                ),
            ):
                found = parse(text)
                mirrored = all(rows[i][j] == rows[j][i] for i in nodes for j in nodes)
                assert found.directed != mirrored, text
                edges = {e if found.directed else tuple(sorted(e)) for e in given.edges()}
                assert set(found.edges) == edges, text


# Small files after the examples of the formats' descriptions, with the counts of vertices, edges
# and one-way edges that each description says they have.
SMALL = {
    "DIMACS, each edge at both ends": ("c x\np edge 3 4\ne 1 2\ne 2 1\ne 2 3\ne 3 2", (3, 2, 0)),
    "DIMACS, twice the count": ("p col 3 4\ne 1 2\ne 2 3", (3, 2, 0)),
    "DIMACS with isolated vertices and colours": ("p edge 5 1\nn 1 3\ne 4 2", (5, 1, 0)),
    "DIMACS with ways": ("c\np sp 3 2\na 1 2 7\na 2 3 1", (3, 0, 2)),
    "DIMACS with flows": ("p max 3 2\nn 1 s\nn 3 t\na 1 2 5\na 2 3 5", (3, 0, 2)),
    "PACE": ("c x\np tw 3 2\n1 2\n2 3", (3, 2, 0)),
    "DIMACS of Windows": ("p edge 2 1\r\ne 1 2\r\n", (2, 1, 0)),
    "HCP": (
        "NAME : a\nTYPE : HCP\nDIMENSION : 3\nEDGE_DATA_FORMAT : EDGE_LIST\n"
        "EDGE_DATA_SECTION\n 1 2\n 2 3\n-1\nEOF",
        (3, 2, 0),
    ),
    "HCP without blanks": (
        "TYPE:HCP\nDIMENSION:3\nEDGE_DATA_FORMAT:ADJ_LIST\n"
        "EDGE_DATA_SECTION\n1 2 3 -1\n2 3 -1\n-1\nEOF",
        (3, 3, 0),
    ),
    "TSP": (
        "NAME: t\nTYPE: TSP\nDIMENSION: 4\nEDGE_WEIGHT_TYPE: EXPLICIT\nEDGE_WEIGHT_FORMAT: "
        "LOWER_DIAG_ROW\nEDGE_WEIGHT_SECTION\n0 1 0\n2 3 0 4\n5 6 0\nEOF",
        (4, 6, 0),
    ),
    "ATSP": (
        "TYPE: ATSP\nDIMENSION: 2\nEDGE_WEIGHT_TYPE: EXPLICIT\nEDGE_WEIGHT_FORMAT: "
        "FULL_MATRIX\nEDGE_WEIGHT_SECTION\n9 1\n2 9",
        (2, 1, 0),
    ),
    "TSP that is not complete": (
        "TYPE : TSP\nDIMENSION : 3\nEDGE_DATA_FORMAT: EDGE_LIST\nEDGE_WEIGHT_TYPE: EXPLICIT\n"
        "EDGE_WEIGHT_FORMAT: FULL_MATRIX \nEDGE_DATA_SECTION:\n1 2\n2 3\n-1\n"
        "EDGE_WEIGHT_SECTION:\n0 1 0\n1 0 1\n0 1 0\nEOF",
        (3, 2, 0),
    ),
    "DOT with a chain": ("graph { a -- b -- c -- a }", (3, 3, 0)),
    "DOT with sets": ("strict digraph x { {a b} -> {c; d} }", (4, 0, 4)),
    "DOT with clusters": (
        'digraph G {\n subgraph cluster_0 { style=filled; a0 -> a1 -> a2; label = "process #1"; }\n'
        " subgraph cluster_1 { node [style=filled]; b0 -> b1; }\n start -> a0; a1 -> b1;\n"
        " start [shape=Mdiamond];\n}",
        (6, 0, 5),
    ),
    "DOT with ports and remarks": (
        '/* x */ digraph { rankdir=LR; // y\n "a b":p0:n -> c:s [label="1", color=red;];\n# z\n }',
        (2, 0, 1),
    ),
    "DOT with subgraphs that come again": (
        "graph { subgraph s { a; b } subgraph s -- c }",
        (3, 2, 0),
    ),
    "DOT in capitals": ("GRAPH { A -- B; NODE [x=1] }", (2, 1, 0)),
    "DOT with HTML": ("graph { a [label=<<b>A</b><br/>x>]; b [label=y]; a -- b }", (2, 1, 0)),
    "DOT with joined texts": ('graph { "a" + "b" -- c -- ab }', (2, 1, 0)),
    "DOT with numbers": ("graph { -1.5 -- .7 -- 2 }", (3, 2, 0)),
    "DOT of two vertices that are alone": ("graph { a; b }", (2, 0, 0)),
    "D3 by places": (
        '{"nodes":[{"name":"A"},{"name":"B"}],"links":[{"source":0,"target":1}]}',
        (2, 1, 0),
    ),
    "D3 by ids": (
        '{"nodes":[{"id":"A","group":1},{"id":"B"}],'
        '"links":[{"source":"A","target":"B","value":1}]}',
        (2, 1, 0),
    ),
    "D3 by places beside ids": (
        '{"nodes":[{"id":"A"},{"id":"B"}],"links":[{"source":0,"target":1}]}',
        (2, 1, 0),
    ),
    "vis.js": (
        '{"nodes":[{"id":1,"label":"A"},{"id":2,"label":"B"}],"edges":[{"from":1,"to":2}]}',
        (2, 1, 0),
    ),
    "JSON of nested keys": ('{"A": {"B": {"weight": 2}}, "B": {"A": {}}, "C": {}}', (3, 1, 0)),
    "JSON of pairs of numbers": ("[[0, 1], [1, 2], [2, 0]]", (3, 3, 0)),
    "JSON of pairs with weights": ('[["A", "B", 2.5], ["B", "C", 1]]', (3, 2, 0)),
    "JSON of lists by number": ("[[1, 2], [0], [0]]", (3, 2, 0)),
    "a table of pandas": (",source,target,weight\n0,A,B,1\n1,B,C,2", (3, 2, 0)),
    "a table with blanks in names": ('Source;Target\nNew York;"Washington; D.C."', (2, 1, 0)),
    "a table of Gephi that is directed": (
        "Source,Target,Type,Id,Label,Weight\n1,2,Directed,0,,1.0\n2,1,Directed,1,,1.0",
        (2, 0, 2),
    ),
    "a table with blanks in names and no heading": ("New York,Boston\nBoston,Utah", (3, 2, 0)),
    "a table with empty lines": ("from\tto\n\nA\tB\n\t\n", (2, 1, 0)),
    "weights of Excel": ("A;B;1,5\nB;C;2,5", (3, 2, 0)),
    "weights that are no names": ("1 2 0.5\n2 3 0.25", (3, 2, 0)),
    "neighbours in rows": ("A B C\nB\nC B", (3, 3, 0)),
    "a matrix with names": ("x A B\nA 0 1\nB 1 0", (2, 1, 0)),
    "a matrix of one way": ("0 1 0\n0 0 1\n0 0 0", (3, 0, 2)),
    "a matrix of weights": ("0 5 2 0\n5 0 1 0\n2 1 0 7\n0 0 7 0", (4, 4, 0)),
    "GML of Newman": (
        'Creator "me"\ngraph\n[\n  directed 0\n  node\n  [\n    id 1\n  ]\n  node\n  [\n    id 2\n'
        "  ]\n  edge\n  [\n    source 1\n    target 2\n    value 3\n  ]\n]",
        (2, 1, 0),
    ),
    "GML in one line": (
        'Creator "x" Version "1.0" graph [ node [ id 0 label "N1 ( )\n2" w 10G ] # z\n ]',
        (1, 0, 0),
    ),
    "DOT below remarks": ("/* x */\ndigraph o /* y */ {\n # z\n a -> b }", (2, 0, 1)),
    "GML with an edge twice": (
        'graph [ node [ id 1 label "a" ] node [ id 2 label "b" ] edge [ source 1 target 2 ] '
        "edge [ source 2 target 1 ] ]",
        (2, 1, 0),
    ),
    "GraphML of igraph": (
        '<?xml version="1.0"?><graphml xmlns="http://graphml.graphdrawing.org/xmlns">'
        '<key id="v_name" for="node" attr.name="name" attr.type="string"/>'
        '<graph id="G" edgedefault="directed"><node id="n0"><data key="v_name">A</data></node>'
        '<node id="n1"><data key="v_name">B</data></node><edge source="n0" target="n1"/>'
        "</graph></graphml>",
        (2, 0, 1),
    ),
    "GraphML of graph-tool": (
        '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">'
        '<key id="key1" for="node" attr.name="pos" attr.type="vector_float" />'
        '<key id="key2" for="edge" attr.name="weight" attr.type="double" />'
        '<graph edgedefault="undirected"><node id="n0"><data key="key1">-0x1.8p+6, 1</data></node>'
        '<node id="n1"/><edge source="n0" target="n1"><data key="key2">0x1p+3</data></edge>'
        "</graph></graphml>",
        (2, 1, 0),
    ),
    "GraphML of yEd": (
        '<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/'
        'graphml"><key for="node" id="d6" yfiles.type="nodegraphics"/>'
        '<graph edgedefault="directed" id="G"><node id="n0"><data key="d6"><y:ShapeNode>'
        "<y:NodeLabel>A</y:NodeLabel></y:ShapeNode></data></node><node id='n1'><data key='d6'>"
        "<y:ShapeNode><y:NodeLabel>B</y:NodeLabel></y:ShapeNode></data></node>"
        '<edge id="e0" source="n0" target="n1"/></graph></graphml>',
        (2, 0, 1),
    ),
    "GEXF 1.3": (
        '<gexf xmlns="http://gexf.net/1.3" version="1.3"><graph><nodes><node id="0" label="x"/>'
        '<node id="1" label="y"/></nodes><edges><edge id="0" source="0" target="1"/></edges>'
        "</graph></gexf>",
        (2, 1, 0),
    ),
}


@pytest.mark.parametrize(("text", "counts"), SMALL.values(), ids=SMALL)
def test_small_files_are_read(text, counts):
    found = parse(text)
    edges = len(found.edges)
    ways = (0, edges) if found.directed else (edges, 0)
    assert (len(found.names), *ways) == counts


def test_vertices_have_the_labels_that_a_file_gives_them():
    for name in ("GraphML of igraph", "GraphML of yEd", "vis.js", "D3 by places"):
        assert parse(SMALL[name][0]).names == ("A", "B")
    assert parse(SMALL["DOT with HTML"][0]).names == ("A x", "y")
    # A record's label may hold marks of its layout: only the vertex's own name is safe.
    assert parse(r'graph { a [label="x|y"]; b [label="z\l"]; a -- b }').names == ("a", "b")
    # Two vertices with the same label could not be told apart.
    assert parse("graph { a [label=x]; b [label=x]; a -- b }").names == ("a", "b")


# Each: a faulty file, and words that its refusal must contain.
HCP = "TYPE: HCP\nDIMENSION: 3\nEDGE_DATA_FORMAT: EDGE_LIST\nEDGE_DATA_SECTION\n"
TSP = "TYPE: TSP\nDIMENSION: 3\nEDGE_WEIGHT_TYPE: EXPLICIT\n"
WRONG = {
    "DIMACS cut off": ("p edge 3 3\ne 1 2\ne 2 3", "line 1 says 3 edges, but 2 are there"),
    "DIMACS with a vertex too many": ("p edge 2 1\ne 1 3", "line 2 has the vertex '3'"),
    "DIMACS from 0": ("p edge 2 1\ne 0 1", "line 2 has the vertex '0'. It must be from 1 to 2"),
    "DIMACS with half an edge": ("p edge 2 1\ne 1", "line 2 is wrong: 'e 1'"),
    "DIMACS with a third": ("p edge 3 1\ne 1 2 3", "line 2 is wrong: 'e 1 2 3'"),
    "DIMACS of clauses": ("p cnf 3 2\n1 -3 0\n2 3 0", "line 1 is wrong: 'p cnf 3 2'"),
    "DIMACS with another letter": ("p edge 2 1\nq 1 2", "line 2 is wrong: 'q 1 2'"),
    "DIMACS with a name": ("p edge 2 1\ne 1 B", "line 2 has the vertex 'B'"),
    "DIMACS without a head": ("e 1 2\np edge 2 1", "'p edge 4 3' is missing"),
    "DIMACS with two heads": ("p edge 2 1\np edge 2 1\ne 1 2", "line 2 is wrong"),
    "DIMACS that is too large": ("p edge 10001 0", "10,001 vertices: there must be 1 to 10,000"),
    "DIMACS with too many edges": ("p edge 5000 9000000", "9,000,000 edges: there may be at most"),
    "HCP cut off": (HCP + "1 2\n2 3", "TSPLIB, but its '-1' is missing"),
    "HCP with a vertex too many": (HCP + "1 4\n-1", "line 5 has the vertex '4'"),
    "HCP with three": (HCP + "1 2 3\n-1", "line 5 is wrong: '1 2 3'"),
    "HCP without a dimension": (HCP.replace("DIMENSION: 3\n", "") + "-1", "'DIMENSION : 4'"),
    "HCP with edges that must be": (
        HCP + "1 2\n-1\nFIXED_EDGES_SECTION\n1 2\n-1",
        "FIXED_EDGES_SECTION",
    ),
    "TSP with points": (
        "TYPE: TSP\nDIMENSION: 2\nEDGE_WEIGHT_TYPE: EUC_2D\nNODE_COORD_SECTION\n1 0 0\n2 1 1\nEOF",
        "this TSPLIB has points",
    ),
    "TSP cut off": (
        TSP + "EDGE_WEIGHT_FORMAT: UPPER_ROW\nEDGE_WEIGHT_SECTION\n1 2",
        "must be 3 numbers",
    ),
    "TSP of a function": (TSP + "EDGE_WEIGHT_FORMAT: FUNCTION\nEDGE_WEIGHT_SECTION\n", "line 4"),
    "a tour": (
        "TYPE: TOUR\nDIMENSION: 2\nTOUR_SECTION\n1\n2\n-1",
        "line 1 is wrong: 'TYPE : TOUR'",
    ),
    "DOT cut off": ("graph {\n a -- b;\n", "DOT, but its '}' is missing"),
    "DOT with the wrong arrow": ("graph {\n a -- b;\n a -> b;\n}", "line 3 is wrong: 'a -> b;'"),
    "DOT with half an edge": ("graph {\n a -- ;\n}", "line 2 is wrong: 'a -- ;'"),
    "DOT with a strange sign": ("graph {\n a -- b!\n}", "line 2 is wrong: 'a -- b!'"),
    "DOT with half a joined text": ('graph { "a" + }', "line 1 is wrong"),
    "DOT of two graphs": ("graph { a -- b }\ngraph { c -- d }", "2 graphs in DOT"),
    "DOT with an open text": ('graph {\n "a -- b\n}', "line 2 is wrong"),
    "DOT that is nested deeply": ("graph { " + "{" * 5000 + "}" * 5000 + "}", "too deeply"),
    "JSON cut off": ('{"nodes": [{"id": 1}], "links": [', "line 1, column"),
    "JSON without links": ('{"nodes": [{"id": 1}]}', 'one list of "links" or "edges"'),
    "JSON with links and edges": (
        '{"nodes": [], "links": [], "edges": []}',
        "this JSON has no vertices",
    ),
    "JSON with a link to nowhere": (
        '{"nodes": [{"id": "A"}], "links": [{"source": "A", "target": "B"}]}',
        "leads to 'B'",
    ),
    "JSON with half a link": ('{"nodes": [{"id": "A"}], "links": [{"source": "A"}]}', "link 1"),
    "JSON with an id twice": ('{"nodes": [{"id": "A"}, {"id": "A"}], "links": []}', "'A' is there"),
    "JSON with ids that may be places": (
        '{"nodes": [{"id": 1}, {"id": 0}, {"id": 2}], "links": [{"source": 0, "target": 2}]}',
        "1 -- 2, if links count the nodes from 0. It can mean 0 -- 2",
    ),
    "JSON that may be two things": ("[[1, 3], [0, 2], [1, 3], [0, 2]]", "may be an edge, or"),
    "JSON of something else": ('{"type": "FeatureCollection", "features": []}', "holds no graph"),
    "JSON of one number": ('{"a": 1}', "holds no graph"),
    "JSON that is nested deeply": ("[" * 100_000, "nested too deeply"),
    "graph6 cut off": (">>graph6<<D?", "too few or too many: '>>graph6<<D?'"),
    "graph6 with a strange sign": (">>graph6<<D c", "line 1 has a wrong sign"),
    "several of graph6": (">>graph6<<DQc\nDUW", "2 graphs in graph6"),
    "a table without a name": ("Source,Target\nA,B\nB,", "line 3 is wrong: 'B,'"),
    "a table with a column too few": ("weight,source,target\n1,A,B\n2,C", "line 3 is wrong: '2,C'"),
    "a table of both kinds": (
        "Source,Target,Type\nA,B,Directed\nB,C,Undirected",
        "line 3 has an undirected edge",
    ),
    "a table of another kind": ("Source,Target,Type\nA,B,Mutual", "line 2 is wrong: 'A,B,Mutual'"),
    "a table with headings of its own": ("one,two,size\nA,B,3\nB,C,4", "'source' and 'target'"),
    "a table of vertices": ("Id,Label\n1,A\n2,B", "a table of vertices"),
    "rows that may be two things": ("0 5 2\n5 0 1\n2 1 0", "an edge with its weight"),
    "rows that may be neighbours": ("1 2 3 4\n2 1 3 4\n3 1 2 4\n4 1 2 3", "with its neighbours"),
    "edges of NetworkX with a line cut off": ("A B {}\nB C", "line 2 is wrong: 'B C'"),
    "GraphML cut off": (
        "<graphml><graph><node id='a'/>",
        "GraphML, but something is wrong in line 1",
    ),
    "GraphML of two graphs": (
        "<graphml><graph edgedefault='directed'><node id='a'/></graph>"
        "<graph edgedefault='directed'><node id='b'/></graph></graphml>",
        "networkx reads 1 and 0",
    ),
    "GraphML with a graph in another": (
        "<graphml><graph edgedefault='directed'><node id='a'><graph edgedefault='directed'>"
        "<node id='b'/></graph></node></graph></graphml>",
        "one in another",
    ),
    "GraphML with an edge to nowhere": (
        "<graphml><graph edgedefault='directed'><node id='a'/><edge source='a' target='b'/></graph>"
        "</graphml>",
        "An edge may name a vertex that is missing",
    ),
    "GraphML of both kinds": (
        "<graphml><graph edgedefault='directed'><node id='a'/><edge source='a' target='a' "
        "directed='false'/></graph></graphml>",
        "networkx can't read it",
    ),
    "GraphML with entities": (
        "<!DOCTYPE x [<!ENTITY a 'b'>]><graphml><graph><node id='a'/></graph></graphml>",
        "<!ENTITY",
    ),
    "GEXF of no version": (
        "<gexf><graph><nodes><node id='a'/></nodes></graph></gexf>",
        "can't read",
    ),
    "GML with an id twice": (
        "graph [ node [ id 1 ] node [ id 1 ] ]",
        "the vertex '1' is there twice",
    ),
    "GML without an id": ('graph [ node [ label "a" ] ]', "its 'id 1' is missing"),
    "GML with an edge to nowhere": (
        "graph [ node [ id 1 ] edge [ source 1 target 2 ] ]",
        "edge 1 of this GML leads to '2'",
    ),
    "GML with half an edge": ("graph [ node [ id 1 ] edge [ source 1 ] ]", "edge 1 of this GML"),
    "GML of two graphs": ("graph [ node [ id 1 ] ]\ngraph [ node [ id 2 ] ]", "2 graphs in GML"),
    "GML with an open text": ('graph [\n node [ id 1 label "a ]\n]', "line 2 is wrong"),
    "GML with a bracket too many": ("graph [\n node [ id 1 ]\n]\n]", "line 4 is wrong: ']'"),
    "GML without a key": ("graph [\n node [ 1 ]\n]", "line 2 is wrong: 'node [ 1 ]'"),
    "GML without vertices": ('Creator "me"\ngraph\n[\n  directed 0\n]', "this GML has no vertices"),
    "GraphML without vertices": (
        '<graphml><graph edgedefault="undirected"/></graphml>',
        "this GraphML has no vertices",
    ),
    "GEXF without vertices": (
        '<gexf version="1.3"><graph><nodes/></graph></gexf>',
        "this GEXF has no vertices",
    ),
    "DOT without vertices": ("graph {}", "this DOT has no vertices"),
    "DIMACS without vertices": ("p edge 0 0", "this DIMACS has no vertices"),
    "DIMACS for colours, cut off": (
        "c FILE: myciel3.col\np col 4 3\ne 1 2",
        "DIMACS, but line 2 says 3 edges, but 1 is there",
    ),
    "GML cut off": ("graph [\n  node [ id 1 ]", "GML, but its ']' is missing"),
}


@pytest.mark.parametrize(("text", "said"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_with_a_file_is_said(text, said):
    with pytest.raises(ValueError) as refusal:
        parse(text)
    assert said in str(refusal.value)


def test_what_is_left_out_is_told():
    told = read("graph { 'a/b' }".replace("'", '"') + "\n").told
    assert told[-1] == "1 name is written otherwise here: 'a/b' is now 'a b'."
    told = read("A,B,3\nB,A,4").told
    assert told == [
        "It was read as a list of edges with weights.",
        "The graph has 2 vertices, 1 piece and 1 edge.",
        "Weights and other data of edges are left out.",
        "1 edge is there again. It counts once.",
    ]
    assert "Its distances join each vertex to every other one." in read(SMALL["TSP"][0]).told
    # A format that lists each edge at both of its ends has no double edges.
    assert len(read(SMALL["DIMACS, each edge at both ends"][0]).told) == 2


def test_names_that_become_alike_are_told_apart():
    text = json.dumps({"nodes": [{"id": name} for name in ("a/b", "a b", "", "/")], "links": []})
    assert parse(text).names == ("a b", "a b 2", "3", "4")


def test_an_edge_list_may_be_directed_by_who_reads_it():
    assert parse("source,target\nA,B", directed=True).directed
    assert read("p edge 2 1\ne 1 2", directed=True).graph.edges == ((0, 1),)


def make_text(form: str, size: int) -> str:
    """Return a file of `size` edges in a format."""
    pairs = [(n % 97 + 1, n % 89 + 1) for n in range(size)]
    return {
        "DIMACS": f"p edge 97 {size}\n" + "\n".join(f"e {a} {b}" for a, b in pairs),
        "DOT": "graph {" + "".join(f"{a} -- {b};" for a, b in pairs) + "}",
        "GML": "graph ["
        + "".join(f"node [ id {n} ]" for n in range(1, 98))
        + "".join(f"edge [ source {a} target {b} ]" for a, b in pairs)
        + "]",
        "table": "source,target\n" + "\n".join(f"{a},{b}" for a, b in pairs),
        "weights": "\n".join(f"{a} {b} 0.5" for a, b in pairs),
        "edges": "\n".join(f"{a} {b}" for a, b in pairs),
    }[form]


@pytest.mark.parametrize("form", ["DIMACS", "DOT", "GML", "table", "weights", "edges"])
def test_work_grows_with_the_file(form):
    short, long = (make_text(form, size) for size in (2_000, 4_000))
    assert count_work(lambda: parse(long)) < 2.2 * count_work(lambda: parse(short))
