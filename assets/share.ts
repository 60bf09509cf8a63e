// Draws what a shared link shows (1200 × 630) in each language: the name over timing contours, with a picture where
// there is one.
// npx node assets/share.ts
import { existsSync } from 'node:fs'
import { mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { pageLanguages } from '@portal/contract/core/language'
import { sharedPicture } from '@portal/contract/core/shared-pictures'
import sharp from 'sharp'
import { findChromium } from '../scripts/browser.ts'
import { shares } from './shares.ts'

const ROOT = join(import.meta.dirname, '..')
const PICTURES = join(ROOT, 'apps/web/public/pictures')
const TARGET = join(PICTURES, 'share')
const { width: WIDTH, height: HEIGHT } = sharedPicture
const LARGEST = 60_000

await mkdir(TARGET, { recursive: true })
const found = await findChromium()
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args, env: found.env })
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
const faces = await Promise.all([
  face('Archivo', 'archivo/files/archivo-latin-wdth-normal.woff2', 'font-stretch:62% 125%;'),
  face('Inter', 'inter/files/inter-latin-wght-normal.woff2', ''),
])
for (const { name, title, line = '', picture } of shares) {
  const image = picture && existsSync(join(PICTURES, picture)) ? await asPng(join(PICTURES, picture)) : null
  for (const language of pageLanguages) {
    const said = (words: typeof line) => (typeof words === 'string' ? words : words[language])
    await page.setContent(drawn(said(title), said(line), image))
    await page.evaluate('document.fonts.ready')
    await write(`${name}-${language}`, await page.screenshot({ type: 'png' }))
  }
}
await browser.close()

async function write(name: string, png: Buffer): Promise<void> {
  const target = join(TARGET, `${name}.jpg`)
  for (let quality = 86; ; quality -= 6) {
    await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toFile(target)
    const { size } = await stat(target)
    if (size <= LARGEST) return void process.stdout.write(`${name} ${Math.round(size / 1000)} kB at ${quality}\n`)
  }
}

async function face(name: string, file: string, axes: string): Promise<string> {
  const bytes = await readFile(join(ROOT, 'node_modules/@fontsource-variable', file))
  const source = `url(data:font/woff2;base64,${bytes.toString('base64')})`
  return `@font-face{font-family:${name};font-weight:100 900;${axes}src:${source}}`
}

async function asPng(path: string): Promise<string> {
  const bytes = await sharp(path).resize({ width: 800, withoutEnlargement: true }).png().toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

function drawn(title: string, line: string, image: string | null): string {
  const size = image ? 66 : title.length > 24 ? 72 : title.length > 14 ? 78 : 104
  return `<!doctype html><style>${faces.join('')}
*{margin:0;box-sizing:border-box}
body{position:relative;width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden;background:radial-gradient(90% 120% at 78% 30%,#2a323b,#14171b 62%);color:#fff;font:400 30px/1.4 Inter}
svg,img{position:absolute}
svg{inset:0}
img{right:-70px;top:0;height:100%;width:760px;object-fit:cover;mask-image:linear-gradient(90deg,transparent,#000 42%)}
.text{position:absolute;left:72px;bottom:164px;width:${image ? 640 : 900}px}
.rule{width:72px;height:6px;margin-bottom:30px;background:#f5b301}
h1{font:700 ${size}px/1.02 Archivo;font-stretch:118%;letter-spacing:-.01em;text-wrap:balance}
p{margin-top:18px;color:#c3cad2}
.logo{position:absolute;left:72px;bottom:64px;display:flex;align-items:baseline;font:800 40px/1 Archivo;font-stretch:125%;letter-spacing:.02em}
.logo i{width:14px;height:14px;margin-left:6px;background:#f5b301}
</style>${contours()}${image ? `<img src="${image}">` : ''}
<div class="text"><div class="rule"></div><h1>${title}</h1>${line ? `<p>${line}</p>` : ''}</div>
<div class="logo">NEXT<i></i></div>`
}

/** Holes of a bench seen from above, and the lines of equal time that run through them. */
function contours(): string {
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
    return `<ellipse cx="1180" cy="70" rx="${r}" ry="${r * 0.8}" fill="none" stroke="#f5b301" stroke-width="1.6" opacity="${opacity.toFixed(2)}"/>`
  })
  return `<svg width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="f"><stop offset=".34" stop-color="#000"/><stop offset=".7" stop-color="#fff"/></linearGradient><mask id="m"><rect width="100%" height="100%" fill="url(#f)"/></mask></defs><g mask="url(#m)">${holes.join('')}${lines.join('')}</g></svg>`
}
