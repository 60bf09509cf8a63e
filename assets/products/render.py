"""Renders one view of a product: blender -b -noaudio -P assets/products/render.py -- nextone front [samples] [width]

It writes the picture to .cache/pictures/products/; one that exists is left alone."""
import importlib
import json
import os
import sys
import time

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

import images  # noqa: E402
import studio  # noqa: E402
from parts.materials import dust  # noqa: E402
from parts.shapes import frame  # noqa: E402
from products import stage  # noqa: E402
from products.develop import CHANNELS, develop  # noqa: E402

ROOT = os.path.dirname(os.path.dirname(HERE))
CACHE = os.path.join(ROOT, '.cache', 'pictures', 'products')


def render(slug, view, samples, width):
    """Builds, lights, renders and develops."""
    name = f'{slug}-{view}'
    target = os.path.join(CACHE, str(width), f'{name}.png')
    if os.path.exists(target):
        return
    with open(os.path.join(HERE, 'pictures.json'), encoding='utf-8') as source:
        shot = dict(json.load(source)[slug][view])
    folder = os.path.join(CACHE, 'channels', f'{name}-{width}')
    done = os.path.join(folder, 'done')
    started = time.monotonic()
    if not os.path.exists(done):
        _render(slug, view, samples, width, shot, folder)
        with open(done, 'w', encoding='utf-8') as note:
            note.write(f'{samples} samples\n')
    seconds = time.monotonic() - started
    develop(folder, target, shot.get('exposure', 0.52), images.LARGER)
    print(f'RENDERED {name} {width} px {samples} samples {seconds:.0f} s, with developing {time.monotonic() - started:.0f} s', flush=True)


def _render(slug, view, samples, width, shot, folder):
    scene = studio.empty_scene(samples, width * images.LARGER, round(width / stage.ASPECT) * images.LARGER)
    scene.view_layers[0].use_pass_emit = True
    scene.cycles.adaptive_threshold, scene.cycles.adaptive_min_samples = 0.03, 6
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces = 4, 2
    dust(0.0, 1.0)
    with frame((0, 0, 0), (0, 0, 90)):
        importlib.import_module(f'products.{slug}').build(view)
    bpy.context.view_layer.update()
    points = studio.bounds()
    centre, size = studio.middle(points)
    stage.camera(points, shot)
    stage.floor(centre, size * shot.get('room', 1), shot['azimuth'])
    stage.lights(centre, size, shot['azimuth'])
    images.write_channels(scene, folder, CHANNELS)
    bpy.ops.render.render()


words = sys.argv[sys.argv.index('--') + 1:]
render(words[0], words[1], int(words[2]) if len(words) > 2 else 32, int(words[3]) if len(words) > 3 else 960)
