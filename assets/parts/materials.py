"""Materials, made when first asked for. The body paint is neutral grey and writes its share of the pixel to the
`paint` channel (lettering on it to `mark`), so that develop.py can give it any colour; wear and dust keep their own."""
import bpy

PAINT_GREY = 0.4
MARK_GREY = 0.016
CHANGED = {'paint': 'paint', 'scoured': 'paint', 'mark': 'mark'}
DUST = (0.36, 0.30, 0.23)
_settings = {'dust': 0.5, 'height': 1.2}

# name: colour, roughness, metallic, clearcoat, share of dust, edge wear, grain of the surface
LOOKS = {
    'paint': ((PAINT_GREY,) * 3, 0.34, 0, 0.35, 0.8, 0.75, 0.02),
    'scoured': ((PAINT_GREY,) * 3, 0.36, 0, 0.2, 0.8, 1.0, 0.04),
    'trim': ((0.022, 0.024, 0.027), 0.45, 0, 0.1, 0.9, 0.7, 0.05),
    'slate': ((0.075, 0.082, 0.092), 0.42, 0, 0.2, 0.9, 0.7, 0.03),
    'white': ((0.72, 0.72, 0.70), 0.35, 0, 0.3, 0.8, 0.3, 0.02),
    'plastic': ((0.018, 0.019, 0.021), 0.55, 0, 0, 0.7, 0, 0.25),
    'rubber': ((0.020, 0.020, 0.021), 0.72, 0, 0, 1.3, 0, 0.35),
    'hose': ((0.012, 0.012, 0.013), 0.5, 0, 0, 0.4, 0, 0.2),
    'chrome': ((0.80, 0.81, 0.83), 0.10, 1, 0, 0, 0, 0),
    'steel': ((0.42, 0.42, 0.43), 0.38, 1, 0, 0.5, 0, 0.12),
    'cast': ((0.10, 0.098, 0.095), 0.58, 0.6, 0, 0.8, 0.9, 0.35),
    'track': ((0.085, 0.078, 0.072), 0.5, 0.75, 0, 1.3, 1, 0.4),
    'ground': ((0.30, 0.285, 0.27), 0.34, 1, 0, 0.9, 0.5, 0.5),
    'zinc': ((0.60, 0.60, 0.58), 0.42, 0.85, 0, 0.3, 0, 0.1),
    'exhaust': ((0.16, 0.13, 0.11), 0.5, 0.8, 0, 0.3, 0, 0.3),
    'mesh': ((0.01, 0.01, 0.011), 0.6, 0.2, 0, 0.3, 0, 0.4),
    'seat': ((0.10, 0.105, 0.115), 0.8, 0, 0, 0.1, 0, 0.4),
    'yellow': ((0.80, 0.42, 0.01), 0.4, 0, 0.2, 0.4, 0, 0.02),
    'red': ((0.50, 0.015, 0.012), 0.4, 0, 0.2, 0.4, 0, 0.02),
    'blue': ((0.02, 0.10, 0.40), 0.4, 0, 0.2, 0.4, 0, 0.02),
    'green': ((0.015, 0.22, 0.06), 0.4, 0, 0.2, 0.4, 0, 0.02),
    'mark': ((0.015, 0.016, 0.018), 0.4, 0, 0.2, 0.3, 0, 0),
    'print': ((0.015, 0.016, 0.018), 0.4, 0, 0.2, 0.3, 0, 0),
    'label': ((0.80, 0.80, 0.78), 0.4, 0, 0.2, 0.3, 0, 0),
    'brass': ((0.62, 0.42, 0.16), 0.3, 1, 0, 0.2, 0, 0.05),
    'lens': ((0.75, 0.77, 0.80), 0.12, 0.9, 1, 0, 0, 0),
    'led': ((0.78, 0.74, 0.52), 0.3, 0, 1, 0, 0, 0),
    'engine': ((0.13, 0.14, 0.15), 0.42, 0.1, 0.1, 0.8, 0.5, 0.2),
    'screen': ((0.02, 0.16, 0.20), 0.1, 0, 1, 0, 0, 0),
    'amber': ((0.85, 0.24, 0.01), 0.15, 0, 1, 0, 0, 0),
    'tail': ((0.45, 0.008, 0.008), 0.15, 0, 1, 0, 0, 0),
    'gravel': ((0.30, 0.28, 0.26), 0.85, 0, 0, 0, 0, 0.6),
}


