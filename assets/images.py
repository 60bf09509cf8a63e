"""Rendered channels in and out, and linear light turned into a picture."""
import os

import bpy
import numpy as np

# a filtered picture has rough edges in its own size, so it is rendered larger and made smaller
LARGER = 2


def write_channels(scene, folder, channels):
    """Has the next render write the named outputs of its layer as EXR."""
    os.makedirs(folder, exist_ok=True)
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layer = nodes.new('CompositorNodeRLayers')
    output = nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format, output.format.color_depth = 'OPEN_EXR', '16'
    output.format.exr_codec = 'ZIP'
    output.file_slots.clear()
    for channel_name, socket in channels.items():
        output.file_slots.new(channel_name)
        links.new(layer.outputs[socket], output.inputs[channel_name])
    composite = nodes.new('CompositorNodeComposite')
    links.new(layer.outputs['Image'], composite.inputs[0])


def channel(folder, name):
    """A rendered channel as an array, top row first."""
    image = bpy.data.images.load(os.path.join(folder, f'{name}0001.exr'))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    data = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(data)
    bpy.data.images.remove(image)
    return np.nan_to_num(data.reshape(height, width, 4)[::-1, :, :3].copy(), posinf=60.0)


def curve(linear, exposure=1.0):
    """Linear light to the screen: a straight middle, a soft shoulder, and colours that stay colours."""
    x = np.maximum(linear * exposure, 0)
    peak = np.max(x, axis=2, keepdims=True)
    start = 0.62
    rolled = np.where(peak > start, start + (1 - start) * (1 - np.exp(-(peak - start) / (1 - start))), peak)
    toned = x * rolled / np.maximum(peak, 1e-6)
    white = np.clip((peak - 1.0) / 4.0, 0, 1) * 0.8
    toned = toned + (rolled - toned) * white
    screen = np.where(toned <= 0.0031308, toned * 12.92, 1.055 * np.power(np.maximum(toned, 1e-8), 1 / 2.4) - 0.055)
    return screen + 0.06 * (screen - 0.5) * (1 - np.abs(2 * screen - 1))


def save(linear, path, exposure=1.0, larger=1):
    """Writes an array, rendered as many times larger, as a PNG of 8 bits."""
    screen = np.clip(curve(linear, exposure), 0, 1)
    height, width = screen.shape[0] // larger, screen.shape[1] // larger
    screen = screen.reshape(height, larger, width, larger, 3).mean((1, 3))
    image = bpy.data.images.new('out', width, height, alpha=False, float_buffer=False)
    image.colorspace_settings.name = 'sRGB'
    data = np.ones((height, width, 4), np.float32)
    data[..., :3] = screen[::-1]
    image.pixels.foreach_set(data.ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    os.makedirs(os.path.dirname(path), exist_ok=True)
    image.save()
    bpy.data.images.remove(image)
