import { coreMessages } from '@portal/contract/core/core-messages'
import { Piscina } from 'piscina'
import { Refusal } from '../base/errors.ts'
import type { BrandPicture } from '../brand/drawing.ts'
import type { CertificateTask } from '../documents/certificate-task.ts'
import type { DocumentTask } from '../documents/documents.ts'
import type { LeafletTask } from '../documents/leaflets.ts'
import type { OfferTask } from '../documents/offers.ts'
import type { SheetTask } from '../documents/sheets.ts'
import type { BookTask } from '../documents/workbooks.ts'
import { openReaders, type Readers } from '../untrusted/readers.ts'

/**
 * Runs slow work outside the event loop: our own in threads, untrusted files in separate processes. Both start on
 * demand and end when idle.
 */
export interface Workers extends Readers {
  /** Returns an xlsx workbook. */
  sheet(task: SheetTask): Promise<Uint8Array>
  /** Returns a PDF; the same bytes for the same task. */
  document(task: DocumentTask): Promise<Uint8Array>
  /** Returns the PDF of one product, with its picture. */
  leaflet(task: LeafletTask): Promise<Uint8Array>
  /** Returns the PDF of a quote; the same bytes for the same task. */
  offer(task: OfferTask): Promise<Uint8Array>
  /** Returns the PDF of a certificate; the same bytes for the same task. */
  certificate(task: CertificateTask): Promise<Uint8Array>
  /** Returns an icon or the picture of a shared link, drawn for the company. */
  brandPicture(task: BrandPicture): Promise<Uint8Array>
  /** Returns an xlsx workbook of several sheets. */
  book(task: BookTask): Promise<Uint8Array>
}

const taskMs = 60_000
const waitingTasks = 50

interface Wishes {
  threads?: number
  idleMs?: number
  log?: (text: string) => void
}

/**
 * Opens the pools; nothing starts before the first task. Refuses more than 50 queued tasks as "busy"; pictures wait.
 */
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
    certificate: (task) => run('certificate', task),
    brandPicture: (task) => run('brandPicture', task),
    book: (task) => run('book', task),
    async stop() {
      await Promise.all([pool?.destroy(), readers.stop()])
    },
  }
}
