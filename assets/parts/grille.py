"""Louvres, screens and vents."""
from parts.fasteners import bolts
from parts.shapes import box, frame, prism


def louvres(at, width, height, turn=(0, 0, 0), pitch=0.07, look='trim', frame_look=None, deep=0.05):
    """A field of slanted slats in a frame, in the plane y-z, looking along x."""
    with frame(at, turn):
        box((deep * 0.3, width, height), (-deep, 0, 0), 'mesh', 0.002)
        count = max(int(height / pitch), 2)
        step = height / count
        for index in range(count):
            z = -height / 2 + (index + 0.5) * step
            prism([(-deep * 0.8, z + step * 0.42), (-deep * 0.62, z + step * 0.46), (deep * 0.1, z - step * 0.22),
                   (deep * 0.1, z - step * 0.34)], -width / 2, width / 2, look, 'y', 0.002)
        rim(width, height, frame_look or look, deep)


def rim(width, height, look, deep=0.05, edge=0.035):
    """A bolted frame around a field in the plane y-z, looking along x."""
    for side in (1, -1):
        box((deep * 1.5, edge, height + edge * 2), (-deep * 0.45, side * (width / 2 + edge / 2), 0), look, 0.006)
        box((deep * 1.5, width, edge), (-deep * 0.45, 0, side * (height / 2 + edge / 2)), look, 0.006)
    bolts([(deep * 0.3, y * (width / 2 + edge / 2), z * (height / 2 + edge / 2)) for y in (-1, 1) for z in (-1, 0, 1)],
          (1, 0, 0), 0.007)


def screen(at, width, height, turn=(0, 0, 0), pitch=0.035, look='mesh', frame_look='trim'):
    """A screen of crossed wires before a dark radiator, in the plane y-z, looking along x."""
    with frame(at, turn):
        box((0.02, width, height), (-0.07, 0, 0), 'mesh', 0.002)
        for index in range(1, int(height / pitch)):
            box((0.006, width, 0.009), (-0.012, 0, -height / 2 + index * pitch), look, 0)
        for index in range(1, int(width / pitch)):
            box((0.006, 0.009, height), (-0.006, -width / 2 + index * pitch, 0), look, 0)
        rim(width, height, frame_look)


def slots(at, width, height, turn=(0, 0, 0), pitch=0.05, look='mesh'):
    """Rows of dark slots pressed into a sheet, in the plane y-z, looking along x."""
    with frame(at, turn):
        for index in range(int(height / pitch)):
            box((0.006, width, pitch * 0.42), (0, 0, -height / 2 + (index + 0.5) * pitch), look, 0.004)
            box((0.016, width * 1.02, pitch * 0.14), (0.004, 0, -height / 2 + (index + 0.5) * pitch + pitch * 0.28),
                'paint', 0.004)
