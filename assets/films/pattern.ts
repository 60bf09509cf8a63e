import type { Language } from '@portal/contract/core/language'
import { drawing, path } from './deps.ts'

const [ROWS, COLUMNS, SPACING, BURDEN] = [7, 11, 56, 66]
const MIDDLE = 4

interface Hole {
  x: number
  y: number
  delay: number
}

const timeAt = (x: number, y: number) =>
  (Math.sqrt((x - MIDDLE * SPACING) ** 2 + 9000) - Math.sqrt(9000)) * 0.45 + (y / BURDEN) * 42

const holes: Hole[] = Array.from({ length: ROWS * COLUMNS }, (_, index) => {
  const row = Math.floor(index / COLUMNS)
  const [x, y] = [((index % COLUMNS) + (row % 2) / 2) * SPACING, row * BURDEN]
  return { x, y, delay: Math.round(timeAt(x, y)) }
})

/** A bench seen from above: first its holes row by row, then their times, then the front passes every 25 ms. */
export function pattern(language: Language): string {
  const place = ({ x, y }: { x: number; y: number }) => [60 + x, 60 + y] as const
  const lines = Array.from({ length: 20 }, (_, index) => {
    const time = index * 25
    const points = Array.from({ length: 75 }, (_, step) => -30 + step * 8.8).map((x) =>
      place({ x, y: ((time - timeAt(x, 0)) / 42) * BURDEN }),
    )
    return `<path class="line" style="--d:${2500 + time * 7}ms;--long:500ms" pathLength="1" d="${path(points)}" fill="none" stroke="#f5b301" stroke-opacity="${index % 4 ? 0.42 : 0.95}" stroke-width="${index % 4 ? 2 : 3}"/>`
  })
  const drawn = holes.map((hole, index) => {
    const [x, y] = place(hole)
    const later = 300 + Math.floor(index / COLUMNS) * 150 + (index % COLUMNS) * 25
    return `<g class="show" style="--d:${later}ms"><circle cx="${x}" cy="${y}" r="9" fill="#14171b" stroke="#aab3bd" stroke-width="2"/><circle class="flash" style="--d:${2500 + hole.delay * 7}ms" cx="${x}" cy="${y}" r="5" fill="#5b6673"/></g>
      <text class="show" style="--d:${later + 900}ms" x="${x}" y="${y + 30}" font-size="17" text-anchor="middle">${hole.delay}</text>`
  })
  const face = `<path d="M20 ${60 - 34}H690" stroke="#e9ecef" stroke-width="3"/><text x="690" y="12" font-size="24" text-anchor="end">${language === 'es' ? 'Cara libre' : 'Free face'}</text>`
  return drawing(
    `${face}<clipPath id="bench"><rect x="20" y="26" width="670" height="${ROWS * BURDEN + 6}"/></clipPath><g clip-path="url(#bench)">${lines.join('')}</g>${drawn.join('')}`,
  )
}
