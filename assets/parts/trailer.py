"""Single-axle trailers: frame, axle with wheels, mudguards, drawbar, jack, chocks and lamps."""
import math

from parts.lamp import tail_lamp
from parts.shapes import beam, box, cylinder, frame, lathe, pipe, place, prism, rod, rounded
from parts.wheel import road_wheel


def chassis(front, rear, half, z, look='slate'):
    """Two long members with cross members; `z` is the upper edge."""
    for side in (1, -1):
        beam((rear, side * half, z - 0.06), (front, side * half, z - 0.06), (0.12, 0.07), look, 0.012)
    for share in (0.02, 0.5, 0.98):
        beam((rear + (front - rear) * share, -half, z - 0.06), (rear + (front - rear) * share, half, z - 0.06), (0.1, 0.07), look, 0.012)


def axle(x, half, radius=0.33, width=0.2, rim=0.2, guard='slate'):
    """An axle with two wheels, torsion arms and mudguards."""
    wheel = road_wheel(radius, width, rim)
    cylinder(0.055, half * 2, (x, 0, radius + 0.02), 'slate', 'y')
    for side in (1, -1):
        place(wheel, (x, side * half, radius), scale=(1, side, 1))
        beam((x + 0.24, side * (half - 0.2), radius + 0.14), (x, side * (half - 0.2), radius), (0.1, 0.05), 'slate', 0.015)
        if guard:
            line = []
            for step in range(15):
                a = math.radians(4 + 172 * step / 14)
                line.append((x + (radius + 0.07) * math.cos(a), radius + (radius + 0.07) * math.sin(a)))
            inner = [(u - (u - x) * 0.03, v - (v - radius) * 0.03) for u, v in line]
            prism(line + inner[::-1], *sorted((side * (half - 0.15), side * (half + 0.14))), guard, 'y', 0.005)
            edge = [(u + (u - x) * 0.03, v + (v - radius) * 0.03) for u, v in line]
            prism(edge + inner[::-1], *sorted((side * (half + 0.13), side * (half + 0.15))), guard, 'y', 0.005)


def drawbar(root, tip, half, z, look='slate', jack=0.45):
    """An A-shaped drawbar with a ring, a brake lever, a jack wheel and cables."""
    for side in (1, -1):
        beam((root, side * half, z - 0.06), (tip - 0.5, side * 0.06, z - 0.06), (0.1, 0.06), look, 0.012)
    beam((tip - 0.6, 0, z - 0.06), (tip - 0.12, 0, z - 0.06), (0.11, 0.11), look, 0.015)
    cylinder(0.05, 0.3, (tip - 0.22, 0, z - 0.06), 'cast', 'x')
    with frame((tip, 0, z - 0.06)):
        lathe([(0.052, 0), (0.062, 0.016), (0.074, 0.016), (0.084, 0), (0.074, -0.016), (0.062, -0.016), (0.052, 0)], (0, 0, 0), 'cast', steps=40)
    box((0.16, 0.09, 0.12), (tip - 0.42, 0, z + 0.04), 'trim', 0.02)
    rod((tip - 0.5, 0.05, z + 0.05), (tip - 0.68, 0.05, z + 0.36), 0.014, 'trim')
    cylinder(0.022, 0.14, (tip - 0.70, 0.05, z + 0.40), 'red', turn=(0, -30, 0))
    x = tip - jack
    cylinder(0.032, 0.62, (x, 0.12, z - 0.02), 'zinc')
    cylinder(0.025, z - 0.15, (x, 0.12, (z - 0.15) / 2 + 0.1), 'steel')
    lathe([(0, -0.03), (0.09, -0.03), (0.1, -0.02), (0.1, 0.02), (0.09, 0.03), (0, 0.03)], (x, 0.12, 0.1), 'rubber', 'y')
    cylinder(0.05, 0.07, (x, 0.12, 0.1), 'zinc', 'y')
    pipe([(x, 0.12, z + 0.29), (x, 0.12, z + 0.33), (x + 0.12, 0.12, z + 0.33)], 0.01, 'zinc')
    cylinder(0.016, 0.08, (x + 0.12, 0.12, z + 0.36), 'plastic')
    pipe([(tip - 0.5, -0.06, z + 0.02), (tip - 0.3, -0.2, z - 0.14), (tip - 0.05, -0.22, z - 0.05), (tip - 0.1, -0.12, z + 0.1)], 0.011, 'hose', smooth=True)
    cylinder(0.024, 0.08, (tip - 0.11, -0.11, z + 0.12), 'plastic', 'x')


def rear_lamps(x, half, z):
    """Tail lamps, reflectors and the number plate on a bar."""
    box((0.05, half * 2, 0.14), (x, 0, z), 'slate', 0.012)
    for side in (1, -1):
        tail_lamp((x - 0.03, side * (half - 0.18), z), (0, 0, 180), 0.26, 0.1)
        box((0.01, 0.08, 0.05), (x - 0.03, side * (half - 0.42), z), 'tail', 0.006)
    box((0.008, 0.4, 0.1), (x - 0.03, 0, z), 'label', 0.004)


def leg(x, y, z, reach=0.0, side=1):
    """A corner jack, moved outward by `reach` on a sliding beam."""
    if reach:
        beam((x, y - side * 0.4, z), (x, y + side * reach, z), (0.08, 0.08), 'zinc', 0.01)
    y = y + side * reach
    cylinder(0.042, 0.55, (x, y, z + 0.06), 'slate')
    cylinder(0.032, z, (x, y, z / 2), 'zinc')
    lathe([(0, 0), (0.13, 0), (0.13, 0.015), (0.05, 0.05), (0, 0.05)], (x, y, 0), 'zinc')
    pipe([(x, y, z + 0.34), (x, y, z + 0.38), (x + 0.1, y, z + 0.38), (x + 0.1, y, z + 0.46)], 0.01, 'zinc')
