// Draws the screens of the software from one pattern and its times: node assets/slides/screens.ts
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rough } from './noise.ts'

const TARGET = join(import.meta.dirname, '../../apps/web/public/pictures/software')
const [rows, perRow, spacing, burden] = [9, 15, 5, 4.4]
const origin = { x: 26, y: 0 }
const one = (value: number) => Math.round(value * 10) / 10

function timeAt(x: number, y: number): number {
  const aside = Math.sqrt((x - origin.x) ** 2 + 60) - Math.sqrt(60)
  return (aside / spacing) * 25 + (y / burden) * 42
}
const reliefAt = (x: number, y: number) =>
  9.5 + 3.2 * (rough(x / 17, y / 15, 3, 8) - 0.45) * 4 - Math.abs(x - origin.x) * 0.06

const holes = Array.from({ length: rows * perRow }, (_, index) => {
  const row = Math.floor(index / perRow)
  const x = ((index % perRow) + (row % 2) / 2) * spacing
  return { x, y: row * burden, delay: Math.round(timeAt(x, row * burden)) }
})

/** Metres of the bench to the points of the plan. */
const px = (x: number) => one(96 + x * 9.1)
const py = (y: number) => one(590 - y * 11.4)

const ink = { text: '#e9ecef', muted: '#98a3ae', line: '#323a43', amber: '#f5b301', teal: '#58cbdc' }

function contour(time: number): string {
  const points: string[] = []
  for (let x = -3; x <= 75; x += 0.5) {
    const y = ((time - timeAt(x, 0)) / 42) * burden
    if (y > -3 && y < rows * burden - 1) points.push(`${px(x)} ${py(y)}`)
    else if (points.length > 0 && !points.at(-1)!.endsWith('M')) points.push('M')
  }
  return `M${points.join('L').replaceAll('LM', 'M').replaceAll('ML', 'M').replace(/M+$/, '').replaceAll('MM', 'M')}`
}

const english = new Map([
  ['Banco 3180 · 135 pozos', 'Bench 3180 · 135 holes'],
  ['Banco 3180 · alivio', 'Bench 3180 · relief'],
  ['Geófono 2 · 3 componentes', 'Geophone 2 · 3 components'],
  ['Malla', 'Pattern'],
  ['Alivio', 'Relief'],
  ['Vibración', 'Vibration'],
  ['Espaciamiento', 'Spacing'],
  ['Entre pozos', 'Between holes'],
  ['Entre filas', 'Between rows'],
  ['Último pozo', 'Last hole'],
  ['Pozos por tiempo', 'Holes by time'],
  ['Secuencia', 'Sequence'],
  ['Alivio, ms/m', 'Relief, ms/m'],
  ['Por fila, ms/m', 'By row, ms/m'],
  ['Longitudinal, mm/s', 'Radial, mm/s'],
  ['Longitudinal', 'Radial'],
  ['Transversal, mm/s', 'Transverse, mm/s'],
  ['Transversal', 'Transverse'],
  ['Máximos, mm/s', 'Peaks, mm/s'],
  ['Vector suma', 'Vector sum'],
  ['Espectro, Hz', 'Spectrum, Hz'],
])

const inEnglish = (svg: string) =>
  svg.replace(/>([^<]+)</g, (_, text: string) => {
    const words = english.get(text) ?? text.replace(/^Fila (\d)$/, 'Row $1').replace(/^(\d+),(\d)/, '$1.$2')
    return `>${words}<`
  })

const grid = [
  ...Array.from({ length: 17 }, (_, i) => `M${px(-3 + i * 5)} ${py(38)}V${py(-3)}`),
  ...Array.from({ length: 9 }, (_, i) => `M${px(-3)} ${py(-3 + i * 5)}H${px(77)}`),
].join('')

