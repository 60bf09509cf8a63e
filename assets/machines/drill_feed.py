"""Boom and feed of the drill rig: beam, rock drill, rods, rod changer, dust hood and hoses."""
import math

from parts.cylinder import ram
from parts.decal import LEFT, RIGHT, hazard, label, lettering, maker
from parts.fasteners import bolts, pin
from parts.hose import hose, hoses
from parts.lamp import work_lamp
from parts.shapes import beam, box, cylinder, frame, lathe, pipe, prism, rod, rounded

AT = (2.62, -0.45)
LEAN = -5
HEIGHT = 5.05
UPWARD = {1: (0, -90, -90), -1: (0, -90, 90)}


def boom():
    """The boom from the frame to the feed holder with its cylinders."""
    foot, head = (1.55, AT[1], 1.25), (2.28, AT[1], 2.62)
    prism(rounded([(1.2, 0.95), (1.75, 0.95), (1.75, 1.35), (1.2, 1.6)], 0.08), AT[1] - 0.32, AT[1] - 0.24, 'paint', 'y', 0.015)
    prism(rounded([(1.2, 0.95), (1.75, 0.95), (1.75, 1.35), (1.2, 1.6)], 0.08), AT[1] + 0.24, AT[1] + 0.32, 'paint', 'y', 0.015)
    beam(foot, head, (0.30, 0.28), 'paint', 0.035)
    pin(foot, 0.72, 0.07)
    pin(head, 0.62, 0.06)
    for side in (1, -1):
        ram((1.30, AT[1] + side * 0.2, 1.55), (2.02, AT[1] + side * 0.2, 2.44), 0.13, 0.6)
        prism(rounded([(2.16, 2.42), (2.44, 2.42), (2.44, 3.0), (2.2, 2.9)], 0.08), *sorted((AT[1] + side * 0.2, AT[1] + side * 0.26)), 'slate', 'y', 0.01)
    box((0.22, 0.56, 0.62), (2.40, AT[1], 2.72), 'slate', 0.05)
    ram((1.85, AT[1], 1.45), (2.30, AT[1], 1.9), 0.12, 0.6)
    hoses([(1.2, AT[1] + 0.42, 1.5), (1.55, AT[1] + 0.5, 2.3), (2.1, AT[1] + 0.42, 3.0), (2.5, AT[1] + 0.25, 3.5)],
          [(-0.04 * i, 0.0, 0.045 * i) for i in range(5)], 0.021)
    work_lamp((2.05, AT[1] + 0.34, 2.95), (0, 20, 0), 0.14)


def feed(model):
    """The upright feed with everything that rides on it."""
    with frame((AT[0], AT[1], 0.16), (0, LEAN, 0)):
        _beam(model)
        _drill(3.45)
        _changer()
        _foot()
        _hoses()


def _beam(model):
    """The aluminium profile with its slide rails, end caps, chain and stays."""
    outline = [(-0.14, -0.13), (0.12, -0.13), (0.12, -0.09), (0.06, -0.06), (0.06, 0.06), (0.12, 0.09), (0.12, 0.13), (-0.14, 0.13), (-0.14, 0.05),
               (-0.11, 0.03), (-0.11, -0.03), (-0.14, -0.05)]
    prism(outline, 0.25, HEIGHT, 'paint', 'z', 0.008)
    for side in (1, -1):
        box((0.03, 0.03, HEIGHT - 0.5), (0.135, side * 0.115, HEIGHT / 2 + 0.1), 'chrome', 0.006)
        lettering(maker(model), (-0.02, side * 0.1315, 2.2), UPWARD[side], 0.13, slant=0.1)
        lettering(model, (-0.02, side * 0.1315, 1.2), UPWARD[side], 0.11)
        hazard((-0.02, side * 0.131, 0.7), UPWARD[side], 0.5, 0.2, 4)
    for z in (0.25, HEIGHT):
        box((0.36, 0.34, 0.1), (0, 0, z), 'slate', 0.025)
    cylinder(0.16, 0.1, (0.0, 0, HEIGHT + 0.14), 'cast', 'y')
    for side in (1, -1):
        prism(rounded([(-0.1, HEIGHT), (0.12, HEIGHT), (0.06, HEIGHT + 0.26), (-0.06, HEIGHT + 0.26)], 0.05), side * 0.08 - 0.015, side * 0.08 + 0.015,
              'slate', 'y', 0.005)
    for y in (-0.035, 0.035):
        pipe([(0.09, y, 0.4), (0.09, y, HEIGHT)], 0.012, 'steel')
    cylinder(0.055, HEIGHT * 0.55, (-0.2, 0.06, HEIGHT * 0.5), 'chrome')
    cylinder(0.075, 1.9, (-0.2, 0.06, 1.6), 'slate', bevel=0.02)
    for z in (1.2, 2.6, 4.0, 4.8):
        box((0.24, 0.34, 0.08), (-0.1, 0, z), 'slate', 0.015)
        bolts([(-0.1, side * 0.17, z) for side in (1, -1)], (0, 1, 0), 0.014)


