import { coreMessages } from '@portal/contract/core/core-messages'
import { Piscina } from 'piscina'
import type { DocumentTask } from './documents.ts'
import { Refusal } from './errors.ts'
import type { LeafletTask } from './leaflets.ts'
import type { OfferTask } from './offers.ts'
import type { PictureTask } from './pictures.ts'
import type { Drawn, RenderingTask } from './renderings.ts'
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
  /** A picture drawn anew. However many wait, two are drawn at a time; what cannot be read is refused as a wrong type. */
  picture(task: PictureTask): Promise<Uint8Array>
  /** As `picture`, in several widths; null when it is too narrow. */
  renderings(task: RenderingTask): Promise<Drawn | null>
  stop(): Promise<void>
}

const taskMs = 60_000
const waitingTasks = 50

/** Opens the pools; no thread runs before the first task. More than 50 waiting tasks are refused as "busy"; pictures wait. */
export function openWorkers({ threads = 2, idleMs = 10_000 } = {}): Workers {
  const open = (maxQueue: number) =>
    new Piscina({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      maxQueue,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
  let pool: Piscina | undefined
  let drawing: Piscina | undefined
  const run = async (name: Exclude<keyof Workers, 'stop' | 'picture' | 'renderings'>, task: unknown) => {
    pool ??= open(waitingTasks)
    if (pool.queueSize >= waitingTasks) throw new Refusal(coreMessages.busy, { retryAfter: 10 })
    return pool.run(task, { name, signal: AbortSignal.timeout(taskMs) })
  }
  const draw = async (name: 'picture' | 'renderings', task: unknown) => {
    drawing ??= open(Number.POSITIVE_INFINITY)
    const drawn = await drawing.run(task, { name })
    if (drawn === 'unreadable') throw new Refusal(coreMessages.fileType)
    return drawn
  }
  return {
    sheet: (task) => run('sheet', task),
    document: (task) => run('document', task),
    leaflet: (task) => run('leaflet', task),
    offer: (task) => run('offer', task),
    readSheet: (task) => run('readSheet', task),
    markSheet: (task) => run('markSheet', task),
    book: (task) => run('book', task),
    picture: (task) => draw('picture', task),
    renderings: (task) => draw('renderings', task),
    async stop() {
      await Promise.all([pool?.destroy(), drawing?.destroy()])
    },
  }
}