function frame(title: string, tab: number, body: string): string {
  const tabs = ['Malla', 'Alivio', 'Vibración']
  const drawn = tabs.map((name, index) => {
    const x = 210 + index * 108
    const isOn = index === tab
    return `<text x="${x}" y="33" fill="${isOn ? ink.text : ink.muted}" font-size="15" font-weight="${isOn ? 700 : 400}">${name}</text>${isOn ? `<path d="M${x} 50h${name.length * 8.4}" stroke="${ink.amber}" stroke-width="3"/>` : ''}`
  })
  const tools = Array.from({ length: 7 }, (_, i) => {
    const y = 92 + i * 48
    const shapes = [
      'M18 0 30 12 18 24',
      'M12 2h20v20h-20z',
      'M12 22 32 2',
      'M22 2a10 10 0 1 1-.1 0',
      'M12 12h20M22 2v20',
      'M12 20l7-10 6 6 7-12',
      'M12 4h20M12 12h20M12 20h12',
    ]
    return `<path transform="translate(4 ${y})" d="${shapes[i]}" fill="none" stroke="${i === 3 ? ink.amber : ink.muted}" stroke-width="2"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1120 700" font-family="Inter, Arial, Helvetica, sans-serif"><path fill="#171b20" d="M0 0h1120v700H0z"/><path fill="#1f252c" d="M0 0h1120v52H0zM0 52h52v648H0z"/><path stroke="${ink.line}" d="M0 52.5h1120M52.5 52v648"/><text x="22" y="34" fill="${ink.text}" font-size="18" font-weight="800" letter-spacing="1">NEXT<tspan font-weight="400">LION</tspan></text>${drawn.join('')}<text x="1096" y="33" text-anchor="end" fill="${ink.muted}" font-size="14">${title}</text>${tools.join('')}${body}</svg>\n`
}

const panel = (y: number, name: string, body: string, height: number) =>
  `<g transform="translate(828 ${y})"><path fill="#1f252c" stroke="${ink.line}" d="M0 0h272v${height}H0z"/><text x="16" y="28" fill="${ink.text}" font-size="14" font-weight="700">${name}</text>${body}</g>`
const rowsOf = (facts: readonly (readonly [string, string])[]) =>
  facts
    .map(
      ([name, value], i) =>
        `<text x="16" y="${60 + i * 30}" fill="${ink.muted}" font-size="14">${name}</text><text x="256" y="${60 + i * 30}" text-anchor="end" fill="${ink.text}" font-size="14">${value}</text>`,
    )
    .join('')

const last = Math.max(...holes.map(({ delay }) => delay))
const now = 262

const bars = Array.from(
  { length: 16 },
  (_, i) => holes.filter(({ delay }) => Math.floor(delay / (last / 15.99)) === i).length,
)
const histogram = bars
  .map(
    (count, i) =>
      `<path fill="${i * (last / 16) < now ? ink.amber : '#4b5561'}" d="M${16 + i * 15} ${188 - count * 9}h11v${count * 9}h-11z"/>`,
  )
  .join('')
const axis = (y: number) =>
  `<path stroke="${ink.line}" d="M16 ${y}h240"/><text x="16" y="${y + 20}" fill="${ink.muted}" font-size="12">0</text><text x="256" y="${y + 20}" text-anchor="end" fill="${ink.muted}" font-size="12">${last} ms</text>`

const plan = frame(
  'Banco 3180 · 135 pozos',
  0,
  `<path d="${grid}" stroke="#232a31" fill="none"/><path d="M${px(-3)} ${py(-3)}H${px(77)}" stroke="#5b6673" stroke-width="3"/>${Array.from({ length: Math.ceil(last / 25) }, (_, i) => `<path d="${contour(i * 25)}" fill="none" stroke="${i % 4 ? '#7d6220' : ink.amber}" stroke-width="${i % 4 ? 1 : 1.8}"/>`).join('')}<path d="${contour(now)}" fill="none" stroke="#fff" stroke-width="2.5"/>${holes.map(({ x, y, delay }) => `<circle cx="${px(x)}" cy="${py(y)}" r="5" fill="${delay <= now ? ink.amber : '#171b20'}" stroke="${delay <= now ? ink.amber : '#aab3bd'}" stroke-width="1.6"/><text x="${px(x)}" y="${py(y) + 18}" text-anchor="middle" font-size="10" fill="${ink.muted}">${delay}</text>`).join('')}${panel(
    76,
    'Malla',
    rowsOf([
      ['Burden', '4,4 m'],
      ['Espaciamiento', '5,0 m'],
      ['Entre pozos', '25 ms'],
      ['Entre filas', '42 ms'],
      ['Último pozo', `${last} ms`],
    ]),
    208,
  )}${panel(308, 'Pozos por tiempo', histogram + axis(190), 232)}${panel(564, 'Secuencia', `<path stroke="#4b5561" stroke-width="4" d="M16 62h240"/><path stroke="${ink.amber}" stroke-width="4" d="M16 62h${one((now / last) * 240)}"/><circle cx="${one(16 + (now / last) * 240)}" cy="62" r="8" fill="${ink.amber}"/><text x="256" y="28" text-anchor="end" fill="${ink.amber}" font-size="14" font-weight="700">${now} ms</text>`, 92)}`,
)

const shade = (value: number) => {
  const stops = [
    [12, 90, 120],
    [12, 133, 153],
    [80, 175, 130],
    [245, 190, 40],
    [214, 92, 44],
  ]
  const at = Math.min(3.999, Math.max(0, (value - 6) / 1.75))
  const [from, to] = [stops[Math.floor(at)]!, stops[Math.floor(at) + 1]!]
  return `#${from
    .map((c, i) =>
      Math.round(c + (to[i]! - c) * (at % 1))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
const tiles: string[] = []
for (let x = -3; x < 76; x += 2) {
  for (let y = -3; y < 37; y += 2)
    tiles.push(`<path fill="${shade(reliefAt(x + 1, y + 1))}" d="M${px(x)} ${py(y + 2)}h18.4v23h-18.4z"/>`)
}
const scale = Array.from(
  { length: 24 },
  (_, i) => `<path fill="${shade(6 + i * 0.3)}" d="M${16 + i * 10} 46h10.4v18h-10.4z"/>`,
).join('')
const relief = frame(
  'Banco 3180 · alivio',
  1,
  `<g opacity=".82">${tiles.join('')}</g>${Array.from({ length: Math.ceil(last / 100) }, (_, i) => `<path d="${contour(i * 100)}" fill="none" stroke="#14171b" stroke-width="1.4" opacity=".6"/>`).join('')}${holes.map(({ x, y }) => `<circle cx="${px(x)}" cy="${py(y)}" r="4.4" fill="#14171b" stroke="#fff" stroke-width="1.4"/>`).join('')}${panel(76, 'Alivio, ms/m', `${scale}<text x="16" y="86" fill="${ink.muted}" font-size="12">6</text><text x="256" y="86" text-anchor="end" fill="${ink.muted}" font-size="12">13</text>`, 104)}${panel(
    204,
    'Por fila, ms/m',
    Array.from({ length: rows }, (_, i) => {
      const value = reliefAt(36, i * burden)
      return `<text x="16" y="${64 + i * 32}" fill="${ink.muted}" font-size="13">Fila ${i + 1}</text><path fill="${shade(value)}" d="M76 ${53 + i * 32}h${one((value - 4) * 17)}v13h-${one((value - 4) * 17)}z"/><text x="256" y="${64 + i * 32}" text-anchor="end" fill="${ink.text}" font-size="13">${value.toFixed(1).replace('.', ',')}</text>`
    }).join(''),
    350,
  )}`,
)

function wave(y: number, strength: number, seed: number, colour: string): string {
  const points = Array.from({ length: 700 }, (_, i) => {
    const t = i / 700
    const envelope = Math.max(0, Math.min(1, (t - 0.08) * 9)) * Math.exp(-Math.max(0, t - 0.42) * 6.5)
    const swing =
      Math.sin(t * 190 + seed) * 0.6 +
      Math.sin(t * 310 + seed * 3) * 0.35 +
      (rough(t * 120, seed, 3, seed) - 0.45) * 1.5
    return `${one(84 + i)} ${one(y - swing * envelope * strength)}`
  })
  return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="1.7"/><path d="M84 ${y}h700" stroke="${ink.line}"/>`
}
const names = ['Longitudinal', 'Transversal', 'Vertical']
const channels = names.map((name, i) => {
  const y = 158 + i * 172
  return `<text x="84" y="${y - 66}" fill="${ink.muted}" font-size="14">${name}, mm/s</text>${wave(y, [62, 40, 50][i]!, i + 2, [ink.amber, ink.teal, '#aab3bd'][i]!)}`
})
const spectrum = Array.from({ length: 121 }, (_, i) => {
  const f = i / 2
  const level = 70 * Math.exp(-(((f - 21) / 7) ** 2)) + 52 * Math.exp(-(((f - 38) / 5) ** 2)) + 14 * rough(f, 3, 3, 4)
  return `${16 + i * 2} ${one(190 - level)}`
})
const vibration = frame(
  'Geófono 2 · 3 componentes',
  2,
  `<path d="${Array.from({ length: 15 }, (_, i) => `M${84 + i * 50} 76V600`).join('')}" stroke="#232a31"/>${channels.join('')}${[0, 250, 500, 750, 1000, 1250].map((ms, i) => `<text x="${84 + i * 125}" y="628" fill="${ink.muted}" font-size="12">${ms} ms</text>`).join('')}${panel(
    76,
    'Máximos, mm/s',
    rowsOf([
      ['Longitudinal', '6,2'],
      ['Transversal', '3,9'],
      ['Vertical', '4,8'],
      ['Vector suma', '7,1'],
    ]),
    178,
  )}${panel(278, 'Espectro, Hz', `<path d="M${spectrum.join('L')}L256 190L16 190Z" fill="${ink.amber}" opacity=".22"/><path d="M${spectrum.join('L')}" fill="none" stroke="${ink.amber}" stroke-width="1.8"/><path stroke="${ink.line}" d="M16 190h240"/><text x="16" y="210" fill="${ink.muted}" font-size="12">0</text><text x="256" y="210" text-anchor="end" fill="${ink.muted}" font-size="12">60</text>`, 226)}`,
)

await mkdir(TARGET, { recursive: true })
for (const [name, svg] of Object.entries({ plan, relief, vibration })) {
  await writeFile(join(TARGET, `${name}-es.svg`), svg)
  await writeFile(join(TARGET, `${name}-en.svg`), inEnglish(svg))
}
