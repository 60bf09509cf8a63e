"""The dark studio of the products: a graphite sweep that mirrors softly and glows behind the product, five soft boxes, one camera language."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import studio
from parts.materials import _Tree

ASPECT = 3 / 2
LENS = 70


def floor(centre, size, azimuth):
    """The studio's sweep in graphite."""
    studio.sweep(centre, size, azimuth)
    tree = _Tree('graphite')
    away = tree.add('VectorMath', i0=tree.add('NewGeometry').outputs['Position'], i1=(centre.x, centre.y, 0))
    away.operation = 'DISTANCE'
    near = tree.span(away.outputs['Value'], size * 1.2, size * 0.4)
    ground = tree.mix(near, (0.0105, 0.012, 0.0145, 1), (0.019, 0.0215, 0.025, 1))
    rough = tree.math('ADD', tree.math('MULTIPLY', tree.noise(0.9, 3), 0.05), 0.2)
    angle = math.radians(azimuth + 180)
    behind = centre + Vector((math.cos(angle), math.sin(angle), 0)) * size * 2.6
    gap = tree.add('VectorMath', i0=tree.add('NewGeometry').outputs['Position'], i1=(behind.x, behind.y, size * 0.5))
    gap.operation = 'DISTANCE'
    glow = tree.math('POWER', tree.span(gap.outputs['Value'], size * 3.4, 0.0), 1.7)
    shader = tree.add('BsdfPrincipled', Base_Color=ground, Roughness=rough, Specular=tree.math('MULTIPLY', near, 0.36),
                      Emission=(0.075, 0.088, 0.105, 1), **{'Emission_Strength': glow})
    tree.add('OutputMaterial', Surface=shader.outputs[0])
    tree.material.cycles.sample_as_light = False
    sweep = bpy.data.objects['sweep']
    sweep.data.materials[0] = tree.material


def lights(centre, size, azimuth):
    """Key from the left above, cool fill from the right, two strips behind for the edges and a box above: few, since each takes its share of the samples."""
    studio.lamp('key', centre, size, azimuth - 44, 44, 3.2, (1.5, 1.5), 100, (1.0, 0.965, 0.92))
    studio.lamp('fill', centre, size, azimuth + 52, 24, 3.4, (1.9, 1.8), 36, (0.88, 0.94, 1.0))
    studio.lamp('top', centre, size, azimuth + 175, 68, 3.0, (2.8, 1.2), 95, (1.0, 1.0, 1.0))
    studio.lamp('left edge', centre, size, azimuth - 128, 22, 2.9, (0.5, 2.2), 80, (0.90, 0.95, 1.0))
    studio.lamp('right edge', centre, size, azimuth + 126, 24, 2.9, (0.5, 2.2), 90, (0.92, 0.96, 1.0))
    for name, spread in (('key', 78), ('fill', 84)):
        bpy.data.lights[name].spread = math.radians(spread)
    world = bpy.data.worlds.new('dark')
    world.use_nodes = True
    nodes = world.node_tree.nodes
    nodes['Background'].inputs[0].default_value = (0.55, 0.62, 0.70, 1)
    nodes['Background'].inputs[1].default_value = 0.05
    world.cycles.sampling_method = 'NONE'
    bpy.context.scene.world = world


def camera(points, shot):
    """Looks from the shot's angle: at everything with a margin, or at its `aim` with a field `wide` (decimetres)."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_end, data.sensor_width = LENS, 2000, 36
    thing = bpy.data.objects.new('camera', data)
    scene = bpy.context.scene
    scene.collection.objects.link(thing)
    scene.camera = thing
    azimuth, elevation = math.radians(shot['azimuth']), math.radians(shot['elevation'])
    away = Vector((math.cos(azimuth) * math.cos(elevation), math.sin(azimuth) * math.cos(elevation), math.sin(elevation)))
    centre, size = studio.middle(points)
    if 'aim' in shot:
        x, y, z = shot['aim']
        centre, distance = Vector((-y, x, z)), shot['wide'] * LENS / data.sensor_width
        thing.location = centre + away * distance
        thing.rotation_euler = (-away).to_track_quat('-Z', 'Y').to_euler()
        return thing
    fill, distance = shot.get('fill', 0.84), size * 4
    for _ in range(7):
        thing.location = centre + away * distance
        thing.rotation_euler = (-away).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, thing, p) for p in points]
        left, right = min(p.x for p in seen), max(p.x for p in seen)
        bottom, top = min(p.y for p in seen), max(p.y for p in seen)
        data.shift_x += (left + right) / 2 - 0.5
        data.shift_y += ((bottom + top) / 2 - 0.49) / ASPECT
        distance *= max((right - left) / fill, (top - bottom) / fill)
    return thing
