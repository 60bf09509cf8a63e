"""Makes coloured pictures of rendered channels: blender -b -noaudio -P assets/develop.py -- excavator front [width] [colours]

The light on the paint is known apart from its colour, so the body colour is exchanged exactly, in linear light."""
import os
import sys

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from denoise import fireflies, smooth  # noqa: E402
from parts.materials import MARK_GREY, PAINT_GREY  # noqa: E402
from pictures import CHANNELS, COLOURS, DARK, PICTURES, channels_of, picture_path  # noqa: E402


def channel(folder, name):
    """A rendered channel as an array, top row first."""
    image = bpy.data.images.load(os.path.join(folder, f'{name}0001.exr'))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    data = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(data)
    bpy.data.images.remove(image)
    return np.nan_to_num(data.reshape(height, width, 4)[::-1, :, :3].copy(), posinf=60.0)


def develop(name, view, width, colours):
    """All colours of one view; a picture that exists is left alone."""
    todo = [c for c in colours if not os.path.exists(picture_path(name, view, c, width))]
    if not todo:
        return
    folder = channels_of(name, view, width)
    image, direct, indirect, colour, normal, depth, paint, mark = (channel(folder, c) for c in CHANNELS)
    paint, mark, depth = paint[..., :1], mark[..., :1], np.minimum(depth[..., 0], 1000)
    guides = [(normal, 0.18), (colour, 0.06), (np.log(np.maximum(depth, 0.1)), 0.01), (paint, 0.15), (mark, 0.15)]
    rest = fireflies(np.maximum(image - colour * (direct + indirect), 0))
    light = smooth(fireflies(direct), guides, 3.0) + smooth(fireflies(indirect), guides, 5.0)
    rest = smooth(rest, guides, 2.0, 3)
    for body in todo:
        tint = np.array(COLOURS[body], np.float32) - PAINT_GREY
        letters = (0.78 if body in DARK else MARK_GREY) - MARK_GREY
        save(rest + light * np.maximum(colour + paint * tint + mark * letters, 0), picture_path(name, view, body, width))
        print(f'DEVELOPED {name} {view} {body}', flush=True)


def curve(linear, exposure=1.0):
    """Linear light to the screen: a straight middle, a soft shoulder, and colours that stay colours."""
    x = np.maximum(linear * exposure, 0)
    peak = np.max(x, axis=2, keepdims=True)
    start = 0.62
    rolled = np.where(peak > start, start + (1 - start) * (1 - np.exp(-(peak - start) / (1 - start))), peak)
    toned = x * rolled / np.maximum(peak, 1e-6)
    white = np.clip((peak - 1.0) / 4.0, 0, 1) * 0.8
    toned = toned + (rolled - toned) * white
    screen = np.where(toned <= 0.0031308, toned * 12.92, 1.055 * np.power(np.maximum(toned, 1e-8), 1 / 2.4) - 0.055)
    return screen + 0.06 * (screen - 0.5) * (1 - np.abs(2 * screen - 1))


def save(linear, path):
    """Writes an array as a PNG of 8 bits."""
    screen = np.clip(curve(linear), 0, 1)
    height, width = screen.shape[:2]
    image = bpy.data.images.new('out', width, height, alpha=False, float_buffer=False)
    image.colorspace_settings.name = 'sRGB'
    data = np.ones((height, width, 4), np.float32)
    data[..., :3] = screen[::-1]
    image.pixels.foreach_set(data.ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    os.makedirs(os.path.dirname(path), exist_ok=True)
    image.save()
    bpy.data.images.remove(image)


arguments = sys.argv[sys.argv.index('--') + 1:]
chosen = PICTURES[arguments[0]]['colours']
develop(arguments[0], arguments[1], int(arguments[2]) if len(arguments) > 2 else 1280,
        arguments[3].split(',') if len(arguments) > 3 else chosen)
