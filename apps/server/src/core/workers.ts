import { coreMessages } from '@portal/contract/core/core-messages'
import { Piscina } from 'piscina'
import type { DocumentTask } from './documents.ts'
import { Refusal } from './errors.ts'
import type { LeafletTask } from './leaflets.ts'
import type { OfferTask } from './offers.ts'
import type { SheetTask } from './sheets.ts'
import type { BookTask, MarkTask, ReadSheet, ReadTask } from './workbooks.ts'

/** Work that would hold up every other visitor, done in threads of its own. They start when needed and end when idle. */
export interface Workers {
  /** The bytes of an xlsx workbook. */
  sheet(task: SheetTask): Promise<Uint8Array>
  /** The bytes of a PDF; the same for the same data. */
  document(task: DocumentTask): Promise<Uint8Array>
  /** The bytes of a PDF about one thing, with its picture. */
  leaflet(task: LeafletTask): Promise<Uint8Array>
  /** The bytes of a PDF that offers something at a price; the same for the same data. */
  offer(task: OfferTask): Promise<Uint8Array>
  /** The values of a workbook that somebody sent. */
  readSheet(task: ReadTask): Promise<ReadSheet>
  /** A copy of such a workbook with what is wrong. */
  markSheet(task: MarkTask): Promise<Uint8Array>
  /** The bytes of an xlsx workbook of several sheets. */
  book(task: BookTask): Promise<Uint8Array>
  stop(): Promise<void>
}

const taskMs = 60_000
const waitingTasks = 50

/** Opens the pool; no thread runs before the first task. More than 50 waiting tasks are refused as "busy". */
export function openWorkers({ threads = 2, idleMs = 10_000 } = {}): Workers {
  let pool: Piscina | undefined
  const run = async (name: Exclude<keyof Workers, 'stop'>, task: unknown) => {
    pool ??= new Piscina({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      maxQueue: waitingTasks,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    if (pool.queueSize >= waitingTasks) throw new Refusal(coreMessages.busy, { retryAfter: 10 })
    return pool.run(task, { name, signal: AbortSignal.timeout(taskMs) })
  }
  return {
    sheet: (task) => run('sheet', task),
    document: (task) => run('document', task),
    leaflet: (task) => run('leaflet', task),
    offer: (task) => run('offer', task),
    readSheet: (task) => run('readSheet', task),
    markSheet: (task) => run('markSheet', task),
    book: (task) => run('book', task),
    stop: async () => pool?.destroy(),
  }
}
