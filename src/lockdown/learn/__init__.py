"""Training a policy: imitation, then self-play against a league. Needs PyTorch (`lockdown[learn]`).

`python -m lockdown.learn --out DIR` is the whole of it; see `docs/learning.md`. What it exports
plays as the bot `learned:FILE` with NumPy alone (`lockdown.bots.learned`).

| module | what it does |
|---|---|
| `network` | the network that is shipped, and the critic that is told hidden things and is not |
| `tables` | a game with its casting: which seat is played by which policy or bot |
| `workers` | processes that play, and the memory that they share with the trainer |
| `imitate` | decisions of a bot, and learning to decide like it |
| `rollout` | one answer for many tables: batches to the network, choices back to the workers |
| `returns` | what seats get, and how much better than expected that was |
| `ppo` | the update |
| `trainer` | the course of it all |
| `store` | checkpoints, league, the exported policy |
| `curves` | the curve as a table and as a picture |
"""
