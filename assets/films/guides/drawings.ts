import { drawing } from '../deps.ts'
import type { Say } from '../film.ts'

/** The plan of a blast with its exclusion zone and the range, without figures: these are facts. */
export function area(say: Say): string {
  const [x, y] = [350, 280]
  const holes = Array.from(
    { length: 12 },
    (_, index) =>
      `<circle class="show" style="--d:${300 + index * 50}ms" cx="${x - 42 + (index % 4) * 28}" cy="${y - 24 + Math.floor(index / 4) * 24}" r="6" fill="#f5b301"/>`,
  )
  const note = (dx: number, dy: number, text: string, later: number) =>
    `<text class="show" style="--d:${later}ms;fill:#fff;stroke:#1d2228;stroke-width:7;paint-order:stroke" x="${x + dx}" y="${y + dy}" font-size="25" text-anchor="middle">${text}</text>`
  return `<div class="ground cover"></div>${drawing(
    `<circle class="show" style="--d:1700ms" cx="${x}" cy="${y}" r="262" fill="#58cbdc14" stroke="#58cbdc" stroke-width="3"/>
    <circle class="show" style="--d:900ms" cx="${x}" cy="${y}" r="150" fill="#f5b3011f" stroke="#f5b301" stroke-width="3" stroke-dasharray="11 9"/>
    ${holes.join('')}${note(0, -164, say('Área de exclusión', 'Blast exclusion zone'), 1100)}${note(0, 292, say('Alcance', 'Range'), 1900)}
    <path class="line" style="--d:2500ms;--long:1500ms" pathLength="1" d="M${x + 52} ${y + 8}C${x + 90} ${y + 30} ${x + 120} ${y + 44} ${x + 148} ${y + 70}" fill="none" stroke="#fff" stroke-width="3"/>
    <g class="show" style="--d:3800ms"><rect x="${x + 150}" y="${y + 62}" width="54" height="42" rx="7" fill="#39424d" stroke="#fff" stroke-width="3"/><path d="M${x + 192} ${y + 62}V${y + 32}" stroke="#fff" stroke-width="4"/></g>`,
  )}`
}

/** Holes in a row, each with a bar as long as its time. */
export function times(say: Say): string {
  const bars = Array.from({ length: 9 }, (_, index) => {
    const y = 60 + index * 50
    return `<circle class="show" style="--d:${300 + index * 90}ms" cx="70" cy="${y}" r="10" fill="#14171b" stroke="#aab3bd" stroke-width="3"/>
      <rect class="grow" style="--d:${900 + index * 170}ms;--long:600ms;transform-box:fill-box" x="96" y="${y - 9}" width="${60 + index * 58}" height="18" rx="5" fill="#f5b301"/>`
  })
  return `<div class="ground cover"></div>${drawing(
    `${bars.join('')}<path d="M96 510H690" stroke="#aab3bd" stroke-width="3"/><text x="690" y="544" font-size="25" text-anchor="end">${say('Tiempo', 'Time')}</text>
    <text x="70" y="544" font-size="25" text-anchor="middle">${say('Pozo', 'Hole')}</text>`,
  )}`
}

/** The ways in which a design is taken along. */
export function files(say: Say): string {
  const cards = [say('Enlace', 'Link'), 'CSV', 'JSON', 'PDF'].map((name, index) => {
    const [x, y] = [60 + (index % 2) * 310, 40 + Math.floor(index / 2) * 250]
    return `<g class="show" style="--d:${500 + index * 500}ms"><path d="M${x} ${y}h190l60 60v150h-250z" fill="#242a32" stroke="#74808d" stroke-width="3" stroke-linejoin="round"/><path d="M${x + 190} ${y}v60h60" fill="none" stroke="#74808d" stroke-width="3"/>
      <rect x="${x + 28}" y="${y + 44}" width="64" height="6" fill="#f5b301"/><text x="${x + 28}" y="${y + 128}" font-size="46" font-weight="650" style="fill:#fff">${name}</text></g>`
  })
  return `<div class="ground cover"></div>${drawing(cards.join(''))}`
}
