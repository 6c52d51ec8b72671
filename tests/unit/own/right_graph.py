# A path with all vertices, depth first: white, gray, white again.
graph = {"A": ["B", "D"], "B": ["C", "D"], "C": [], "D": ["E"], "E": ["B", "F"], "F": ["C"]}
start = "A"
limit = 6
colour = {}
for v in graph:
    colour[v] = "white"
path = []


def dfs(v):
    colour[v] = "gray"
    path.append(v)
    if len(path) == limit:
        return True
    for w in sorted(graph[v]):
        if colour[w] == "white":
            if dfs(w):
                return True
    colour[v] = "white"
    path.pop()
    return False


print(" ".join(path) if dfs(start) else "no path")
