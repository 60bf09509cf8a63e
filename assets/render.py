"""Renders one picture into linear channels: blender -b -noaudio -P assets/render.py -- excavator front [samples] [width]"""
import importlib
import os
import sys
import time

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import images  # noqa: E402
import studio  # noqa: E402
from pictures import CHANNELS, PICTURES, channels_of  # noqa: E402
from parts.materials import dust  # noqa: E402


def render(name, view, samples, width):
    """Builds the model, lights it and writes its channels; a picture that exists is left alone."""
    folder = channels_of(name, view, width)
    if os.path.exists(os.path.join(folder, 'done')):
        return
    picture = PICTURES[name]
    azimuth, elevation = picture['views'][view]
    scene = studio.empty_scene(samples, width * images.LARGER, width * 3 // 4 * images.LARGER)
    dust(*picture['dust'])
    importlib.import_module(f'{picture["kind"]}.{name}').build()
    bpy.context.view_layer.update()
    points = studio.bounds()
    centre, size = studio.middle(points)
    studio.camera(points, azimuth, elevation)
    studio.sweep(centre, size, azimuth)
    studio.lights(centre, size, azimuth)
    images.write_channels(scene, folder, CHANNELS)
    started = time.monotonic()
    bpy.ops.render.render()
    seconds = time.monotonic() - started
    with open(os.path.join(folder, 'done'), 'w', encoding='utf-8') as note:
        note.write(f'{name} {view} {width} {samples} {seconds:.0f} s\n')
    print(f'RENDERED {name} {view} {width} px {samples} samples {seconds:.0f} s', flush=True)


arguments = sys.argv[sys.argv.index('--') + 1:]
render(arguments[0], arguments[1], int((arguments + ['', '', '96'])[2] or 96) if len(arguments) > 2 else 96,
       int(arguments[3]) if len(arguments) > 3 else 1280)
