"""Lettering, stripes, warning labels. Names of makers and models are invented."""
import os

import bpy

from parts import shapes
from parts.materials import material

# by the letters that the name of a model begins with
MAKERS = {'VK': 'VELKRA', 'SK': 'SONDRAK', 'AV': 'ALDREVO'}
FONTS = '/usr/share/fonts/truetype/liberation'


def maker(model):
    """Who makes a model."""
    return MAKERS[model[:2]]


def _font(name):
    path = os.path.join(FONTS, name)
    return bpy.data.fonts.load(path, check_existing=True)


def lettering(text, at, turn, height, look='mark', font='LiberationSansNarrow-Bold.ttf', slant=0.0, align='CENTER'):
    """Letters of a height (metres) that read along x and look along z before `turn` (degrees) is applied."""
    data = bpy.data.curves.new('lettering', 'FONT')
    data.body, data.font, data.size = text, _font(font), height * 1.38
    data.align_x, data.align_y, data.shear, data.extrude = align, 'CENTER', slant, 0.0008
    data.materials.append(material(look))
    thing = bpy.data.objects.new('lettering', data)
    thing.matrix_world = shapes.here() @ shapes.placing(at, turn)
    shapes.link(thing)


LEFT, RIGHT, FRONT, BACK, UP = (90, 0, 180), (90, 0, 0), (90, 0, 90), (90, 0, -90), (0, 0, 0)


def stripe(points, thickness, look='print'):
    """A flat painted field in the plane x-y from its corners; put it down inside a frame."""
    shapes.prism(points, 0, thickness, look, 'z', 0)


def hazard(at, turn, width, height, count=6, looks=('yellow', 'print')):
    """Slanted warning stripes in a field that reads along x and looks along z before `turn`."""
    with shapes.frame(at, turn):
        shapes.box((width, height, 0.003), (0, 0, 0), looks[0], 0)
        step = width / count
        lean = min(height, step)
        for index in range(count):
            x = -width / 2 + index * step
            points = [(x, -height / 2), (x + step * 0.5, -height / 2), (x + step * 0.5 + lean, height / 2), (x + lean, height / 2)]
            points = [(min(u, width / 2), v) for u, v in points]
            if points[2][0] - points[3][0] > 0.01 or points[1][0] - points[0][0] > 0.01:
                shapes.prism(points, 0.0, 0.003, looks[1], 'z', 0)


def label(at, turn, width=0.14, height=0.2, colour='yellow'):
    """A small safety label: a coloured head with a triangle and lines of text below."""
    with shapes.frame(at, turn):
        shapes.box((width, height, 0.002), (0, 0, 0), 'label', 0)
        shapes.box((width, height * 0.3, 0.0022), (0, height * 0.35, 0.0004), colour, 0)
        s = height * 0.11
        shapes.prism([(-s, height * 0.27), (s, height * 0.27), (0, height * 0.44)], 0, 0.003, 'print', 'z', 0)
        for row in range(4):
            length = width * (0.8, 0.7, 0.76, 0.45)[row]
            shapes.box((length, height * 0.035, 0.0022), (-width * 0.4 + length / 2, height * (0.08 - row * 0.11), 0.0006),
                       'print', 0)


def plate(at, turn, width=0.16, height=0.09):
    """A maker's plate of bare metal with stamped lines."""
    with shapes.frame(at, turn):
        shapes.box((width, height, 0.003), (0, 0, 0), 'zinc', 0.001)
        for row in range(3):
            shapes.box((width * 0.75, height * 0.07, 0.0034), (0, height * (0.22 - row * 0.22), 0.0003), 'print', 0)
