import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const PICTURES = join(ROOT, 'apps/web/public/pictures')
const WIDTHS = [1600, 1280, 960]

/** A picture of the site for use in a scene. */
export function picture(path: string): string {
  const kind = path.endsWith('.svg') ? 'svg+xml' : path.slice(path.lastIndexOf('.') + 1)
  return `data:image/${kind};base64,${readFileSync(join(PICTURES, path)).toString('base64')}`
}

/** A product's picture, the largest there is. */
export function product(name: string): string {
  const width = WIDTHS.find((one) => existsSync(join(PICTURES, `products/${name}-${one}.webp`)))
  return picture(`products/${name}-${width}.webp`)
}

/** A product on the right, which comes slowly nearer, and the words next to it. */
export function withWords(name: string, words: string, motion: 'near' | 'far' = 'near'): string {
  return `<div class="still"><img class="${motion}" src="${product(name)}"></div><div class="words slim">${words}</div>`
}

/** A window of the software on the right. */
export const screen = (path: string, words: string): string =>
  `<div class="ground cover"></div><div class="words slim" style="width:340px">${words}</div><div><img class="rise" style="position:absolute;left:456px;top:70px;width:780px;border-radius:8px;box-shadow:0 24px 60px #0009" src="${picture(path)}"></div>`

/** A picture over everything, darker where the words stand. */
export function over(path: string, words: string): string {
  return `<img class="cover near" src="${picture(path)}"><div class="shade"></div><div class="words wide">${words}</div>`
}
