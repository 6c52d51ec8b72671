# Knight's tour: success is passed back. x and y from 1.
dx = [1, 2, 1, 2, -1, -2, -1, -2]
dy = [2, 1, -2, -1, 2, 1, -2, -1]
n = 5
start_x = 3
start_y = 3
h = [[0] * (n + 1) for i in range(n + 1)]


def try_move(i, x, y):
    k = 0
    done = False
    while not done and k < 8:
        u = x + dx[k]
        v = y + dy[k]
        if 1 <= u <= n and 1 <= v <= n and h[u][v] == 0:
            h[u][v] = i
            if i < n * n:
                done = try_move(i + 1, u, v)
                if not done:
                    h[u][v] = 0
            else:
                done = True
        k += 1
    return done


h[start_x][start_y] = 1
if try_move(2, start_x, start_y):
    for y in range(n, 0, -1):
        print("".join(f"{h[x][y]:5}" for x in range(1, n + 1)))
    print("path found!")
else:
    print("no path found")
