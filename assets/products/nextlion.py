"""The blast design software on a laptop."""
from parts.shapes import frame
from products.case import console
from products.laptop import laptop


def build(view):
    """The laptop alone, or with the console that takes the design to the field."""
    laptop('software-nextlion', 112)
    if view == 'set':
        with frame((3.5, 1.1, 0), (0, 0, -24)):
            console('nextoneplus', 'case-amber', steps=(2.0, 1.3))
