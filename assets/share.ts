// Draws what a shared link shows (1200 × 630) in each language: the name over timing contours, with a picture where
// there is one.
// npx node assets/share.ts
import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startingAccent } from '@portal/contract/core/accent'
import { pageLanguages } from '@portal/contract/core/language'
import { shareCards } from '@portal/contract/core/share-cards'
import { sharedPicture } from '@portal/contract/core/shared-pictures'
import sharp from 'sharp'
import { contours } from '../apps/server/src/core/brand/contours.ts'
import { findChromium } from '../scripts/browser.ts'

const ROOT = join(import.meta.dirname, '..')
const PICTURES = join(ROOT, 'apps/web/public/pictures')
const TARGET = join(PICTURES, 'share')
const { width: WIDTH, height: HEIGHT } = sharedPicture
const LARGEST = 60_000
/** Whom the pictures that come with the portal are drawn for; the server draws those of any other company. */
const NAME = 'NEXT'

await mkdir(TARGET, { recursive: true })
const found = await findChromium()
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args, env: found.env })
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
const faces = await Promise.all([
  face('Archivo', 'archivo/files/archivo-latin-wdth-normal.woff2', 'font-stretch:62% 125%;'),
  face('Inter', 'inter/files/inter-latin-wght-normal.woff2', ''),
])
for (const { name, title, line = '', picture } of shareCards) {
  const image = picture && existsSync(join(PICTURES, picture)) ? await asPng(join(PICTURES, picture)) : null
  for (const language of pageLanguages) {
    const said = (words: typeof line) => (typeof words === 'string' ? words : words[language])
    await page.setContent(drawn(said(title), said(line), image))
    await page.evaluate('document.fonts.ready')
    await write(`${name}-${language}`, await page.screenshot({ type: 'png' }))
  }
}
await browser.close()
await writeFile(join(TARGET, 'drawn-for.json'), `${JSON.stringify({ name: NAME, accent: startingAccent })}\n`)

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
.rule{width:72px;height:6px;margin-bottom:30px;background:${startingAccent}}
h1{font:700 ${size}px/1.02 Archivo;font-stretch:118%;letter-spacing:-.01em;text-wrap:balance}
p{margin-top:18px;color:#c3cad2}
.logo{position:absolute;left:72px;bottom:64px;display:flex;align-items:baseline;font:800 40px/1 Archivo;font-stretch:125%;letter-spacing:.02em}
.logo i{width:14px;height:14px;margin-left:6px;background:${startingAccent}}
</style><svg width="${WIDTH}" height="${HEIGHT}">${contours(startingAccent)}</svg>${image ? `<img src="${image}">` : ''}
<div class="text"><div class="rule"></div><h1>${title}</h1>${line ? `<p>${line}</p>` : ''}</div>
<div class="logo">${NAME}<i></i></div>`
}
