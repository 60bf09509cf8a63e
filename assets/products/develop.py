"""Makes a picture of a product's rendered channels: light is smoothed apart from colour, and what shines by itself is left as it is."""
import numpy as np

from denoise import fireflies, smooth
from images import channel, save

# channel: the render layer's output
CHANNELS = {
    'image': 'Image', 'direct': 'DiffDir', 'indirect': 'DiffInd', 'colour': 'DiffCol',
    'normal': 'Normal', 'depth': 'Depth', 'emit': 'Emit',
}


def develop(folder, target, exposure):
    """One picture as PNG."""
    image, direct, indirect, colour, normal, depth, emit = (channel(folder, name) for name in CHANNELS)
    depth = np.log(np.clip(depth[..., :1], 0.1, 1000))
    guides = [(np.concatenate((normal / 0.18, colour / 0.06, depth / 0.01), axis=2), 1.0)]
    rest = fireflies(np.maximum(image - colour * (direct + indirect) - emit, 0))
    light = smooth(fireflies(direct + indirect), guides, 3.6, 4, 2)
    rest = smooth(rest, guides, 2.6, 3, 2)
    save(rest + light * colour + emit, target, exposure)
