"""An edge-keeping filter for rendered light, guided by noise-free channels (the Debian build has no denoiser).

It is the spatial half of SVGF (Schied and others, 2017): an à-trous wavelet whose tolerance follows the local variance."""
import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def _shift(array, dy, dx):
    return np.roll(np.roll(array, dy, 0), dx, 1)


def _apart(guides, dy, dx):
    """How far the guides differ from their neighbour at an offset."""
    gap = 0.0
    for channel, scale in guides:
        far = (_shift(channel, dy, dx) - channel) / scale
        gap = gap + ((far * far).sum(2) if far.ndim == 3 else far * far)
    return gap


def smooth(light, guides, tolerance=3.0, rounds=4, reach=3):
    """`light` (h, w, 3) smoothed where the guides [(channel, scale)] agree and it differs by no more than
    `tolerance` standard deviations of its noise, which is measured within `reach` pixels."""
    variance = _variance(light.mean(2), guides, reach)
    for level in range(rounds):
        step = 1 << level
        deviation = np.sqrt(np.maximum(_blur(variance), 0)) * tolerance + 1e-4
        grey = light.mean(2)
        total, weights, spread = np.zeros_like(light), np.zeros_like(grey), np.zeros_like(grey)
        for i, ky in enumerate(KERNEL):
            for j, kx in enumerate(KERNEL):
                dy, dx = (i - 2) * step, (j - 2) * step
                gap = np.abs(_shift(grey, dy, dx) - grey) / deviation + _apart(guides, dy, dx)
                weight = (np.exp(-gap) * (ky * kx)).astype(np.float32)
                total += _shift(light, dy, dx) * weight[..., None]
                weights += weight
                spread += weight * weight * _shift(variance, dy, dx)
        light, variance = total / weights[..., None], spread / (weights * weights)
    return light


def _variance(grey, guides, reach):
    """The variance of the noise, from the neighbours that belong to the same surface."""
    first, second, weights = np.zeros_like(grey), np.zeros_like(grey), np.zeros_like(grey)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            weight = np.exp(-_apart(guides, dy, dx)).astype(np.float32)
            far = _shift(grey, dy, dx)
            first, second, weights = first + far * weight, second + far * far * weight, weights + weight
    mean = first / weights
    return np.maximum(second / weights - mean * mean, 0) + 1e-8


def _blur(grey):
    total = sum(_shift(grey, dy, dx) * (2 - abs(dy)) * (2 - abs(dx)) for dy in (-1, 0, 1) for dx in (-1, 0, 1))
    return total / 16


def fireflies(light, margin=1.15):
    """Single bright points brought down to the second brightest of their neighbours; lines stay."""
    grey = light.max(2)
    around = np.stack([_shift(grey, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    limit = np.partition(around, 6, axis=0)[6] * margin + 0.01
    return light * np.minimum(1.0, limit / np.maximum(grey, 1e-6))[..., None]
