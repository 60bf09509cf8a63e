"""Makes a picture of a product's rendered channels: light is smoothed apart from colour, and what shines by itself is left as it is."""
import numpy as np

from denoise import fireflies, smooth
from images import channel, save

# channel: the render layer's output
CHANNELS = {
    'image': 'Image', 'direct': 'DiffDir', 'indirect': 'DiffInd', 'colour': 'DiffCol',
    'normal': 'Normal', 'depth': 'Depth', 'emit': 'Emit',
}


def develop(folder, target, exposure, larger=1):
    """One picture as PNG, of channels that are as many times larger."""
    image, direct, indirect, colour, normal, depth, emit = (channel(folder, name) for name in CHANNELS)
    depth = np.log(np.clip(depth[..., :1], 0.1, 1000))
    guides = [(normal, 0.25), (colour, 0.06), (depth, 0.01)]
    rest = fireflies(np.maximum(image - colour * (direct + indirect) - emit, 0))
    light = smooth(fireflies(direct + indirect), guides, 8.0, 5)
    rest = smooth(rest, guides, 5.6, 4)
    save(rest + light * colour + emit, target, exposure, larger)
