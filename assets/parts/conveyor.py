"""Belt conveyors: belt, drums, troughed idlers, truss and scraper."""
import random

from parts.fasteners import bolts
from parts.shapes import beam, box, cylinder, loft, span


def conveyor(start, end, width, look='paint', drum=0.2, truss=0.34, load=False):
    """A conveyor from its tail to its head (middles of the belt); y is the direction of its width."""
    with span(start, end) as length:
        half = width / 2
        _belt(length, half, drum)
        for height in (0, length):
            cylinder(drum * 0.86, width * 0.96, (drum, 0, height), 'trim', 'y')
            cylinder(drum * 0.28, width * 1.5, (drum, 0, height), 'steel', 'y')
            for side in (1, -1):
                box((drum * 1.1, 0.1, drum * 1.2), (drum, side * half * 1.32, height), 'slate', 0.02)
                bolts([(drum + x, side * (half * 1.32 + 0.05), height + z) for x in (-0.07, 0.07) for z in (-0.08, 0.08)], (0, side, 0), 0.012)
        for side in (1, -1):
            y = side * half * 1.2
            for x in (0.02, truss):
                beam((x, y, 0.05), (x, y, length - 0.05), (0.09, 0.05), look, 0.008)
            count = max(int(length / 0.85), 2)
            for index in range(count + 1):
                z = 0.1 + (length - 0.2) * index / count
                beam((0.02, y, z), (truss, y, z), (0.06, 0.045), look, 0.006)
                if index < count:
                    ahead = 0.1 + (length - 0.2) * (index + 1) / count
                    ends = ((0.02, y, z), (truss, y, ahead)) if index % 2 else ((truss, y, z), (0.02, y, ahead))
                    beam(*ends, (0.045, 0.035), look, 0.005)
            box((0.20, 0.02, length * 0.3), (-0.12, side * half * 0.95, length * 0.16), look, 0.006)
        for index in range(1, int(length / 0.9)):
            _idler(index * 0.9, half)
        box((0.12, width * 0.9, 0.02), (drum * 0.4, 0, length + drum * 1.02), 'slate', 0.004)
        cylinder(0.13, 0.36, (drum, -half * 1.75, length), 'slate', 'y', 0.03)
        for index in range(6):
            cylinder(0.135, 0.012, (drum, -half * 1.75 - 0.15 + index * 0.05, length), 'trim', 'y')
        if load:
            _stones(length, half)


def _belt(length, half, drum):
    """The troughed upper run and the flat lower run."""
    dip = half * 0.22

    def section(z, trough):
        line = [(-half, -trough), (-half * 0.38, 0), (half * 0.38, 0), (half, -trough)]
        return [(x, y, z) for y, x in line] + [(x + 0.014, y, z) for y, x in line[::-1]]

    loft([section(0, 0), section(0.5, dip), section(length - 0.7, dip), section(length, 0)], 'rubber', 0, 20)
    box((0.014, half * 2, length), (drum * 1.86, 0, length / 2), 'rubber', 0)
    for height, sign in ((0, -1), (length, 1)):
        rim = [(drum - drum * 0.95 * c, sign * drum * 0.95 * s + height) for c, s in
               ((1, 0), (0.92, 0.38), (0.71, 0.71), (0.38, 0.92), (0, 1), (-0.38, 0.92), (-0.71, 0.71), (-0.92, 0.38), (-1, 0))]
        loft([[(x, -half, z) for x, z in rim], [(x, half, z) for x, z in rim]], 'rubber', 0, 40)


def _idler(z, half):
    """Three rollers that form the trough, and one return roller."""
    cylinder(0.055, half * 0.74, (0.075, 0, z), 'trim', 'y')
    for side in (1, -1):
        cylinder(0.055, half * 0.66, (0.02, side * half * 0.72, z), 'trim', 'y', turn=(0, 0, side * 13))
        box((0.22, 0.03, 0.06), (0.05, side * half * 1.12, z), 'slate', 0.005)
    cylinder(0.045, half * 2, (0.40, 0, z), 'trim', 'y')


def _stones(length, half):
    chance = random.Random(7)
    for _ in range(int(length * 60)):
        z, y = chance.uniform(0.3, length - 0.1), chance.gauss(0, half * 0.28)
        size = chance.uniform(0.03, 0.085)
        box((size, size * chance.uniform(0.7, 1.3), size * chance.uniform(0.7, 1.4)),
            (-0.01 - size * 0.4 - max(0, half * 0.10 - abs(y) * 0.3), y, z), 'gravel', size * 0.18,
            tuple(chance.uniform(0, 90) for _ in range(3)))
