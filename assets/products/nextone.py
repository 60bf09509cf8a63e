"""The timer console: a hand-held box with rubber corners that stands on its bracket, terminals on top."""
from parts.shapes import anchor, box, cylinder, frame, joint, lathe, pipe, prism, rounded
from products.case import coil, leads, opening
from products.controls import corners, panel, post, screw
from products.looks import sheet

W, H, D, LEAN = 1.86, 2.66, 0.62, 74


def build(view):
    """The console, and in front of it a coil of line."""
    with frame((0, 0, 1.47), (0, 0, 180 if view == 'back' else 0)):
        with frame((0, 0, 0), (LEAN, 0, 0)):
            body()
        stand()
    if view in {'back', 'model'}:
        return
    ends = [[(x, 0.08 + y, 2.95), (x + 0.05, y, 3.22), (x + 0.55, y - 0.05, 3.25), (1.32, y, 2.3), (1.5, y - 0.2, 0.9), (1.66, y - 0.55, 0.12),
             (2.0, y - 0.75, 0.1)] for x, y in ((0.25, 0.42), (-0.25, 0.44))]
    leads(ends, ('wire-red', 'wire-black'), 0.034)
    coil((2.05, -0.35, 0), 0.56, 9, 0.034, ('wire-red', 'wire-black'), 3, 0.3)


def body():
    """The box: face plate in a rim, rubber on the corners, terminals above, plate and screws behind."""
    prism(corners(W - 0.05, H - 0.05, 0.24), -D, -0.04, 'case-amber', 'z', 0.07)
    opening(W, H, -0.3, 0.05, 'case-amber', 0.17)
    with frame((0, 0, -0.005)):
        panel('nextone')
    for x in (-1, 1):
        for y in (-1, 1):
            with joint(f'corner {x} {y}', (x * (W / 2 - 0.21), y * (H / 2 - 0.21), -D / 2 + 0.02), to=((x * 0.35, y * 0.35, 0), (0, 0, 0)), during=(0, 0.7)):
                bumper(x, y)
        for y in (-0.55, 0, 0.55):
            box((0.05, 0.34, 0.3), (x * (W / 2 - 0.005), y, -0.31), 'rim', 0.02)
    box((1.16, 0.12, 0.46), (0, H / 2 + 0.02, -0.31), 'rim', 0.03)
    with frame((0, H / 2 + 0.08, -0.31), (-90, 0, 0)):
        anchor('terminals', (0, 0, 0.3))
    for x, look in ((-0.25, 'post'), (0.25, 'red')):
        with frame((x, H / 2 + 0.08, -0.31), (-90, 0, 0)):
            post({'look': look})
    back()


def bumper(x, y):
    """A rubber corner."""
    outline = [(-0.16 * x, -0.16 * y, 0.05), (0.26 * x, -0.16 * y, 0.06), (0.26 * x, 0.26 * y, 0.26), (-0.16 * x, 0.26 * y, 0.06)]
    prism(rounded(outline if x * y > 0 else outline[::-1], 0.06, 8), -0.36, 0.045, 'rubber', 'z', 0.04)


def back():
    """Battery lid with its screws and the type plate."""
    with frame((0, 0, -D), (0, 180, 0)):
        anchor('battery', (0, 0.66, 0.1))
        with joint('battery cover', to=((0, 0, 0.6), (0, 0, 0)), during=(0.3, 1)):
            box((1.2, 0.84, 0.05), (0, 0.66, 0.01), 'rim', 0.02)
            for x in (-0.52, 0.52):
                for y in (0.32, 1.0):
                    with frame((x, y, 0.03)):
                        screw((0, 0, 0), 0.04)
        box((1.16, 0.7, 0.014), (0, -0.32, 0.0), 'alu', 0.005)
        sheet('plate-nextone', (0, -0.32, 0.0085), (0, 0, 0), 1.1, 0.64)
        for x in (-0.74, 0.74):
            for y in (-1.12, 1.12):
                screw((x, y, 0), 0.035)


def stand():
    """A folding bracket of steel wire behind."""
    with joint('stand', to=((0, 0.7, -0.2), (0, 0, 0)), during=(0.1, 0.8)):
        pipe([(-0.5, 0.5, 0.1), (-0.5, 1.05, -1.43), (0.5, 1.05, -1.43), (0.5, 0.5, 0.1)], 0.045, 'steel', 0.14)
        cylinder(0.06, 1.3, (0, 0.52, 0.06), 'rim', 'x', 0.015)
        for x in (-0.62, 0.62):
            lathe([(0, 0), (0.09, 0), (0.09, 0.12), (0, 0.12)], (x, 0.52, 0.0), 'rim', 'x', 32)
