# The full-screen program and the boards.
