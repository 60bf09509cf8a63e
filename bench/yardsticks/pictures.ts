/**
 * The yardstick: bare sharp with our steps. Reads each picture of a folder, rotates it, draws three widths as WebP,
 * hashes and writes it, two at a time. Prints its seconds and CPU seconds.
 */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const [from = '', to = ''] = process.argv.slice(2)
const widths = [320, 640, 1280]

sharp.concurrency(1)
sharp.cache(false)

async function draw(name: string): Promise<void> {
  const source = sharp(await readFile(join(from, name)), { failOn: 'truncated' })
  const { data, info } = await source
    .autoOrient()
    .resize({ width: widths.at(-1)! })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const width of widths) {
    const webp = await sharp(data, { raw }).resize({ width }).webp({ quality: 82 }).toBuffer()
    createHash('sha256').update(webp).digest('hex')
    await writeFile(join(to, `${name}-${width}.webp`), webp)
  }
  await sharp(data, { raw }).resize(9, 8, { fit: 'fill' }).flatten().greyscale().raw().toBuffer()
}

const waiting = readdirSync(from)
const begun = performance.now()
const before = process.cpuUsage()
const worker = async () => {
  for (let name = waiting.shift(); name; name = waiting.shift()) await draw(name)
}
await Promise.all([worker(), worker()])
const { user, system } = process.cpuUsage(before)
console.log(JSON.stringify({ seconds: (performance.now() - begun) / 1000, cpu: (user + system) / 1e6 }))
