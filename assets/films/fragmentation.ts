import { heap } from '../products/prints/fragments.ts'
import { scale } from '../products/prints/software.ts'
import { drawing, end, figure, path, title, words } from './deps.ts'
import type { Film, Say } from './film.ts'
import { over, product, withWords } from './stills.ts'

/** From the image of a heap to its size curve. */
export const fragmentation: Film = {
  name: 'fragmentation',
  poster: 14.6,
  scenes: (say) => [
    {
      seconds: 4.5,
      caption: say(
        'Lo que deja una tronadura se puede medir: fragmento por fragmento, desde una imagen.',
        'What a blast leaves behind can be measured, fragment by fragment, from an image.',
      ),
      html: over(
        'slides/fragments-1920.webp',
        title(
          say('Fragmentación', 'Fragmentation'),
          say('De la imagen<br>a la curva de tamaños', 'From image<br>to size curve'),
        ),
      ),
    },
    {
      seconds: 5.5,
      caption: say(
        'Quamtum toma la imagen en terreno y guarda el lugar con una exactitud GPS de 1 a 5 m.',
        'Quamtum takes the image in the field and records the location with a GPS accuracy of 1 to 5 m.',
      ),
      html: withWords(
        'quamtum-front',
        words(say('La imagen,<br>en terreno', 'The image,<br>in the field')) +
          figure(say('Exactitud GPS', 'GPS accuracy'), '1–5 m') +
          figure(say('Idiomas del análisis', 'Analysis languages'), '7', 800),
      ),
    },
    {
      seconds: 6,
      caption: say(
        'Cada fragmento se delinea y se mide: cálidos los gruesos, fríos los finos.',
        'Every fragment is outlined and measured: warm colors for coarse, cool colors for fine.',
      ),
      html: `<div class="ground cover"></div>${outlines()}<div class="words" style="width:400px">${words(
        say('Cada fragmento, delineado', 'Every fragment outlined'),
        say('El contorno da el área; el área, el tamaño.', 'The outline gives the area; the area gives the size.'),
      )}</div>`,
    },
    {
      seconds: 6,
      caption: say(
        'De todos los tamaños sale la curva: cuánto pasa por cada abertura. Valores de ejemplo.',
        'All those sizes make the curve: how much passes each opening. Example values.',
      ),
      html: `<div class="ground cover"></div>${curve(say)}<div class="words" style="width:400px">${words(
        say('La curva<br>de tamaños', 'The size<br>curve'),
        say('P50 y P80 para comparar con el diseño.', 'P50 and P80 to check against the design.'),
      )}</div>`,
    },
    {
      seconds: 5.5,
      caption: say(
        'Tres versiones: portátil, desde un dron en 360° y en el escritorio.',
        'Three versions: portable, 360° from a drone, and on the desktop.',
      ),
      html: `<div class="ground cover"></div>${versions(say)}`,
    },
    {
      seconds: 3,
      caption: '',
      html: end(say('Quamtum · análisis de fragmentación', 'Quamtum · fragmentation analysis')),
    },
  ],
}

export function outlines(): string {
  const stones = heap(700, 560, 130)
  const most = stones.map(({ size }) => size).toSorted((a, b) => b - a)[8] ?? 1
  const drawn = stones.map(({ points, size }, index) => {
    const d = `${path(points)}Z`
    const grey = 84 + ((index * 37) % 56)
    const colour = scale((size / most) * 0.9)
    const later = 700 + (points[0]?.[0] ?? 0) * 4
    return `<path d="${d}" fill="rgb(${grey},${grey - 4},${grey - 10})"/><path class="show" style="--d:${later + 300}ms" d="${d}" fill="${colour}" fill-opacity=".34"/>
      <path class="line" style="--d:${later}ms;--long:700ms" pathLength="1" d="${d}" fill="none" stroke="${colour}" stroke-width="2.6"/>`
  })
  return drawing(
    `<clipPath id="heap"><rect width="700" height="560" rx="8"/></clipPath><g clip-path="url(#heap)"><rect width="700" height="560" fill="#211f1c"/>${drawn.join('')}</g>`,
  )
}

const [CHARACTERISTIC, UNIFORMITY] = [320, 1.3]
const passing = (size: number) => 1 - Math.exp(-((size / CHARACTERISTIC) ** UNIFORMITY))
const sizeAt = (share: number) => CHARACTERISTIC * (-Math.log(1 - share)) ** (1 / UNIFORMITY)
const acrossAt = (size: number) => 80 + (Math.log10(size / 10) / 2.1) * 600
const heightAt = (share: number) => 490 - share * 440

export function curve(say: Say): string {
  const points = Array.from({ length: 90 }, (_, index): [number, number] => {
    const size = 10 * 10 ** ((index / 89) * 2.1)
    return [acrossAt(size), heightAt(passing(size))]
  })
  const levels = [0, 20, 40, 60, 80, 100].map(
    (share) =>
      `<path d="M80 ${heightAt(share / 100)}H680" stroke="#ffffff22"/><text x="66" y="${heightAt(share / 100) + 8}" font-size="24" text-anchor="end">${share}</text>`,
  )
  const sizes = [10, 30, 100, 300, 1000].map(
    (size) =>
      `<path d="M${acrossAt(size)} 50V490" stroke="#ffffff16"/><text x="${acrossAt(size)}" y="526" font-size="24" text-anchor="middle">${size}</text>`,
  )
  const marks = [0.5, 0.8].map((share, index) => {
    const [x, y, later] = [acrossAt(sizeAt(share)), heightAt(share), 2900 + index * 600]
    return `<g class="show" style="--d:${later}ms"><path d="M80 ${y}H${x}V490" fill="none" stroke="#f5b301" stroke-width="2" stroke-dasharray="7 6"/><circle cx="${x}" cy="${y}" r="8" fill="#14171b" stroke="#f5b301" stroke-width="4"/>
      <text x="${x - 20}" y="${y - 16}" font-size="28" font-weight="650" text-anchor="end" style="fill:#fff">P${share * 100}</text></g>`
  })
  return drawing(`<text x="80" y="24" font-size="24">${say('Pasante, %', 'Passing, %')}</text>${levels.join('')}${sizes.join('')}
    <text x="680" y="558" font-size="24" text-anchor="end">${say('Tamaño, mm', 'Size, mm')}</text>
    <path class="line" style="--d:700ms;--long:2400ms" pathLength="1" d="${path(points)}" fill="none" stroke="#f5b301" stroke-width="5"/>${marks.join('')}`)
}

export function versions(say: Say): string {
  const shown = [
    ['quamtum-front', say('Portátil', 'Portable'), say('Junto a la roca', 'At the muckpile')],
    ['quamtum-drone', '360', say('Desde el aire', 'From the air')],
    ['quamtum-desktop', say('Escritorio', 'Desktop'), say('En la oficina', 'In the office')],
  ] as const
  const cards = shown.map(
    ([name, heading, line], index) =>
      `<div class="rise" style="--d:${index * 350}ms"><div style="overflow:hidden;border-radius:8px"><img class="near" style="display:block;width:352px;height:264px;object-fit:cover" src="${product(name)}"></div><h2 style="font-size:34px;margin-top:22px">${heading}</h2><p style="color:#cbd2d9">${line}</p></div>`,
  )
  return `<div style="position:absolute;left:88px;top:150px;display:flex;gap:24px">${cards.join('')}</div>`
}
