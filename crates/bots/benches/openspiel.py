"""OpenSpiel's tree searches, to compare with `mazzo bench`: `pip install open_spiel`, then run this.

Connect Four is searched by its MCTS, Leduc poker by its ISMCTS, both in C++ and with one rollout
an iteration; seconds are those of the processor.
"""

import time

import pyspiel

CURIOSITY = 2.0
SEED = 7
MEGABYTES = 1000
IN_ALL = 100_000


def connect_four(iterations):
    game = pyspiel.load_game("connect_four")
    rollout = pyspiel.RandomRolloutEvaluator(1, SEED)
    bot = pyspiel.MCTSBot(game, rollout, CURIOSITY, iterations, MEGABYTES, False, SEED, False)
    return lambda: bot.mcts_search(game.new_initial_state())


def leduc_poker(iterations):
    game = pyspiel.load_game("leduc_poker")
    rollout = pyspiel.RandomRolloutEvaluator(1, SEED)
    by_visits = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(SEED, rollout, CURIOSITY, iterations, MEGABYTES, by_visits, False, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return lambda: bot.step(state)


for name, search_of in [("connect four", connect_four), ("leduc poker", leduc_poker)]:
    for iterations in (2_000, 20_000):
        search = search_of(iterations)
        searches = IN_ALL // iterations
        start = time.process_time()
        for _ in range(searches):
            search()
        seconds = time.process_time() - start
        print(f"{name}, {iterations} iterations: {searches * iterations / seconds:.0f} a second")
