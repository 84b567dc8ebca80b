"""Train a small masked policy network on CPU, export it, and play it as a bot (docs/learning.md).

pip install "lockdown[env]" torch
python examples/train.py --minutes 5 --out policy.npz
lockdown simulate --bots learned:policy.npz --games 200
"""
