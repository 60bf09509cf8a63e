import { randomBytes } from 'node:crypto'
import { aZip } from '../apps/server/test/archives.ts'
import { hostileBooks, hostilePictures, hostileZips } from '../apps/server/test/hostile-files.ts'
import { confinedPeak } from '../apps/server/test/memory.ts'
import { BulkPortal, workbookOf } from './core/bulk-upload.ts'
import { peakMemoryOf } from './core/cpu.ts'
import { report } from './core/report.ts'

interface Outcome {
  name: string
  seconds: number
  /** The state of the import, and its message. */
  told: string
  /** Peak memory of the process that read it, in MB. */
  memory: number
}

/** Sends every hostile file to a portal: its answer, and the peak memory of portal and readers. */
export async function run(): Promise<boolean> {
  const portal = await BulkPortal.start()
  try {
    const outcomes: Outcome[] = []
    const { pid } = portal.running
    const send = async (name: string, workbook: Uint8Array, pictures?: Uint8Array) => {
      const begun = performance.now()
      const id = await portal.send(workbook, pictures)
      const { value, peak } = await confinedPeak(() => portal.ended(id), pid)
      const told = `${value.estado}: ${value.error ?? ''}`
      outcomes.push({ name, seconds: (performance.now() - begun) / 1000, told, memory: peak })
    }
    for (const [name, make] of Object.entries(hostileBooks)) await send(`book ${name}`, make())
    const books = Math.max(...outcomes.map(({ memory }) => memory))
    for (const [name, make] of Object.entries(hostileZips)) await send(`zip ${name}`, workbookOf(1, name), make())
    const pictures = Object.entries(hostilePictures)
    const bytes = await Promise.all(
      pictures.map(async ([name, make], at) => ({
        name: `${at + 1}_1.${name.split('.').at(-1)}`,
        bytes: await make(),
      })),
    )
    // pictures of one colour compress so well that their ZIP would be refused as a bomb
    const loose = { name: 'loose.bin', bytes: randomBytes(4_000_000) }
    await send('pictures', workbookOf(pictures.length, 'pictures'), aZip([...bytes, loose]))
    const drawing = outcomes.at(-1)!.memory
    // the portal still works
    const id = await portal.send(workbookOf(50, 'after'))
    await portal.checked(id)
    await portal.commit(id)
    return report(
      'hostile-files',
      [
        { what: 'Hostile files sent', value: outcomes.length - 1 + pictures.length, unit: '' },
        { what: 'Most memory of a process that read a workbook or a ZIP', value: books, unit: 'MB', most: 150 },
        { what: 'Most memory of a process that drew a picture', value: drawing, unit: 'MB', most: 450 },
        { what: 'Most memory of the portal', value: peakMemoryOf(pid), unit: 'MB', most: 500 },
        { what: 'Longest answer', value: Math.max(...outcomes.map(({ seconds }) => seconds)), unit: 's' },
      ],
      { outcomes },
    )
  } finally {
    await portal.stop()
  }
}
