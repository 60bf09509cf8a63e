import { random } from '../products/prints/field.ts'
import { drawing, path } from './deps.ts'
import type { Say } from './film.ts'

/** A record of particle velocity in three components, drawn from left to right. Example values. */
export function record(say: Say): string {
  const names = [say('Longitudinal', 'Radial'), say('Transversal', 'Transverse'), 'Vertical']
  const colours = ['#f5b301', '#58cbdc', '#e9ecef']
  const traces = names.map((name, index) => {
    const middle = 110 + index * 160
    const points = wave(5 + index * 7).map((value, at): [number, number] => [70 + at, middle - value * 62])
    return `<path d="M70 ${middle}H690" stroke="#ffffff2b"/><text x="70" y="${middle - 66}" font-size="26">${name}</text>
      <path class="line" style="--d:${600 + index * 300}ms;--long:2800ms" pathLength="1" d="${path(points)}" fill="none" stroke="${colours[index]}" stroke-width="2.4" stroke-linejoin="round"/>`
  })
  const seconds = [0, 0.5, 1, 1.5, 2].map(
    (time) =>
      `<text x="${70 + (time / 2) * 620}" y="548" font-size="24" text-anchor="middle">${say(`${time}`.replace('.', ','), `${time}`)} s</text>`,
  )
  return drawing(`<path d="M70 514H690" stroke="#ffffff55"/>${seconds.join('')}${traces.join('')}`)
}

function wave(seed: number): number[] {
  const next = random(seed)
  const pulses = Array.from(
    { length: 22 },
    () => [0.1 + next() * 0.55, 0.25 + next() * 0.75, 26 + next() * 44] as const,
  )
  const raw = Array.from({ length: 620 }, (_, index) => {
    const t = index / 619
    return pulses.reduce((sum, [at, size, pitch]) => {
      const since = t - at
      return since < 0 ? sum : sum + size * Math.exp(-since * 9) * Math.sin(since * pitch * 4) * Math.min(1, since * 60)
    }, 0)
  })
  const most = Math.max(...raw.map(Math.abs))
  return raw.map((value) => value / most)
}
