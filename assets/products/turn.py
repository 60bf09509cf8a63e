"""Renders a product on a turntable, 24 pictures in twice their size: blender -b -noaudio -P assets/products/turn.py -- nextoneplus [samples] [step]

Lights, floor and camera stand still while the product turns, so only the first picture is a whole one: of the others the middle is
rendered, and turn.ts lays it over the first. With a step of 2 every other one, which is a turn already. Pictures that exist are left alone."""
import importlib
import math
import os
import shutil
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

CACHE = os.path.join(os.path.dirname(os.path.dirname(HERE)), '.cache', 'pictures', 'products', 'turn')
FRAMES, WIDTH, HEIGHT = 24, 1280, 800
# what of the width is rendered anew for each picture
MIDDLE = (1 / 6, 5 / 6)
# how high the camera stands, what it aims at above the ground and how wide it sees, in decimetres
SHOTS = {'nextoneplus': (27, 1.36, 9.3), 'quamtum': (16, 0.98, 6.2)}


def build(slug, samples):
    """The product on an axis through its middle, lit and looked at as in the other pictures."""
    scene = studio.empty_scene(samples, WIDTH, HEIGHT)
    scene.view_layers[0].use_pass_emit = True
    scene.cycles.adaptive_threshold, scene.cycles.adaptive_min_samples = 0.04, 6
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces = 4, 1
    scene.render.use_persistent_data = True
    dust(0.0, 1.0)
    with frame((0, 0, 0), (0, 0, 90)):
        importlib.import_module(f'products.{slug}').build('turn')
    bpy.context.view_layer.update()
    points = studio.bounds()
    centre, size = studio.middle(points)
    axis = bpy.data.objects.new('axis', None)
    scene.collection.objects.link(axis)
    axis.location = (centre.x, centre.y, 0)
    bpy.context.view_layer.update()
    for thing in list(scene.objects):
        if thing is not axis and thing.parent is None:
            thing.parent = axis
            thing.matrix_parent_inverse = axis.matrix_world.inverted()
    elevation, height, wide = SHOTS[slug]
    stage.camera(points, {'azimuth': 0, 'elevation': elevation, 'aim': (centre.y, -centre.x, height), 'wide': wide})
    stage.floor(centre, size, 0)
    stage.lights(centre, size, 0)
    return scene, axis


def crop(scene):
    """Leaves out the sides, where nothing moves."""
    render = scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = MIDDLE
    render.border_min_y, render.border_max_y = 0, 1


def main(slug, samples, step):
    """Renders what is missing."""
    names = [os.path.join(CACHE, f'{slug}-{number:02d}.png') for number in range(FRAMES)]
    if all(os.path.exists(name) for name in names):
        return
    scene, axis = build(slug, samples)
    folder = os.path.join(CACHE, slug)
    for number in range(0, FRAMES, step):
        name = names[number]
        if os.path.exists(name):
            continue
        started = time.monotonic()
        if number:
            crop(scene)
        axis.rotation_euler.z = math.radians(number * 360 / FRAMES)
        images.write_channels(scene, folder, CHANNELS)
        bpy.ops.render.render()
        develop(folder, name, 0.52)
        print(f'RENDERED {slug} {number} {time.monotonic() - started:.0f} s', flush=True)
    shutil.rmtree(folder, ignore_errors=True)


words = sys.argv[sys.argv.index('--') + 1:]
main(words[0], int(words[1]) if len(words) > 1 else 8, int(words[2]) if len(words) > 2 else 1)
