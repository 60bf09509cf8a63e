"""Makes coloured pictures of rendered channels: blender -b -noaudio -P assets/develop.py -- excavator front [width] [colours]

The light on the paint is known apart from its colour, so the body colour is exchanged exactly, in linear light."""
import os
import sys

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from denoise import fireflies, smooth  # noqa: E402
from images import LARGER, channel, save  # noqa: E402
from parts.materials import MARK_GREY, PAINT_GREY  # noqa: E402
from pictures import CHANNELS, COLOURS, DARK, PICTURES, channels_of, picture_path  # noqa: E402


def develop(name, view, width, colours):
    """All colours of one view; a picture that exists is left alone."""
    todo = [c for c in colours if not os.path.exists(picture_path(name, view, c, width))]
    if not todo:
        return
    folder = channels_of(name, view, width)
    image, direct, indirect, colour, normal, depth, paint, mark = (channel(folder, c) for c in CHANNELS)
    paint, mark, depth = paint[..., :1], mark[..., :1], np.minimum(depth[..., 0], 1000)
    guides = [(normal, 0.25), (colour, 0.06), (np.log(np.maximum(depth, 0.1)), 0.01), (paint, 0.15), (mark, 0.15)]
    rest = fireflies(np.maximum(image - colour * (direct + indirect), 0))
    light = smooth(fireflies(direct), guides, 6.0, 5) + smooth(fireflies(indirect), guides, 8.0, 5)
    rest = smooth(rest, guides, 4.0, 4)
    for body in todo:
        tint = np.array(COLOURS[body], np.float32) - PAINT_GREY
        letters = (0.78 if body in DARK else MARK_GREY) - MARK_GREY
        save(rest + light * np.maximum(colour + paint * tint + mark * letters, 0), picture_path(name, view, body, width), larger=LARGER)
        print(f'DEVELOPED {name} {view} {body}', flush=True)


arguments = sys.argv[sys.argv.index('--') + 1:]
chosen = PICTURES[arguments[0]]['colours']
develop(arguments[0], arguments[1], int(arguments[2]) if len(arguments) > 2 else 1280,
        arguments[3].split(',') if len(arguments) > 3 else chosen)
