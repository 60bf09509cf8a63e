import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOf } from './core/cpu.ts'
import { startProcess } from './core/portal-process.ts'
import { report } from './core/report.ts'

const server = 'apps/server/src/main.ts'

async function firstAnswer(folder: string) {
  const begun = performance.now()
  const running = await startProcess(server, { DATA_DIR: folder })
  const reply = await fetch(`http://127.0.0.1:${running.port}/v1/salud`)
  if (!reply.ok) throw new Error(`the first answer was ${reply.status}`)
  return { running, ms: performance.now() - begun }
}

/** Start of an installed and built portal, in milliseconds, and its memory 30 s later, in megabytes. */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  try {
    const empty = await firstAnswer(folder)
    await empty.running.stop()
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const { running, ms } = await firstAnswer(folder)
      times.push(ms)
      await running.stop()
    }
    const { running } = await firstAnswer(folder)
    await sleep(30_000)
    const idle = memoryOf(running.pid)
    await running.stop()
    const median = times.toSorted((a, b) => a - b)[2]!
    return report(
      'start',
      [
        { what: 'first start: empty database, migrations, demo set', value: empty.ms, unit: 'ms', most: 12_000 },
        { what: 'start on an existing embedded database, median of 5', value: median, unit: 'ms', most: 3000 },
        { what: 'memory of the process, idle for 30 s', value: idle, unit: 'MB', most: 180 },
      ],
      { times },
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
