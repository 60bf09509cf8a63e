// Draws the bench seen through: its holes with their charges, and the lines of equal firing time that run through them.
// node assets/bench/drawing.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import { box, chargeOf, contour, contourTimes, edges, holes, onPaper, stemOf } from './pattern.ts'

const TARGET = new URL('../../apps/web/public/pictures/bench/', import.meta.url)

/** Widths are those of the picture: in a small one, figures and lines are drawn larger. */
const style = `
path{fill:none}
.edge{stroke:#323a43}
.stem{stroke:#5b6673;stroke-width:.8;opacity:.6}
.charge{stroke:#f5b301;stroke-width:2;opacity:.34}
.contour{stroke:#97a2ad;stroke-width:.8;opacity:.6}
.major{stroke:#f5b301;stroke-width:1.5;opacity:.85}
ellipse{fill:#14171b;stroke:#fff;stroke-width:1.2}
text{fill:#c3cad2;font:16px Inter,Arial,sans-serif}
@media(max-width:720px){
text{font-size:26px}
ellipse{stroke-width:2}
.contour,.charge{stroke-width:1.6}
.major{stroke-width:2.6}
}
@media(max-width:420px){
text{font-size:34px}
ellipse{stroke-width:2.6}
.major{stroke-width:3.4}
}
`

const path = (name: string, d: string) => `<path class="${name}" d="${d}"/>`

const times = (isMajor: boolean) => contourTimes.filter((time) => (time % 100 === 0) === isMajor)

const collars = holes
  .map(({ x, y }) => onPaper(x, y))
  .map(({ x, y }) => `<ellipse cx="${x}" cy="${y}" rx="5" ry="3.4"/>`)

/** The time of every fourth line is at its right end. */
const labels = times(true).flatMap((time) => {
  const [x, y] = contour(time).split(/[ML]/).at(-1)?.split(' ').map(Number) ?? []
  return time === 0 || x === undefined || y === undefined ? [] : `<text x="${x + 10}" y="${y + 4}">${time} ms</text>`
})

const drawing = (words: string[]) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.left} ${box.top} ${box.width} ${box.height}" width="${box.width}" height="${box.height}">`,
    `<style>${style.replaceAll('\n', '')}</style>`,
    path('edge', edges),
    path('stem', holes.map(stemOf).join('')),
    path('charge', holes.map(chargeOf).join('')),
    path('contour', times(false).map(contour).join('')),
    path('major', times(true).map(contour).join('')),
    ...collars,
    ...words,
    '</svg>\n',
  ].join('\n')

mkdirSync(TARGET, { recursive: true })
writeFileSync(new URL('bench.svg', TARGET), drawing([]))
writeFileSync(new URL('bench-times.svg', TARGET), drawing(labels))