def dust(share=0.5, height=1.2):
    """How dusty the next machine is (0 new, 1 from the pit) and up to which height in metres."""
    _settings.update(share=share, dust=share, height=height)


def material(name):
    """The material of that name."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    if name == 'glass':
        return _glass()
    return _surface(name, *LOOKS[name])


class _Tree:
    """A few words for node trees."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def add(self, kind, **inputs):
        """A node with its inputs set to values or linked to sockets."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in inputs.items():
            self.put(node, name.replace('_', ' '), value)
        return node

    def put(self, node, name, value):
        """One input, by name or number."""
        socket = node.inputs[int(name[1:])] if name[0] == 'i' and name[1:].isdigit() else node.inputs[name]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, first, second=0.0, clamp=False):
        """A calculation with one or two numbers."""
        node = self.add('Math', i0=first, i1=second)
        node.operation, node.use_clamp = operation, clamp
        return node.outputs[0]

    def span(self, value, low, high):
        """`value` taken from low..high to 0..1."""
        node = self.add('MapRange', Value=value, **{'From_Min': low, 'From_Max': high})
        node.clamp = True
        return node.outputs[0]

    def noise(self, scale, detail=4.0, roughness=0.6):
        """Noise between 0 and 1 in the world's metres."""
        where = self.add('NewGeometry').outputs['Position']
        return self.add('TexNoise', Vector=where, Scale=scale, Detail=detail, Roughness=roughness).outputs['Fac']

    def mix(self, share, first, second):
        """A colour between two."""
        return self.add('MixRGB', Fac=share, Color1=first, Color2=second).outputs[0]


def _rgb(colour):
    return (*colour, 1)


def _surface(name, colour, roughness, metallic, coat, dusty, worn, grain):
    tree = _Tree(name)
    geometry = tree.add('NewGeometry')
    patches = tree.noise(1.7, 6, 0.68)
    surface = tree.mix(tree.span(patches, 0.3, 0.75), _rgb([c * 0.9 for c in colour]),
                       _rgb([min(c * 1.06, 1) for c in colour]))
    rough = tree.math('ADD', tree.math('MULTIPLY', patches, 0.16), roughness - 0.08)
    bare = tree.math('MULTIPLY', 0.0, 0.0)
    if worn:
        bare = _wear(tree, geometry, worn)
        if name == 'scoured':
            bare = tree.math('MAXIMUM', bare, _scour(tree))
        surface = tree.mix(bare, surface, _rgb((0.23, 0.215, 0.20)))
    dirt = tree.math('MULTIPLY', 0.0, 0.0)
    share = dusty * _settings['dust']
    if share:
        dirt = _dirt(tree, geometry, share)
        surface = tree.mix(dirt, surface, _rgb(DUST))
        rough = tree.math('ADD', rough, tree.math('MULTIPLY', dirt, 0.45), clamp=True)
    clean = tree.math('SUBTRACT', 1.0, dirt)
    shader = tree.add('BsdfPrincipled', Base_Color=surface, Roughness=rough, Clearcoat_Roughness=0.12,
                      Metallic=tree.math('MAXIMUM', tree.math('MULTIPLY', clean, float(metallic)),
                                         tree.math('MULTIPLY', bare, tree.math('MULTIPLY', clean, 0.7))),
                      Clearcoat=tree.math('MULTIPLY', clean, float(coat)))
    if grain:
        bump = tree.add('Bump', Height=tree.noise(90 if grain < 0.3 else 28, 3), Strength=grain, Distance=0.012)
        tree.put(shader, 'Normal', bump.outputs[0])
    output = tree.add('OutputMaterial', Surface=shader.outputs[0])
    output.is_active_output = True
    if name in CHANGED:
        channel = tree.add('OutputAOV', Value=tree.math('MULTIPLY', clean, tree.math('SUBTRACT', 1.0, bare)))
        channel.name = CHANGED[name]
    return tree.material


