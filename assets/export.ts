// Turns developed pictures into what pages load: WebP in the widths of a machine's pictures, and a list of what there is.
// npx node assets/export.ts
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'

const WIDTHS = [320, 640, 800]
/** What a phone takes, before anything else is seen: fewer bytes for it. */
const LIGHT = 640
const ROOT = join(import.meta.dirname, '..')
const SOURCE = join(ROOT, '.cache/pictures/developed/800')
const TARGET = join(ROOT, 'apps/web/public/pictures/machines')

interface Picture {
  model: string
  view: string
  colour: string
}

sharp.concurrency(1)
await mkdir(TARGET, { recursive: true })
const widest = `-${WIDTHS.at(-1)}.webp`
const made = (await readdir(SOURCE)).filter((file) => file.endsWith('.png')).map((file) => basename(file, '.png'))
// what was exported elsewhere stays
const there = (await readdir(TARGET)).filter((file) => file.endsWith(widest)).map((file) => basename(file, widest))
const pictures: Picture[] = []
for (const name of [...new Set([...made, ...there])].sort()) {
  const [, model, view, colour] = /^(.+)-([a-z]+)-([a-z]+)$/.exec(name) ?? []
  if (!model || !view || !colour) throw new Error(`not a picture's name: ${name}`)
  pictures.push({ model, view, colour })
  if (made.includes(name)) await exportPicture(name)
}
await writeFile(join(import.meta.dirname, 'machines.json'), list(pictures))
process.stdout.write(`${pictures.length} pictures, ${((await total()) / 1e6).toFixed(1)} MB\n`)

async function exportPicture(name: string): Promise<void> {
  const source = join(SOURCE, `${name}.png`)
  const made = (await stat(source)).mtimeMs
  for (const width of WIDTHS) {
    const target = join(TARGET, `${name}-${width}`)
    if (await isNewer(`${target}.webp`, made)) continue
    const resized = await sharp(source).resize({ width, kernel: 'lanczos3' }).removeAlpha().png().toBuffer()
    const quality = width === LIGHT ? 68 : 78
    await sharp(resized).webp({ quality, effort: 6, smartSubsample: true }).toFile(`${target}.webp`)
  }
}

async function isNewer(path: string, than: number): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs > than
  } catch {
    return false
  }
}

function list(all: Picture[]): string {
  const models = [...new Set(all.map((picture) => picture.model))]
  const rows = models.map((model) => {
    const own = all.filter((picture) => picture.model === model)
    return { model, views: [...new Set(own.map((p) => p.view))], colours: [...new Set(own.map((p) => p.colour))] }
  })
  return `${JSON.stringify({ widths: WIDTHS, machines: rows }, null, 2)}\n`
}

async function total(): Promise<number> {
  let bytes = 0
  for (const file of await readdir(TARGET)) bytes += (await stat(join(TARGET, file))).size
  return bytes
}