def _drill(height):
    """The rock drill on its carriage: gear head, body, accumulator and shank."""
    with frame((0, 0, height)):
        box((0.09, 0.36, 1.05), (0.19, 0, 0.5), 'slate', 0.02)
        prism(rounded([(0.24, -0.15), (0.50, -0.15), (0.50, 0.15), (0.24, 0.15)], 0.05), 0.12, 0.52, 'paint', 'z', 0.03)
        prism(rounded([(0.26, -0.12), (0.48, -0.12), (0.48, 0.12), (0.26, 0.12)], 0.05), 0.52, 1.18, 'paint', 'z', 0.03)
        cylinder(0.10, 0.16, (0.37, 0, 1.25), 'slate')
        cylinder(0.075, 0.3, (0.37, 0, -0.02), 'cast')
        for side in (1, -1):
            cylinder(0.085, 0.26, (0.36, side * 0.22, 0.42), 'slate', 'z', 0.02)
            lathe([(0, -0.1), (0.07, -0.08), (0.09, 0), (0.07, 0.08), (0, 0.1)], (0.42, side * 0.19, 0.86), 'slate', steps=32)
            bolts([(0.28 + 0.18 * i, side * 0.152, 0.2 + 0.24 * j) for i in (0, 1) for j in (0, 1)], (0, side, 0), 0.014)
            bolts([(0.30 + 0.14 * i, side * 0.122, 0.66 + 0.38 * j) for i in (0, 1) for j in (0, 1)], (0, side, 0), 0.012)
        label((0.502, 0, 0.32), (90, 0, 90), 0.1, 0.14)
    rod((0.37, 0, height - 0.1), (0.37, 0, 0.15), 0.034, 'steel')
    for z in (height - 0.35, height - 1.9):
        cylinder(0.052, 0.26, (0.37, 0, z), 'cast')


def _changer():
    """The rod carousel beside the beam with spare rods and its two arms."""
    for z in (1.15, 3.45):
        lathe([(0, -0.03), (0.23, -0.03), (0.23, 0.03), (0, 0.03)], (0.16, 0.42, z), 'slate', steps=48)
        beam((0, 0.14, z), (0.16, 0.42, z), (0.12, 0.08), 'slate', 0.015)
        cylinder(0.05, 0.16, (0.16, 0.42, z), 'steel')
        beam((0.16, 0.30, z - 0.18), (0.34, 0.06, z - 0.18), (0.09, 0.06), 'slate', 0.01)
    for index in range(6):
        a = math.pi / 3 * index + 0.3
        x, y = 0.16 + 0.17 * math.cos(a), 0.42 + 0.17 * math.sin(a)
        rod((x, y, 0.78), (x, y, 3.85), 0.034, 'steel')
        cylinder(0.046, 0.22, (x, y, 3.74), 'cast')
        cylinder(0.046, 0.22, (x, y, 0.9), 'cast')
    rod((0.16, 0.42, 1.1), (0.16, 0.42, 3.5), 0.045, 'slate')


def _foot():
    """Centraliser, foot plate, and the dust hood with its rubber skirt."""
    box((0.5, 0.34, 0.12), (0.22, 0, 0.62), 'slate', 0.025)
    for side in (1, -1):
        box((0.22, 0.14, 0.14), (0.38, side * 0.11, 0.74), 'cast', 0.03)
    lathe([(0.12, 0.42), (0.16, 0.40), (0.22, 0.24), (0.22, 0.16)], (0.37, 0, 0), 'slate', steps=48)
    lathe([(0.225, 0.2), (0.23, 0.18), (0.24, -0.10), (0.235, -0.10), (0.22, 0.16)], (0.37, 0, 0), 'rubber', steps=48)
    cylinder(0.095, 0.22, (0.22, -0.1, 0.34), 'slate', 'y', turn=(0, 0, 30))
    prism([(-0.08, -0.07), (0.08, -0.07), (0.05, 0.07), (-0.05, 0.07)], -0.14, 0.25, 'cast', 'z', 0.01)
    cylinder(0.1, 0.05, (0, 0, -0.13), 'cast')


def _hoses():
    """The bundle that follows the drill over a guide drum in the middle of the beam."""
    lathe([(0.24, -0.1), (0.2, -0.085), (0.2, 0.085), (0.24, 0.1)], (-0.02, -0.28, 3.0), 'slate', 'y')
    cylinder(0.06, 0.24, (-0.02, -0.26, 3.0), 'steel', 'y')
    for index in range(6):
        y = -0.35 + index * 0.028
        hose([(0.32, -0.12 - index * 0.01, 4.4), (0.34, y, 4.72), (0.18, y, 4.8), (0.16, y, 4.4), (0.19, y, 3.1), (0.02, y, 2.78), (-0.2, y, 3.0),
              (-0.22, y, 3.4)], 0.014, ends=False)
    pipe([(-0.22, -0.28, 3.4), (-0.22, -0.28, 3.0), (-0.22, -0.28, 1.6)], 0.05, 'hose')
    for z in (1.7, 2.2, 2.7):
        box((0.14, 0.16, 0.05), (-0.2, -0.26, z), 'trim', 0.01)
