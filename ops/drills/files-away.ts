import { setTimeout as sleep } from 'node:timers/promises'
import { Uploads, workbookOf } from '../../bench/core/bulk-upload.ts'
import { count } from '../load/samples.ts'
import { publicUrl } from '../stand/front.ts'
import { until } from '../stand/programs.ts'
import type { Drill } from './drill.ts'
import { proveAll } from './proof.ts'
import { startWorld, tokensOf } from './world.ts'

const awayMs = Number(process.env.DRILL_S3_AWAY_SECONDS ?? 120) * 1000

interface Health {
  datos: { archivos: { estado: 'ok' | 'mal' } }
}

/** How the files are, as the health of a process that goes on serving says. */
async function filesAre(): Promise<'ok' | 'mal' | 'not serving'> {
  const reply = await fetch('http://127.0.0.1:3001/v1/salud')
  return reply.ok ? ((await reply.json()) as Health).datos.archivos.estado : 'not serving'
}

/** Whether an upload is told to come again, as its HTTP status says. */
const isToldToWait = (uploads: Uploads, book: Uint8Array) =>
  uploads.send(book).then(
    () => false,
    ({ message }: Error) => message.includes('503'),
  )

/** Takes the bucket away. Nothing but files may notice, and what could not be uploaded is taken afterwards. */
export const filesAway: Drill = ({ bucket }, say) =>
  without(say, 'away', { begin: () => bucket.kill('SIGKILL'), end: () => bucket.start() })

/** Stops the bucket without ending it: it takes connections and never answers. */
export const filesHung: Drill = ({ bucket }, say) =>
  without(say, 'hung', { begin: () => bucket.kill('SIGSTOP'), end: () => bucket.kill('SIGCONT') })

interface Harm {
  begin(): void
  end(): void
}

async function without(say: Parameters<Drill>[1], how: string, { begin, end }: Harm): ReturnType<Drill> {
  const world = await startWorld(awayMs / 1000 + 30)
  await until('the files are well', async () => (await filesAre()) === 'ok')
  begin()
  const from = performance.now()
  const noticed = await until('health says that files are away', async () => (await filesAre()) === 'mal', 20)
  const [token = ''] = await tokensOf(1)
  const uploads = new Uploads(publicUrl, token)
  const book = workbookOf(10, 'simulacro-')
  const isRefused = await isToldToWait(uploads, book)
  await sleep(awayMs)
  const all = count(world.load.samples, ['visitor', 'staff', 'writer'], from, performance.now())
  end()
  const back = await until('health says that files are back', async () => (await filesAre()) === 'ok', 60)
  await uploads.checked(await uploads.send(book))
  await world.stop()
  say(`files ${how} for ${awayMs / 1000} s: ${JSON.stringify(all)}`)
  return {
    figures: [
      { what: 'Until health said so', value: noticed, unit: 's', most: 5 },
      {
        what: 'An upload was told to come again, and was taken then (1: yes)',
        value: Number(isRefused),
        unit: '',
        least: 1,
      },
      { what: 'Requests meanwhile', value: all.requests, unit: '', least: 50 },
      { what: 'Requests that failed', value: all.failed, unit: '', most: 0 },
      { what: 'Until health was well again', value: back, unit: 's', most: 10 },
      ...(await proveAll(world.load.acknowledged)),
    ],
    details: { awaySeconds: awayMs / 1000, all },
  }
}
