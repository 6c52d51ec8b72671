# Four queens, as short as can be.
x = [0, 0, 0, 0]
def place(k):
    for i in range(4):
        x[k] = i + 1
        if all(x[j] != x[k] and abs(x[j] - x[k]) != k - j for j in range(k)):
            if k == 3 or place(k + 1):
                return True
        x[k] = 0
    return False
place(0)