def _wear(tree, geometry, share):
    """Bare metal where edges are touched: the difference between the true normal and a rounded one."""
    soft = tree.add('Bevel', Radius=0.02)
    soft.samples = 2
    turn = tree.add('VectorMath', i0=soft.outputs[0], i1=geometry.outputs['Normal'])
    turn.operation = 'DOT_PRODUCT'
    edge = tree.span(turn.outputs['Value'], 0.995, 0.90)
    chips = tree.span(tree.noise(9, 8, 0.75), 0.62 - 0.10 * share, 0.70 - 0.06 * share)
    return tree.math('MULTIPLY', edge, tree.math('MULTIPLY', chips, 0.8 * share), clamp=True)


def _scour(tree):
    """Paint rubbed through by rock: patches of steel that thin out upward."""
    position = tree.add('NewGeometry').outputs['Position']
    height = tree.add('SeparateXYZ', Vector=position).outputs['Z']
    low = tree.span(height, _settings['height'] * 1.1, 0.0)
    stretched = tree.add('Mapping', Vector=position, Scale=(2.2, 2.2, 0.8)).outputs[0]
    patches = tree.add('TexNoise', Vector=stretched, Scale=1.6, Detail=9.0, Roughness=0.72).outputs['Fac']
    edge = tree.math('SUBTRACT', 0.74, tree.math('MULTIPLY', low, 0.26))
    return tree.math('MULTIPLY', tree.span(tree.math('SUBTRACT', patches, edge), 0.0, 0.05), 0.85, clamp=True)


def _dirt(tree, geometry, share):
    """Dust: more near the ground and on what looks upward, in patches."""
    height = tree.add('SeparateXYZ', Vector=geometry.outputs['Position']).outputs['Z']
    upward = tree.add('SeparateXYZ', Vector=geometry.outputs['Normal']).outputs['Z']
    low = tree.math('POWER', tree.span(height, _settings['height'], -0.05), 1.6)
    top = tree.math('MULTIPLY', tree.span(upward, 0.35, 1.0), 0.28)
    patches = tree.span(tree.noise(4.5, 8, 0.7), 0.30, 0.68)
    amount = tree.math('MULTIPLY', tree.math('ADD', low, top), tree.math('ADD', patches, 0.12))
    return tree.math('MULTIPLY', amount, share, clamp=True)


def _glass():
    """Thin glass without chance in it, so that it brings no noise: a tint, and the sky as a mirror would show it."""
    tree = _Tree('glass')
    clear = tree.add('BsdfTransparent', Color=_rgb((0.84, 0.89, 0.88)))
    facing = tree.add('LayerWeight', Blend=0.5).outputs['Facing']
    mirror = tree.math('ADD', tree.math('MULTIPLY', tree.math('POWER', facing, 4.0), 0.55), 0.045)
    upward = tree.add('SeparateXYZ', Vector=tree.add('TexCoord').outputs['Reflection']).outputs['Z']
    sky = tree.math('ADD', tree.math('MULTIPLY', tree.span(upward, -0.05, 0.45), 0.75), 0.12)
    front = tree.math('SUBTRACT', 1.0, tree.add('NewGeometry').outputs['Backfacing'])
    shine = tree.add('Emission', Color=_rgb((0.93, 0.97, 1.0)),
                     Strength=tree.math('MULTIPLY', front, tree.math('MULTIPLY', mirror, sky)))
    both = tree.add('AddShader', i0=clear.outputs[0], i1=shine.outputs[0])
    tree.add('OutputMaterial', Surface=both.outputs[0])
    tree.material.cycles.sample_as_light = False
    return tree.material
