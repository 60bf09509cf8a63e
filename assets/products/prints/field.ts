type Field = (x: number, y: number) => number

/** Contour lines of a field over a rectangle, every `step`, as an SVG path (marching squares). */
export function lines(field: Field, width: number, height: number, step: number, scale: number, cell = 1): string {
  const parts: string[] = []
  for (let x = 0; x < width; x += cell)
    for (let y = 0; y < height; y += cell) {
      const corners = [
        [x, y],
        [x + cell, y],
        [x + cell, y + cell],
        [x, y + cell],
      ] as const
      const values = corners.map(([u, v]) => field(u, v))
      for (let level = Math.ceil(Math.min(...values) / step) * step; level < Math.max(...values); level += step) {
        const cuts = corners.flatMap((corner, index) => {
          const [a, b] = [values[index] ?? 0, values[(index + 1) % 4] ?? 0]
          const next = corners[(index + 1) % 4] ?? corner
          if (a < level === b < level) return []
          const share = (level - a) / (b - a)
          return [
            `${((corner[0] + (next[0] - corner[0]) * share) * scale).toFixed(1)} ${((corner[1] + (next[1] - corner[1]) * share) * scale).toFixed(1)}`,
          ]
        })
        if (cuts.length >= 2) parts.push(`M${cuts[0]}L${cuts[1]}`)
      }
    }
  return parts.join('')
}

/** A field of colours over a rectangle as SVG squares. */
export function heat(
  colour: (x: number, y: number) => string,
  width: number,
  height: number,
  cell: number,
  scale: number,
): string {
  const squares: string[] = []
  for (let x = 0; x < width; x += cell)
    for (let y = 0; y < height; y += cell)
      squares.push(
        `<rect x="${x * scale}" y="${y * scale}" width="${cell * scale + 0.6}" height="${cell * scale + 0.6}" fill="${colour(x + cell / 2, y + cell / 2)}"/>`,
      )
  return squares.join('')
}

/** Numbers between 0 and 1 that are the same each time. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}
