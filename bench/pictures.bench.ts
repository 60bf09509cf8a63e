import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { aZip } from '../apps/server/test/archives.ts'
import { BulkPortal, workbookOf } from './core/bulk-upload.ts'
import { cpuOfTree, peakMemoryOf } from './core/cpu.ts'
import { report } from './core/report.ts'

const count = 60
const rounds = 3

interface Cost {
  seconds: number
  cpu: number
}

/** Pictures of a mass upload, from the ZIP on the disk to three stored widths each, against bare sharp. */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const portal = await BulkPortal.start()
  try {
    const photos = await photosIn(folder)
    const cost = { ours: [] as Cost[], yardstick: [] as Cost[] }
    for (let round = 0; round <= rounds; round++) {
      const ours = await drawOurs(portal, round, aZip(photos))
      const yardstick = drawBare(folder)
      if (round === 0) continue // warms up both
      cost.ours.push(ours)
      cost.yardstick.push(yardstick)
    }
    const median = (list: readonly Cost[], what: keyof Cost) =>
      list.map((one) => one[what]).toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!
    const speed = (what: keyof Cost) => (100 * median(cost.yardstick, what)) / median(cost.ours, what)
    return report(
      'pictures',
      [
        { what: 'Pictures a second, ours', value: count / median(cost.ours, 'seconds'), unit: '' },
        { what: 'Pictures a second, bare sharp', value: count / median(cost.yardstick, 'seconds'), unit: '' },
        { what: "Speed, of bare sharp's", value: speed('seconds'), unit: '%', least: 80 },
        {
          what: "Pictures for the same CPU, database included, of bare sharp's",
          value: speed('cpu'),
          unit: '%',
          least: 80,
        },
        { what: 'Most memory of the process', value: peakMemoryOf(portal.running.pid), unit: 'MB', most: 500 },
      ],
      { count, cost },
    )
  } finally {
    await portal.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As large and as detailed as phone photos. */
async function photosIn(folder: string) {
  mkdirSync(join(folder, 'photos'))
  mkdirSync(join(folder, 'drawn'))
  const photos: { name: string; bytes: Uint8Array }[] = []
  for (let at = 1; at <= count; at++) {
    const noise = { type: 'gaussian', mean: 100 + (at % 60), sigma: 60 } as const
    const drawing = sharp({ create: { width: 3000, height: 2250, channels: 3, background: '#888', noise } })
    const bytes = await drawing.blur(2).jpeg({ quality: 88 }).toBuffer()
    writeFileSync(join(folder, 'photos', `${at}_1.jpg`), bytes)
    photos.push({ name: `${at}_1.jpg`, bytes })
  }
  return photos
}

/** From the moment the upload is stored: the network is not part of the work. */
async function drawOurs(portal: BulkPortal, round: number, pictures: Uint8Array): Promise<Cost> {
  const { pid } = portal.running
  const id = await portal.send(workbookOf(count, `${round}-`), pictures)
  const [begun, before] = [performance.now(), cpuOfTree(pid)]
  await portal.checked(id)
  return { seconds: (performance.now() - begun) / 1000, cpu: cpuOfTree(pid) - before }
}

function drawBare(folder: string): Cost {
  const file = join(import.meta.dirname, 'yardsticks/pictures.ts')
  const output = execFileSync(process.execPath, [file, join(folder, 'photos'), join(folder, 'drawn')])
  return JSON.parse(output.toString()) as Cost
}
