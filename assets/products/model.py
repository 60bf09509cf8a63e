"""One product as a model that a page can turn: blender -b -noaudio -P assets/products/model.py -- nextone

It writes .cache/pictures/products/models/<slug>.glb, which model.ts makes small. Every joint of the scene is a node, `open` the animation
that takes each to its other place, and every anchor an empty node `at-NAME` that looks along its own z."""
import importlib
import os
import sys

import bpy
from mathutils import Matrix

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

from parts.materials import LOOKS, dust  # noqa: E402
from parts.shapes import ANCHORS, JOINTS, frame  # noqa: E402
from products.looks import PRINTS  # noqa: E402

TARGET = os.path.join(os.path.dirname(os.path.dirname(HERE)), '.cache', 'pictures', 'products', 'models')
FRAMES = 60
DECIMETRE = 0.1
BEVEL = 2


def build(slug):
    """The product alone, as it is in the pictures, with less on its curves and edges than a picture needs."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    dust(0.0, 1.0)
    with frame(scale=(DECIMETRE,) * 3):
        importlib.import_module(f'products.{slug}').build('model')
    for thing in bpy.data.objects:
        for modifier in thing.modifiers:
            modifier.segments = BEVEL
    for curve in bpy.data.curves:
        curve.resolution_u, curve.bevel_resolution = min(curve.resolution_u, 8), 1
    for material in bpy.data.materials:
        plain(material)
    _solid()


def plain(material):
    """The same look as factors and pictures, which is all that glTF has."""
    kind, _, name = material.name.partition(' ')
    lamp = material.node_tree.nodes.get('Principled BSDF')
    shining = tuple(lamp.inputs['Emission'].default_value) if lamp else (0, 0, 0, 1)
    strength = lamp.inputs['Emission Strength'].default_value if lamp else 0
    tree = material.node_tree
    tree.nodes.clear()
    shader, output = tree.nodes.new('ShaderNodeBsdfPrincipled'), tree.nodes.new('ShaderNodeOutputMaterial')
    tree.links.new(shader.outputs[0], output.inputs['Surface'])
    if kind in {'print', 'screen'} and name:
        image = tree.nodes.new('ShaderNodeTexImage')
        image.image = bpy.data.images.load(os.path.join(PRINTS, f'{name}.png'), check_existing=True)
        image.extension = 'EXTEND'
        put(shader, 'Roughness', 0.55 if kind == 'print' else 0.9)  # a lamp mirrored in a display hides what it says
        if kind == 'screen':
            put(shader, 'Base Color', (0.004, 0.004, 0.005, 1))
            tree.links.new(image.outputs['Color'], shader.inputs['Emission'])
            return
        tree.links.new(image.outputs['Color'], shader.inputs['Base Color'])
        tree.links.new(image.outputs['Alpha'], shader.inputs['Alpha'])
        material.blend_method = 'BLEND'
    elif material.name in LOOKS:
        colour, rough, metallic = LOOKS[material.name][:3]
        put(shader, 'Base Color', (*colour, 1))
        put(shader, 'Roughness', rough)
        put(shader, 'Metallic', metallic)
    else:  # a lamp
        put(shader, 'Base Color', tuple(c * 0.4 for c in shining[:3]) + (1,))
        put(shader, 'Emission', shining)
        put(shader, 'Emission Strength', min(strength, 1.0))
    material.use_backface_culling = kind in {'print', 'screen'}


def put(shader, name, value):
    """One input of a shader."""
    shader.inputs[name].default_value = value


def _solid():
    """Every copy of a part becomes an object of its own and every curve a mesh, below the empty of its joint."""
    scene = bpy.context.scene
    empties = {name: _empty(name, joint['rest'], joint['parent']) for name, joint in JOINTS.items()}
    for name, joint in JOINTS.items():
        _move(empties[name], joint)
    for name, place in ANCHORS.items():
        _empty(f'at-{name}', place['place'], place['parent'])
    depsgraph = bpy.context.evaluated_depsgraph_get()
    made = []
    for instance in depsgraph.object_instances:
        thing = instance.object
        if thing.type not in {'MESH', 'CURVE', 'FONT'}:
            continue
        owner = (instance.parent if instance.is_instance else thing).original
        made.append((bpy.data.meshes.new_from_object(thing, depsgraph=depsgraph), instance.matrix_world.copy(), owner.get('joint')))
    for thing in list(scene.collection.objects):
        if thing.name not in {empty.name for empty in empties.values()} and not thing.name.startswith('at-'):
            bpy.data.objects.remove(thing)
    for data, matrix, name in made:
        copy = bpy.data.objects.new('part', data)
        scene.collection.objects.link(copy)
        copy.parent = empties.get(name)
        # turned meshes would make the box loose from which the viewer takes its distance
        data.transform((copy.parent.matrix_world.inverted() if copy.parent else Matrix.Identity(4)) @ matrix)
        if matrix.determinant() < 0:
            data.flip_normals()
    bpy.context.view_layer.update()


def _empty(name, matrix, parent):
    """A node at a place in the world, below the node of a joint. The scale stays in the meshes."""
    empty = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(empty)
    empty.parent = bpy.data.objects[parent] if parent else None
    above = _unscaled(JOINTS[parent]['rest']).inverted() if parent else Matrix.Identity(4)
    empty.matrix_local = above @ _unscaled(matrix)
    bpy.context.view_layer.update()
    return empty


def _unscaled(matrix):
    place, turn, _ = matrix.decompose()
    return Matrix.LocRotScale(place, turn, (1, 1, 1))


def _move(empty, joint):
    """Keys of its two places on a track `open`."""
    parent = joint['parent']
    above = _unscaled(JOINTS[parent]['rest']).inverted() if parent else Matrix.Identity(4)
    empty.rotation_mode = 'QUATERNION'
    start, end = joint['during']
    for pose, moments in (('rest', {0, start}), ('moved', {end, 1})):
        empty.matrix_local = above @ _unscaled(joint[pose])
        for moment in moments:
            empty.keyframe_insert('location', frame=moment * FRAMES)
            empty.keyframe_insert('rotation_quaternion', frame=moment * FRAMES)
    empty.matrix_local = above @ _unscaled(joint['rest'])
    data = empty.animation_data
    track = data.nla_tracks.new()
    track.name = 'open'
    track.strips.new('open', 0, data.action)
    data.action = None


def main(slug):
    """Builds and writes it."""
    build(slug)
    os.makedirs(TARGET, exist_ok=True)
    bpy.context.scene.frame_set(0)
    bpy.context.scene.frame_end = FRAMES
    bpy.context.scene.render.fps = FRAMES
    bpy.ops.export_scene.gltf(filepath=os.path.join(TARGET, f'{slug}.glb'), export_format='GLB', export_yup=True, export_animations=True,
                              export_nla_strips=True, export_force_sampling=False, export_optimize_animation_size=False)


for word in sys.argv[sys.argv.index('--') + 1:]:
    JOINTS.clear()
    ANCHORS.clear()
    main(word)
