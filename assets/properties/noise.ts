const fraction = (value: number) => value - Math.floor(value)

/** A number from 0 to 1 for a cell, the same everywhere. */
export const speckle = (x: number, y: number): number =>
  fraction(Math.sin(Math.floor(x) * 127.1 + Math.floor(y) * 311.7) * 43_758.5)

/** A surface from 0 to 1 without steps, a hill or a hollow for each unit. */
function smooth(x: number, y: number): number {
  const [u, v] = [fraction(x), fraction(y)]
  const [a, b] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)]
  const low = speckle(x, y) * (1 - a) + speckle(x + 1, y) * a
  const high = speckle(x, y + 1) * (1 - a) + speckle(x + 1, y + 1) * a
  return low * (1 - b) + high * b
}

/** A surface with smaller and smaller detail, some 0 to 1. */
export function cloudy(x: number, y: number, octaves = 4): number {
  let [sum, share, scale] = [0, 0.5, 1]
  for (let octave = 0; octave < octaves; octave++) {
    sum += share * smooth(x * scale + 17.3 * octave, y * scale - 9.1 * octave)
    share /= 2
    scale *= 2.03
  }
  return sum / (1 - 0.5 ** octaves)
}

/** From 0 at `low` to 1 at `high`, without a corner. */
export function rising(value: number, low: number, high: number): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return share * share * (3 - 2 * share)
}
