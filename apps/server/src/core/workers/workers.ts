import { coreMessages } from '@portal/contract/core/core-messages'
import { Piscina } from 'piscina'
import { Refusal } from '../base/errors.ts'
import type { DocumentTask } from '../documents/documents.ts'
import type { LeafletTask } from '../documents/leaflets.ts'
import type { OfferTask } from '../documents/offers.ts'
import type { SheetTask } from '../documents/sheets.ts'
import type { BookTask } from '../documents/workbooks.ts'
import { openReaders, type Readers } from '../untrusted/readers.ts'

/**
 * Work that would hold up every other visitor, done beside it: what is ours in threads, what strangers sent in processes of
 * their own. Both start when needed and end when idle.
 */
export interface Workers extends Readers {
  /** The bytes of an xlsx workbook. */
  sheet(task: SheetTask): Promise<Uint8Array>
  /** The bytes of a PDF; the same for the same data. */
  document(task: DocumentTask): Promise<Uint8Array>
  /** The bytes of a PDF about one thing, with its picture. */
  leaflet(task: LeafletTask): Promise<Uint8Array>
  /** The bytes of a PDF that offers something at a price; the same for the same data. */
  offer(task: OfferTask): Promise<Uint8Array>
  /** The bytes of an xlsx workbook of several sheets. */
  book(task: BookTask): Promise<Uint8Array>
}

const taskMs = 60_000
const waitingTasks = 50

interface Wishes {
  threads?: number
  idleMs?: number
  log?: (text: string) => void
}

/** Opens the pools; nothing runs before the first task. More than 50 waiting tasks are refused as "busy"; pictures wait. */
export function openWorkers({ threads = 2, idleMs = 10_000, log = () => {} }: Wishes = {}): Workers {
  const open = () =>
    new Piscina({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      maxQueue: waitingTasks,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
  let pool: Piscina | undefined
  const run = async (name: Exclude<keyof Workers, keyof Readers>, task: unknown) => {
    pool ??= open()
    if (pool.queueSize >= waitingTasks) throw new Refusal(coreMessages.busy, { retryAfter: 10 })
    return pool.run(task, { name, signal: AbortSignal.timeout(taskMs) })
  }
  const readers = openReaders({ idleMs, log })
  return {
    ...readers,
    sheet: (task) => run('sheet', task),
    document: (task) => run('document', task),
    leaflet: (task) => run('leaflet', task),
    offer: (task) => run('offer', task),
    book: (task) => run('book', task),
    async stop() {
      await Promise.all([pool?.destroy(), readers.stop()])
    },
  }
}
