import { sharedPicture } from '@portal/contract/core/shared-pictures'

const { width, height } = sharedPicture

/**
 * Returns the ground of a shared picture as the content of an SVG: holes of a bench seen from above, and the lines of
 * equal time that run through them.
 */
export function contours(accent: string): string {
  const holes: string[] = []
  for (let row = 0; row < 14; row++) {
    for (let column = 0; column < 20; column++) {
      const [x, y] = [470 + column * 44 + (row % 2) * 22, 24 + row * 46]
      const fades = Math.min(1, Math.max(0, (x - 520) / 500))
      holes.push(
        `<circle cx="${x}" cy="${y}" r="4" fill="none" stroke="#9aa5b1" opacity="${(fades * 0.55).toFixed(2)}"/>`,
      )
    }
  }
  const lines = Array.from({ length: 13 }, (_, index) => {
    const r = 90 + index * 74
    const opacity = Math.max(0.08, 0.75 - index * 0.055)
    return `<ellipse cx="1180" cy="70" rx="${r}" ry="${r * 0.8}" fill="none" stroke="${accent}" stroke-width="1.6" opacity="${opacity.toFixed(2)}"/>`
  })
  return `<defs><linearGradient id="f"><stop offset=".34" stop-color="#000"/><stop offset=".7" stop-color="#fff"/></linearGradient><mask id="m"><rect width="${width}" height="${height}" fill="url(#f)"/></mask></defs><g mask="url(#m)">${holes.join('')}${lines.join('')}</g>`
}
