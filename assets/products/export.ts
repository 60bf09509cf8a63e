// Turns the products' pictures into what pages load, AVIF and WebP in up to five widths, and writes the list of them.
// npx node assets/products/export.ts
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

interface View {
  es: string
  en: string
}

interface Picture extends View {
  slug: string
  view: string
  widths: number[]
}

const WIDTHS = [480, 720, 960, 1280]
/** A phone's width at its density, where fewer bytes show sooner and nobody sees the difference. */
const LIGHT = 720
const FINALS = [1600, 1280, 960]
const ROOT = join(import.meta.dirname, '../..')
const SOURCE = join(ROOT, '.cache/pictures/products')
const TARGET = join(ROOT, 'apps/web/public/pictures/products')
const LIST = join(ROOT, 'apps/web/app/core/public/pictures/product-pictures.ts')

sharp.concurrency(1)
await mkdir(TARGET, { recursive: true })
const shots: Record<string, Record<string, View>> = JSON.parse(
  await readFile(join(import.meta.dirname, 'pictures.json'), 'utf8'),
)
const pictures: Picture[] = []
for (const [slug, views] of Object.entries(shots))
  for (const [view, { es, en }] of Object.entries(views)) {
    const widths = await exported(`${slug}-${view}`)
    if (widths.length > 0) pictures.push({ slug, view, widths, es, en })
  }
await writeFile(LIST, list())
process.stdout.write(`${pictures.length} pictures, ${((await total()) / 1e6).toFixed(1)} MB\n`)

/** Writes the files of one picture from its widest rendering and tells their widths; what was exported elsewhere stays. */
async function exported(name: string): Promise<number[]> {
  for (const final of FINALS) {
    const source = join(SOURCE, `${final}`, `${name}.png`)
    const made = await changed(source)
    const isThere = (await changed(join(TARGET, `${name}-${final}.webp`))) > 0
    if (made === 0 && !isThere) continue
    const wanted = [...WIDTHS.filter((width) => width < final), final]
    const fileOf = (width: number) => join(TARGET, `${name}-${width}`)
    if (made > 0) for (const width of wanted) await exportWidth(source, made, fileOf(width), width)
    await dropOthers(name, wanted)
    const times = await Promise.all(wanted.map((width) => changed(`${fileOf(width)}.webp`)))
    return wanted.filter((_, nth) => times[nth]! > 0)
  }
  return []
}

/** A wider rendering takes the place of the widest one before. */
async function dropOthers(name: string, widths: number[]): Promise<void> {
  for (const width of FINALS.filter((final) => !widths.includes(final)))
    for (const kind of ['avif', 'webp']) await rm(join(TARGET, `${name}-${width}.${kind}`), { force: true })
}

async function exportWidth(source: string, made: number, target: string, width: number): Promise<void> {
  if ((await changed(`${target}.webp`)) > made) return
  const resized = await sharp(source).resize({ width, kernel: 'lanczos3' }).removeAlpha().png().toBuffer()
  const quality = width === LIGHT ? 46 : 56
  await sharp(resized).avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toFile(`${target}.avif`)
  await sharp(resized).webp({ quality: 80, effort: 5, smartSubsample: true }).toFile(`${target}.webp`)
}

async function changed(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs
  } catch {
    return 0
  }
}

function list(): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`
  const products = Object.keys(shots).map((slug) => {
    const views = pictures
      .filter((picture) => picture.slug === slug)
      .map(
        ({ view, widths, es, en }) =>
          `    ${view}: {\n      widths: [${widths.join(', ')}],\n      es: ${quoted(es)},\n      en: ${quoted(en)},\n    },\n`,
      )
    return `  ${slug}: {${views.length > 0 ? `\n${views.join('')}  ` : ''}},\n`
  })
  return `/**
 * Rendered pictures of the products by view: files \`/pictures/products/{slug}-{view}-{width}\`, 3:2. Written by
 * assets/products/export.ts.
 */
export const productPictures = {\n${products.join('')}} as const\n`
}

async function total(): Promise<number> {
  let bytes = 0
  for (const file of await readdir(TARGET)) bytes += (await stat(join(TARGET, file))).size
  return bytes
}
