import type { Message } from '@portal/contract/core/messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { Refusal } from '../base/errors.ts'
import type { PictureTask } from '../files/pictures.ts'
import type { Drawn, RenderingTask } from '../files/renderings.ts'
import type { DrawnSlide, SlideTask } from '../files/slides.ts'
import type { Packed } from '../files/zip-entries.ts'
import type { MailReport, ReportTask } from '../mail/returned/report.ts'
import { openConfinedPool } from './confined-pool.ts'
import type { Bounds } from './confined-process.ts'
import type { PackedPdf, PdfCondition, PdfTask } from './pdf/check-pdf.ts'
import { ProcessEnded } from './process-ended.ts'
import type { Tasks } from './tasks.ts'
import type { MarkTask } from './workbook/mark-book.ts'
import type { ReadTask } from './workbook/read-book.ts'
import type { ReadSheet } from './workbook/sheet-lines.ts'
import type { ListTask, ZipList } from './zip-list.ts'

/**
 * Reads untrusted files in processes with limits. Each call rejects with a refusal that says what is wrong with the
 * file; a file that ends its process is refused as well.
 */
export interface Readers {
  /** Returns the values of a workbook. */
  readSheet(task: ReadTask): Promise<ReadSheet>
  /** Returns a copy of a workbook with its errors marked. */
  markSheet(task: MarkTask): Promise<Uint8Array>
  /** Lists the entries of a ZIP. */
  listZip(task: ListTask): Promise<ZipList>
  /** Returns what a returned mail says; null when it cannot be read. */
  mailReport(task: ReportTask): Promise<MailReport | null>
  /** Returns whether a PDF is whole and opens without a password; one that ends its process is damaged. */
  pdf(task: PdfTask): Promise<PdfCondition>
  /** Unpacks a PDF of a ZIP, and returns it with its condition; one that ends its process is damaged. */
  packedPdf(task: Packed): Promise<PackedPdf>
  /** Returns a redrawn picture. Draws at most two at a time. */
  picture(task: PictureTask): Promise<Uint8Array>
  /** As `picture`, in several widths; null when it is too narrow. */
  renderings(task: RenderingTask): Promise<Drawn | null>
  /** As `renderings`, as AVIF, WebP and JPEG. */
  slide(task: SlideTask): Promise<DrawnSlide | null>
  stop(): Promise<void>
}

const waitingTasks = 50
const bookBounds: Bounds = { heap: 48, memory: 140, seconds: 30, answerBytes: 32 * 1024 * 1024 }
/** The largest accepted picture has 160 MB of pixels. */
const pictureBounds: Bounds = { heap: 64, memory: 400, seconds: 30, answerBytes: 16 * 1024 * 1024 }

type Done = { [Name in keyof Tasks]: Awaited<ReturnType<Tasks[Name]>> }

/** Opens the pools; no process starts before the first task. */
export function openReaders({ idleMs, log }: { idleMs: number; log: (text: string) => void }): Readers {
  const books = openConfinedPool({ processes: 1, bounds: bookBounds, idleMs, mostWaiting: waitingTasks, log })
  const pictures = openConfinedPool({
    processes: 2,
    bounds: pictureBounds,
    idleMs,
    mostWaiting: Number.POSITIVE_INFINITY,
    log,
  })
  const read = <Name extends keyof Done>(name: Name, task: Parameters<Tasks[Name]>[0], notRead: Message) =>
    saying(() => notRead, books.run(name, task)) as Promise<Done[Name]>
  const draw = <Name extends keyof Done>(name: Name, task: Parameters<Tasks[Name]>[0]) =>
    saying(
      ({ why }) => (why === 'memory' ? sendingMessages.pictureTooLarge : sendingMessages.pictureDamaged),
      pictures.run(name, task),
    ) as Promise<Done[Name]>
  return {
    readSheet: (task) => read('readSheet', task, fileMessages.bookNotRead),
    markSheet: (task) => read('markSheet', task, fileMessages.bookNotRead),
    listZip: (task) => read('listZip', task, fileMessages.zipDamaged),
    mailReport: (task) => orElse(null, books.run('mailReport', task) as Promise<MailReport | null>),
    pdf: (task) => orElse('damaged', books.run('pdf', task) as Promise<PdfCondition>),
    packedPdf: (task) =>
      orElse({ condition: 'damaged', content: null }, books.run('packedPdf', task) as Promise<PackedPdf>),
    picture: (task) => draw('picture', task),
    renderings: (task) => draw('renderings', task),
    slide: (task) => draw('slide', task),
    async stop() {
      await Promise.all([books.stop(), pictures.stop()])
    },
  }
}

/** Turns the death of a process into an answer. */
async function orElse<T>(answer: T, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ProcessEnded) return answer
    throw error
  }
}

/** Turns the death of a process into a refusal. */
async function saying<T>(entryOf: (perished: ProcessEnded) => Message, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw cause instanceof ProcessEnded ? new Refusal(entryOf(cause), { cause }) : cause
  }
}
