import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Something printed or shown: its size in pixels and its content. */
export interface Print {
  name: string
  width: number
  height: number
  html: string
}

const FONTS = join(import.meta.dirname, '../../../node_modules/@fontsource-variable')

function face(family: string, file: string, stretch = ''): string {
  const data = readFileSync(join(FONTS, file)).toString('base64')
  return `@font-face { font-family: ${family}; font-weight: 100 900; ${stretch} src: url(data:font/woff2;base64,${data}) }`
}

/** The page all prints lie on: the site's three typefaces and no margin. */
export const STYLE = `
${face('Archivo', 'archivo/files/archivo-latin-standard-normal.woff2', 'font-stretch: 62% 125%;')}
${face('Inter', 'inter/files/inter-latin-wght-normal.woff2')}
${face('Mono', 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2')}
* { box-sizing: border-box; margin: 0 }
body { background: transparent; font-family: Inter; color: #e9edf1; -webkit-font-smoothing: antialiased }
.sheet { position: relative; overflow: hidden }
.name { font-family: Archivo; font-stretch: 122%; font-weight: 750; letter-spacing: 0.01em }
.mono { font-family: Mono; font-weight: 600 }
.at { position: absolute; transform: translate(-50%, -50%); white-space: nowrap; text-align: center }
`

/** The company's name as on the site, with the accent as its full stop. */
export function logo(size: number, colour = 'currentColor', dot = '#f5b301'): string {
  const side = size * 0.3
  return `<span style="font-family:Archivo;font-stretch:125%;font-weight:800;font-size:${size}px;line-height:1;color:${colour}">NEXT<span
    style="display:inline-block;width:${side}px;height:${side}px;margin-left:${size * 0.1}px;background:${dot}"></span></span>`
}
