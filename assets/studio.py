"""The studio all pictures share: a light sweep of floor and wall, three lights and a sky box, and one camera language."""
import math

import bpy
from mathutils import Vector
from bpy_extras.object_utils import world_to_camera_view

from parts.materials import _Tree

ASPECT = 4 / 3
FILL = 0.92


def empty_scene(samples, width, height):
    """A scene without anything, with Cycles set up and the channels that develop.py needs."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.use_persistent_data = False
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.02, 16
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces, cycles.min_transparent_bounces = 2, 12, 12
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3.0, 12.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    layer = bpy.context.view_layer
    layer.use_pass_normal = layer.use_pass_z = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    for name in ('paint', 'mark'):
        channel = layer.aovs.add()
        channel.name, channel.type = name, 'VALUE'
    return scene


def bounds():
    """The corners of everything that stands in the scene, as points in the world."""
    points = []
    for instance in bpy.context.evaluated_depsgraph_get().object_instances:
        if instance.object.type in {'MESH', 'CURVE', 'FONT'}:
            points += [instance.matrix_world @ Vector(corner) for corner in instance.object.bound_box]
    return points


def middle(points):
    """The centre of what stands there and its half diagonal."""
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    return (low + high) / 2, (high - low).length / 2


def sweep(centre, size, azimuth):
    """A floor that turns into a wall behind the machine, seen from `azimuth`."""
    tree = _Tree('floor')
    shader = tree.add('BsdfPrincipled', Base_Color=(0.52, 0.53, 0.545, 1), Roughness=0.14, Specular=0.25)
    tree.add('OutputMaterial', Surface=shader.outputs[0])
    radius, reach, wall, half = size * 2.2, size * 3.2, size * 9, size * 14
    line = [(-size * 9, 0.0), (reach, 0.0)]
    line += [(reach + radius * math.sin(a), radius - radius * math.cos(a))
             for a in (math.pi / 2 * i / 24 for i in range(1, 25))]
    line.append((reach + radius, wall))
    points = [(x, y, z) for y in (-half, half) for x, z in line]
    faces = [(i, i + 1, i + 1 + len(line), i + len(line)) for i in range(len(line) - 1)]
    data = bpy.data.meshes.new('sweep')
    data.from_pydata(points, [], faces)
    for face in data.polygons:
        face.use_smooth = True
    data.materials.append(tree.material)
    thing = bpy.data.objects.new('sweep', data)
    thing.location = (centre.x, centre.y, 0)
    thing.rotation_euler.z = math.radians(azimuth + 180)
    bpy.context.scene.collection.objects.link(thing)


def lamp(name, centre, size, azimuth, elevation, distance, extent, power, colour, aim=None):
    """A soft box at an angle around the machine (degrees, 0 in front of it), looking at its middle, or at
    a point behind it (distance and height in its size)."""
    data = bpy.data.lights.new(name, 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', extent[0] * size, extent[1] * size
    data.energy, data.color = power * size * size, colour
    thing = bpy.data.objects.new(name, data)
    a, e = math.radians(azimuth), math.radians(elevation)
    away = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e))) * distance * size
    thing.location = centre + away
    target = centre
    if aim:
        target = centre + Vector((math.cos(a) * aim[0] * size, math.sin(a) * aim[0] * size, aim[1] * size))
    thing.rotation_euler = (target - thing.location).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)


def lights(centre, size, azimuth):
    """Key from the viewer's left, weak fill from the right, strips behind for the edges, and a pale sky box."""
    lamp('key', centre, size, azimuth - 52, 40, 3.2, (1.1, 1.1), 250, (1.0, 0.97, 0.93))
    lamp('fill', centre, size, azimuth + 62, 14, 3.4, (2.4, 1.4), 12, (0.88, 0.94, 1.0))
    lamp('top', centre, size, azimuth + 165, 66, 3.0, (3.0, 0.8), 80, (1.0, 1.0, 1.0))
    lamp('edge', centre, size, azimuth + 118, 24, 3.0, (0.4, 2.2), 85, (0.92, 0.96, 1.0))
    lamp('wall', centre, size, azimuth + 180, 52, 4.2, (7.0, 2.0), 110, (0.97, 0.985, 1.0), (2.9, 0.35))
    world = bpy.data.worlds.new('sky')
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    where, ramp = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeValToRGB')
    split = nodes.new('ShaderNodeSeparateXYZ')
    links.new(where.outputs['Generated'], split.inputs[0])
    links.new(split.outputs['Z'], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes['Background'].inputs[0])
    ramp.color_ramp.elements[0].color = (0.05, 0.053, 0.06, 1)
    ramp.color_ramp.elements[1].color = (0.85, 0.88, 0.92, 1)
    ramp.color_ramp.elements[1].position = 0.8
    nodes['Background'].inputs[1].default_value = 0.42
    bpy.context.scene.world = world


def camera(points, azimuth, elevation, lens=62):
    """Looks from an angle at the middle and goes as near as leaves a margin around every point."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_end = lens, 2000
    thing = bpy.data.objects.new('camera', data)
    scene = bpy.context.scene
    scene.collection.objects.link(thing)
    scene.camera = thing
    centre, size = middle(points)
    a, e = math.radians(azimuth), math.radians(elevation)
    away = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    distance = size * 3.6
    for _ in range(6):
        thing.location = centre + away * distance
        thing.rotation_euler = (-away).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, thing, p) for p in points]
        left, right = min(p.x for p in seen), max(p.x for p in seen)
        bottom, top = min(p.y for p in seen), max(p.y for p in seen)
        data.shift_x += (left + right) / 2 - 0.5
        data.shift_y += ((bottom + top) / 2 - 0.49) / ASPECT
        distance *= max((right - left) / FILL, (top - bottom) / (FILL * 0.94))
    return thing
