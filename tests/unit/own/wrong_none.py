n = 5
board = []
for i in range(n):
    board = board.append([0] * n)
board[0][0] = 1
print(board)
