"""Work lamps, beacons and tail lamps."""
from parts.shapes import box, cylinder, frame, lathe, prism, rounded


def work_lamp(at, turn=(0, 0, 0), size=0.13, look='plastic', bracket=True):
    """A square LED work lamp that looks along x; `turn` in degrees."""
    with frame(at, turn):
        outline = rounded([(-0.5, -0.42), (0.5, -0.42), (0.5, 0.42), (-0.5, 0.42)], 0.12)
        prism([(y * size, z * size) for y, z in outline], -size * 0.35, 0, look, 'x', size * 0.05)
        prism([(y * size * 0.86, z * size * 0.86) for y, z in outline], 0, size * 0.02, 'lens', 'x', 0)
        for row in (-0.2, 0.2):
            for column in (-0.28, 0, 0.28):
                cylinder(size * 0.105, size * 0.05, (size * 0.02, column * size, row * size), 'led', 'x', steps=20)
        for fin in range(5):
            box((size * 0.22, size * 0.75, size * 0.03), (-size * 0.42, 0, (fin - 2) * size * 0.15), look, 0.002)
        if bracket:
            box((size * 0.1, size * 1.12, size * 0.03), (-size * 0.15, 0, -size * 0.55), 'trim', 0.002)
            for side in (1, -1):
                box((size * 0.12, size * 0.03, size * 0.6), (-size * 0.15, side * size * 0.55, -size * 0.28), 'trim', 0.002)
            cylinder(size * 0.07, size * 0.2, (-size * 0.15, 0, -size * 0.62), 'zinc', steps=6)


def headlamp(at, turn=(0, 0, 0), radius=0.11):
    """A round headlamp in a ring that looks along x."""
    with frame(at, turn):
        lathe([(0, -0.06), (radius, -0.06), (radius * 1.15, -0.01), (radius * 1.15, 0.015), (radius * 1.0, 0.02),
               (radius * 0.96, 0.0), (0, -0.004)], (0, 0, 0), 'plastic', 'x', 40)
        lathe([(radius * 0.95, 0.002), (radius * 0.8, 0.014), (radius * 0.4, 0.026), (0, 0.03)], (0, 0, 0), 'lens', 'x', 40)
        lathe([(radius * 0.35, 0.027), (0, 0.04)], (0, 0, 0), 'led', 'x', 24)


def beacon(at, radius=0.06):
    """An amber warning beacon on its socket."""
    lathe([(0, 0), (radius * 1.15, 0), (radius * 1.15, radius * 0.45), (radius * 1.0, radius * 0.6), (0, radius * 0.6)], at,
          'plastic', steps=32)
    lathe([(radius * 0.95, radius * 0.6), (radius * 0.95, radius * 1.7), (radius * 0.75, radius * 2.15),
           (radius * 0.3, radius * 2.35), (0, radius * 2.38)], at, 'amber', steps=32)


def tail_lamp(at, turn=(0, 0, 0), width=0.26, height=0.1):
    """A tail lamp with red, amber and white fields that looks along x."""
    with frame(at, turn):
        box((0.05, width, height), (-0.01, 0, 0), 'plastic', 0.012)
        for share, look in ((-0.31, 'tail'), (0, 'amber'), (0.31, 'lens')):
            box((0.02, width * 0.28, height * 0.78), (0.014, share * width, 0), look, 0.006)
