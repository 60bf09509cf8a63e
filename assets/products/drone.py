"""A four-rotor drone with a camera on its gimbal; decimetres."""
import math

from parts.shapes import beam, box, cylinder, frame, lathe, loft, pipe, prism, rounded
from products.looks import glow, sheet


def drone():
    """Body, four arms with motors and blades, legs and camera; its middle is the origin."""
    shell()
    for index, (x, y) in enumerate(((1.15, 1.0), (1.15, -1.0), (-1.15, 1.0), (-1.15, -1.0))):
        beam((x * 0.3, y * 0.35, 0.02), (x, y, 0.14), (0.13, 0.16), 'slate', 0.05)
        with frame((x, y, 0.1)):
            rotor(20 + index * 47, (0.08, 1.0, 0.28) if y > 0 else (1.0, 0.06, 0.03))
    for y in (-0.5, 0.5):
        for x in (-0.42, 0.42):
            pipe([(x, y * 0.55, -0.15), (x * 1.15, y * 1.1, -0.55), (x * 1.2, y * 1.2, -0.82)], 0.035, 'slate', 0.15)
        pipe([(-0.75, y * 1.2, -0.84), (0.75, y * 1.2, -0.84)], 0.04, 'rubber')
    camera()


def shell():
    """The body: a light upper shell over a dark lower one, battery and antenna dome."""
    outline = rounded([(-0.8, -0.28, 0.14), (-0.5, -0.44, 0.2), (0.5, -0.44, 0.2), (0.85, -0.22, 0.14), (0.85, 0.22, 0.14), (0.5, 0.44, 0.2), (-0.5, 0.44, 0.2),
                       (-0.8, 0.28, 0.14)], 0.15, 8)
    prism(outline, -0.2, 0.04, 'slate', 'z', 0.07)
    prism(outline, 0.04, 0.26, 'white-body', 'z', 0.12)
    box((0.66, 0.46, 0.1), (-0.32, 0, 0.26), 'rim', 0.04)
    lathe([(0.2, 0.24), (0.2, 0.31), (0.16, 0.35), (0, 0.37)], (0.4, 0, 0), 'rim')
    for side, turn in ((-1, (90, 0, 0)), (1, (90, 0, 180))):
        sheet('badge-next', (0, side * 0.443, 0.12), turn, 0.4, 0.116)
    for y in (-0.14, 0.14):
        lathe([(0.07, 0), (0.07, 0.03), (0.05, 0.035), (0, 0.03)], (0.84, y, 0.0), 'black-glass', 'x', 40)


def rotor(turn, colour):
    """Motor, hub, two blades and a lamp below."""
    lathe([(0.13, -0.1), (0.15, -0.06), (0.15, 0.12), (0.11, 0.16), (0, 0.16)], (0, 0, 0), 'alu-dark')
    lathe([(0.152, 0.0), (0.157, 0.0), (0.157, 0.04), (0.152, 0.04)], (0, 0, 0), 'ambercap')
    lathe([(0.06, 0.16), (0.06, 0.22), (0.03, 0.25), (0, 0.25)], (0, 0, 0), 'rim')
    lamp = lathe([(0.06, -0.1), (0.05, -0.13), (0, -0.14)], (0, 0, 0), 'plastic', steps=32)
    lamp.data.materials[0] = glow(f'lamp {colour[0]}', colour, 4.0)
    for side in (0, 180):
        with frame((0, 0, 0.2), (0, 0, turn + side)):
            sections = []
            for step in range(9):
                share = step / 8
                x, chord = 0.05 + share * 0.9, 0.06 + 0.09 * math.sin(math.pi * min(share * 1.2 + 0.12, 1)) * (1.2 - share)
                lean = math.radians(24 - 16 * share)
                ring = [(-0.5, 0), (-0.1, 0.09), (0.5, 0), (-0.1, -0.03)]
                sections.append([(x, u * chord * 2 * math.cos(lean) - w * chord * math.sin(lean), u * chord * 2 * math.sin(lean) + w * chord * math.cos(lean)) for u, w in ring])
            loft(sections, 'slate', 0, 60)


def camera():
    """The gimbal under the nose."""
    with frame((0.62, 0, -0.3)):
        cylinder(0.1, 0.12, (0, 0, 0.1), 'alu-dark', 'z', 0.02)
        for y in (-0.2, 0.2):
            beam((0, y * 0.6, 0.06), (0, y, -0.12), (0.1, 0.05), 'alu', 0.015)
        with frame((0, 0, -0.15), (0, 28, 0)):
            box((0.3, 0.3, 0.28), (0, 0, 0), 'rim', 0.06)
            lathe([(0.12, 0.14), (0.13, 0.2), (0.105, 0.21), (0.1, 0.17), (0.05, 0.155), (0, 0.16)], (0, 0, 0), 'black-glass', 'x', 48)
            lathe([(0.131, 0.16), (0.136, 0.16), (0.136, 0.185), (0.131, 0.185)], (0, 0, 0), 'ambercap', 'x', 48)
