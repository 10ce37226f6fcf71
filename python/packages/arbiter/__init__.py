"""``import arbiter``: the package `arbiter_chess` under the name of the program."""

from arbiter_chess import *  # noqa: F403
from arbiter_chess import __all__, __doc__, __version__  # noqa: F401
