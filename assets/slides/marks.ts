// Draws the marks of the product lines into one file: node assets/slides/marks.ts. It prints the width of each.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Width and strokes of a letter, 32 high. */
const letters: Readonly<Record<string, readonly [number, string]>> = {
  A: [28, 'M0 32 14 0 28 32M5.5 21H22.5'],
  E: [22, 'M22 0H0V32H22M0 16H19'],
  H: [26, 'M0 0V32M26 0V32M0 16H26'],
  I: [0, 'M0 0V32'],
  L: [20, 'M0 0V32H20'],
  M: [32, 'M0 32V0L16 22 32 0V32'],
  N: [26, 'M0 32V0L26 32V0'],
  O: [32, 'M8 0H24A8 8 0 0 1 32 8V24A8 8 0 0 1 24 32H8A8 8 0 0 1 0 24V8A8 8 0 0 1 8 0Z'],
  Q: [32, 'M8 0H24A8 8 0 0 1 32 8V24A8 8 0 0 1 24 32H8A8 8 0 0 1 0 24V8A8 8 0 0 1 8 0ZM20 20 32 34'],
  R: [25, 'M0 32V0H17A8 8 0 0 1 17 18H0M13 18 25 32'],
  T: [26, 'M0 0H26M13 0V32'],
  U: [27, 'M0 0V22A10 10 0 0 0 10 32H17A10 10 0 0 0 27 22V0'],
  X: [27, 'M0 0 27 32M27 0 0 32'],
  1: [9, 'M0 5 9 0V32'],
  3: [23, 'M0 0H23L11 13H13A9.5 9.5 0 0 1 13 32H0'],
  '+': [18, 'M9 7V25M0 16H18'],
}

const marks = {
  nextlion: ['NEXT', 'LION'],
  next1: ['NEXT', '1'],
  next3: ['NEXT', '3E'],
  nextone: ['NEXT', 'ONE'],
  nextoneplus: ['NEXT', 'ONE+'],
  nextthree: ['NEXT', 'THREE'],
  nextremote: ['NEXT', 'REMOTE'],
  quamtum: ['QUAMTUM', ''],
}

const symbols = Object.entries(marks).map(([name, words]) => {
  let x = 4
  const paths = words.map((word, index) => {
    const weight = index === 0 ? 7 : 3
    const drawn = [...word].map((letter) => {
      const [width, strokes] = letters[letter]!
      const path = `<path transform="translate(${x} 8)" d="${strokes}"/>`
      x += width + 13
      return path
    })
    if (index === 0 && words[1]) x += 2
    return `<g stroke-width="${weight}">${drawn.join('')}</g>`
  })
  const width = x - 9
  process.stdout.write(`${name} ${width}\n`)
  return `<symbol id="${name}" viewBox="0 0 ${width} 48"><g fill="none" stroke="currentColor" stroke-linejoin="miter">${paths.join('')}</g></symbol>`
})

const file = join(import.meta.dirname, '../../apps/web/public/pictures/product-lines.svg')
await writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`)
