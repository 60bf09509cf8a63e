import type { DocumentTask } from './documents.ts'
import { Refusal } from './errors.ts'
import type { LeafletTask } from './leaflets.ts'
import type { OfferTask } from './offers.ts'
import type { PictureTask } from './pictures.ts'
import type { Drawn, RenderingTask } from './renderings.ts'
import type { SheetTask } from './sheets.ts'
import type { BookTask, MarkTask, ReadSheet, ReadTask } from './workbooks.ts'

// Each library is loaded by the first task that needs it: a thread that makes sheets does not carry the one for PDF.

export const sheet = async (task: SheetTask): Promise<Uint8Array> => (await import('./sheets.ts')).makeSheet(task)

export const document = async (task: DocumentTask): Promise<Uint8Array> =>
  (await import('./documents.ts')).makeDocument(task)

export const leaflet = async (task: LeafletTask): Promise<Uint8Array> =>
  (await import('./leaflets.ts')).makeLeaflet(task)

export const offer = async (task: OfferTask): Promise<Uint8Array> => (await import('./offers.ts')).makeOffer(task)

export const readSheet = async (task: ReadTask): Promise<ReadSheet> => (await import('./workbooks.ts')).readSheet(task)

export const markSheet = async (task: MarkTask): Promise<Uint8Array> => (await import('./workbooks.ts')).markSheet(task)

export const book = async (task: BookTask): Promise<Uint8Array> => (await import('./workbooks.ts')).makeBook(task)

export const picture = async (task: PictureTask): Promise<Uint8Array | 'unreadable'> =>
  orUnreadable((await import('./pictures.ts')).cleanPicture(task))

export const renderings = async (task: RenderingTask): Promise<Drawn | null | 'unreadable'> =>
  orUnreadable((await import('./renderings.ts')).drawRenderings(task))

/** A refusal does not pass from thread to thread as what it is: the one of a picture that cannot be read goes as a word. */
async function orUnreadable<T>(drawing: Promise<T>): Promise<T | 'unreadable'> {
  try {
    return await drawing
  } catch (error) {
    if (error instanceof Refusal) return 'unreadable'
    throw error
  }
}
