"""An edge-keeping filter for rendered light, guided by noise-free channels (the Debian build has no denoiser).

It is the spatial half of SVGF (Schied and others, 2017): an à-trous wavelet whose tolerance follows the local variance."""
import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
# rows that are filtered together: they stay in the cache of the processor
STRIP = 48


def _shift(array, dy, dx):
    return np.roll(np.roll(array, dy, 0), dx, 1)


def _planes(array):
    """An array (h, w) or (h, w, n) as a list of planes."""
    return [array] if array.ndim == 2 else [np.ascontiguousarray(array[..., n]) for n in range(array.shape[2])]


class _Wide:
    """Planes whose neighbours up to `reach` pixels away are read as views; what is beyond an edge comes from the opposite one."""

    def __init__(self, planes, reach):
        self.reach, (self.height, self.width) = reach, planes[0].shape
        self.planes = [np.pad(plane, reach, mode='wrap') for plane in planes]

    def strips(self):
        """The rows in strips, as slices."""
        return [slice(top, min(top + STRIP, self.height)) for top in range(0, self.height, STRIP)]

    def at(self, rows, dy=0, dx=0):
        """All planes in these rows, shifted."""
        reach = self.reach
        return [plane[reach - dy + rows.start:reach - dy + rows.stop, reach - dx:reach - dx + self.width] for plane in self.planes]


def _apart(guides, rows, dy, dx):
    """How far the guides differ from their neighbour at an offset."""
    gap = np.zeros((rows.stop - rows.start, guides.width), np.float32)
    for far, here in zip(guides.at(rows, dy, dx), guides.at(rows)):
        gap += np.square(far - here)
    return gap


def smooth(light, guides, tolerance=3.0, rounds=4, reach=3):
    """`light` (h, w, 3) smoothed where the guides [(channel, scale)] agree and it differs by no more than
    `tolerance` standard deviations of its noise, which is measured within `reach` pixels."""
    planes = [plane / np.float32(scale) for channel, scale in guides for plane in _planes(channel)]
    variance = _variance(light.mean(2), _Wide(planes, reach))
    lights = _planes(light)
    for level in range(rounds):
        lights, variance = _smoothed(lights, variance, planes, tolerance, 1 << level)
    return np.stack(lights, axis=2)


def _smoothed(lights, variance, planes, tolerance, step):
    """One round: what lies one or two steps away counts as far as it is alike."""
    deviation = np.sqrt(np.maximum(_blur(variance), 0)) * tolerance + 1e-4
    around = _Wide([sum(lights) / len(lights), variance, *lights], 2 * step)
    guides = _Wide(planes, 2 * step)
    made, spread = [np.empty_like(plane) for plane in lights], np.empty_like(variance)
    for rows in around.strips():
        grey = around.at(rows)[0]
        totals, weights, spreads = [np.zeros_like(grey) for _ in lights], np.zeros_like(grey), np.zeros_like(grey)
        for i, ky in enumerate(KERNEL):
            for j, kx in enumerate(KERNEL):
                dy, dx = (i - 2) * step, (j - 2) * step
                far, noise, *colours = around.at(rows, dy, dx)
                gap = np.abs(far - grey) / deviation[rows] + _apart(guides, rows, dy, dx)
                weight = np.exp(-gap) * np.float32(ky * kx)
                for total, colour in zip(totals, colours):
                    total += colour * weight
                weights += weight
                spreads += weight * weight * noise
        for plane, total in zip(made, totals):
            plane[rows] = total / weights
        spread[rows] = spreads / (weights * weights)
    return made, spread


def _variance(grey, guides):
    """The variance of the noise, from the neighbours that belong to the same surface."""
    around, reach, variance = _Wide([grey], guides.reach), guides.reach, np.empty_like(grey)
    for rows in around.strips():
        first, second, weights = (np.zeros_like(grey[rows]) for _ in range(3))
        for dy in range(-reach, reach + 1):
            for dx in range(-reach, reach + 1):
                weight = np.exp(-_apart(guides, rows, dy, dx))
                far = around.at(rows, dy, dx)[0] * weight
                first, second, weights = first + far, second + far * around.at(rows, dy, dx)[0], weights + weight
        mean = first / weights
        variance[rows] = np.maximum(second / weights - mean * mean, 0) + 1e-8
    return variance


def _blur(grey):
    total = sum(_shift(grey, dy, dx) * (2 - abs(dy)) * (2 - abs(dx)) for dy in (-1, 0, 1) for dx in (-1, 0, 1))
    return total / 16


def fireflies(light, margin=1.15):
    """Single bright points brought down to the second brightest of their neighbours; lines stay."""
    grey = light.max(2)
    around = np.stack([_shift(grey, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    limit = np.partition(around, 6, axis=0)[6] * margin + 0.01
    return light * np.minimum(1.0, limit / np.maximum(grey, 1e-6))[..., None]
