"""A field laptop: aluminium body, keys, touch pad, ports and a display; x right, y away, z up; decimetres."""
from parts.shapes import anchor, box, cylinder, frame, joint, prism
from products.controls import corners
from products.looks import sheet

W, D = 3.55, 2.45


def laptop(screen, opened=108, lit=1.0):
    """Open to an angle, with a picture on its display."""
    with frame((0, 0, 0.05)):
        prism(corners(W, D, 0.13), 0.0, 0.15, 'alu', 'z', 0.03)
        prism(corners(W - 0.5, 1.02, 0.06, (0, 0.42)), 0.148, 0.1505, 'mesh', 'z', 0)
        keyboard()
        anchor('keyboard', (0, 0.42, 0.18))
        prism(corners(1.25, 0.76, 0.05, (0, -0.66)), 0.149, 0.153, 'alu-dark', 'z', 0.002)
        for side in (-1, 1):
            for y in (0.1, 0.32, 0.54):
                box((0.02, 0.14, 0.045), (side * W / 2, y, 0.075), 'black-glass', 0.008)
        for x in (-1.45, 1.45):
            for y in (-0.95, 0.95):
                cylinder(0.09, 0.06, (x, y, -0.02), 'rubber', 'z', 0.01)
    cylinder(0.055, W * 0.74, (0, D / 2 - 0.02, 0.2), 'alu-dark', 'x', 0.012)
    with joint('display', (0, D / 2 - 0.02, 0.22), (180 - opened - 90, 0, 0), ((0, 0, 0), (opened - 0.5, 0, 0))):
        display(screen, lit)


def keyboard():
    """Six rows of keys."""
    layout = [[1] * 15, [1] * 13 + [2], [1.5] + [1] * 12 + [1.5], [1.75] + [1] * 11 + [2.25], [2.25] + [1] * 10 + [2.75], [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25]]
    unit = (W - 0.58) / 15
    for row, keys in enumerate(layout):
        x, y = -(W - 0.58) / 2, 0.84 - row * 0.168
        for width in keys:
            box((unit * width - 0.022, 0.145, 0.03), (x + unit * width / 2, y, 0.158), 'rim', 0.01)
            x += unit * width


def display(screen, lit):
    """The lid, upright in its own frame: x right, z up, seen from -y."""
    high = 2.34
    with frame((0, 0, 0.02), (90, 0, 0)):
        prism(corners(W, high, 0.13, (0, high / 2)), -0.09, 0.0, 'alu', 'z', 0.03)
        prism(corners(W - 0.05, high - 0.05, 0.11, (0, high / 2)), -0.004, 0.004, 'black-glass', 'z', 0.002)
        sheet(screen, (0, high / 2 + 0.03, 0.0052), (0, 0, 0), 3.36, 2.1, lit)
        anchor('screen', (0, high / 2 + 0.03, 0.05))
        cylinder(0.018, 0.004, (0, high - 0.055, 0.005), 'lens', 'z', 0.001)
        with frame((0, high / 2, -0.0905), (0, 180, 0)):
            sheet('badge-next', (0, 0, 0), (0, 0, 0), 1.1, 0.318)
