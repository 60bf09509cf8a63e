"""Materials of the products, beside those of the machines: moulded plastics, printed sheets and lit screens."""
import os

import bpy

from parts.materials import LOOKS, _Tree, _rgb
from parts import shapes

PRINTS = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), '.cache', 'pictures', 'prints')

# name: colour, roughness, metallic, clearcoat, share of dust, edge wear, grain of the surface
LOOKS.update({
    'case-amber': ((0.83, 0.40, 0.006), 0.42, 0, 0.12, 0, 0.3, 0.10),
    'case-orange': ((0.80, 0.15, 0.008), 0.42, 0, 0.12, 0, 0.3, 0.10),
    'case-grey': ((0.30, 0.33, 0.36), 0.42, 0, 0.12, 0, 0.3, 0.10),
    'amber-body': ((0.83, 0.42, 0.006), 0.42, 0, 0.05, 0, 0, 0.05),
    'teal-body': ((0.006, 0.17, 0.235), 0.45, 0, 0.0, 0, 0, 0.05),
    'white-body': ((0.70, 0.72, 0.74), 0.38, 0, 0.2, 0, 0, 0.04),
    'rim': ((0.030, 0.033, 0.038), 0.5, 0, 0.05, 0, 0, 0.18),
    'foam': ((0.035, 0.038, 0.043), 0.9, 0, 0, 0, 0, 0.5),
    'keycap': ((0.16, 0.175, 0.195), 0.5, 0, 0.05, 0, 0, 0.08),
    'keygreen': ((0.02, 0.26, 0.09), 0.45, 0, 0.1, 0, 0, 0.05),
    'keyred': ((0.50, 0.02, 0.015), 0.45, 0, 0.1, 0, 0, 0.05),
    'ambercap': ((0.86, 0.44, 0.01), 0.3, 0, 0.4, 0, 0, 0),
    'post': ((0.03, 0.032, 0.036), 0.35, 0, 0.3, 0, 0, 0),
    'wire-amber': ((0.80, 0.40, 0.01), 0.4, 0, 0.2, 0, 0, 0),
    'wire-blue': ((0.02, 0.16, 0.42), 0.4, 0, 0.2, 0, 0, 0),
    'wire-white': ((0.66, 0.67, 0.68), 0.4, 0, 0.2, 0, 0, 0),
    'wire-red': ((0.50, 0.02, 0.015), 0.4, 0, 0.2, 0, 0, 0),
    'wire-black': ((0.025, 0.026, 0.028), 0.4, 0, 0.2, 0, 0, 0),
    'copper': ((0.78, 0.36, 0.18), 0.25, 1, 0, 0, 0, 0),
    'gold': ((0.85, 0.60, 0.22), 0.22, 1, 0, 0, 0, 0),
    'alu': ((0.30, 0.315, 0.335), 0.42, 0.3, 0, 0, 0, 0.02),
    'alu-dark': ((0.075, 0.081, 0.09), 0.42, 0.25, 0, 0, 0, 0.02),
    'legend': ((0.85, 0.86, 0.87), 0.5, 0, 0, 0, 0, 0),
    'black-glass': ((0.006, 0.007, 0.008), 0.4, 0, 0, 0, 0, 0),
    'rock': ((0.25, 0.235, 0.215), 0.9, 0, 0, 0, 0, 1.0),
    'rock-dark': ((0.155, 0.148, 0.142), 0.9, 0, 0, 0, 0, 1.0),
    'rock-warm': ((0.30, 0.235, 0.18), 0.9, 0, 0, 0, 0, 1.0),
    'dirt': ((0.16, 0.145, 0.13), 0.95, 0, 0, 0, 0, 1.0),
})


def _image(tree, name):
    node = tree.add('TexImage')
    node.image = bpy.data.images.load(os.path.join(PRINTS, f'{name}.png'), check_existing=True)
    node.extension = 'EXTEND'
    return node


def _printed(name):
    """Ink on a matt foil; what is transparent in the print is not there."""
    tree = _Tree('print ' + name)
    image = _image(tree, name)
    ink = tree.add('BsdfPrincipled', Base_Color=image.outputs['Color'], Roughness=0.55, Specular=0.15)
    nothing = tree.add('BsdfTransparent')
    both = tree.add('MixShader', i0=image.outputs['Alpha'], i1=nothing.outputs[0], i2=ink.outputs[0])
    tree.add('OutputMaterial', Surface=both.outputs[0])
    return tree.material


def _lit(name, strength):
    """A display: it shines by itself and mirrors a little."""
    tree = _Tree('screen ' + name)
    image = _image(tree, name)
    shader = tree.add('BsdfPrincipled', Base_Color=_rgb((0.004, 0.004, 0.005)), Roughness=0.28, Specular=0.1,
                      Emission=image.outputs['Color'], **{'Emission_Strength': strength * 2.0})
    tree.add('OutputMaterial', Surface=shader.outputs[0])
    return tree.material


def glow(name, colour, strength):
    """A small lamp that shines by itself."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    tree = _Tree(name)
    shader = tree.add('BsdfPrincipled', Base_Color=_rgb([c * 0.4 for c in colour]), Roughness=0.2, Emission=_rgb(colour),
                      **{'Emission_Strength': strength})
    tree.add('OutputMaterial', Surface=shader.outputs[0])
    return tree.material


def sheet(name, at, turn, width, height, lit=0.0):
    """A print as a flat sheet: it reads along x and looks along z before `turn` is applied."""
    data = bpy.data.meshes.new('sheet')
    x, y = width / 2, height / 2
    data.from_pydata([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [], [(0, 1, 2, 3)])
    layer = data.uv_layers.new()
    for loop, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = uv
    known = bpy.data.materials.get(('screen ' if lit else 'print ') + name)
    data.materials.append(known or (_lit(name, lit) if lit else _printed(name)))
    thing = bpy.data.objects.new('sheet', data)
    thing.matrix_world = shapes.here() @ shapes.placing(at, turn)
    shapes.link(thing)
    return thing
