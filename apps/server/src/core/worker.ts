import type { DocumentTask } from './documents.ts'
import type { LeafletTask } from './leaflets.ts'
import type { OfferTask } from './offers.ts'
import type { SheetTask } from './sheets.ts'
import type { BookTask } from './workbooks.ts'

// Each library is loaded by the first task that needs it: a thread that makes sheets does not carry the one for PDF.

export const sheet = async (task: SheetTask): Promise<Uint8Array> => (await import('./sheets.ts')).makeSheet(task)

export const document = async (task: DocumentTask): Promise<Uint8Array> =>
  (await import('./documents.ts')).makeDocument(task)

export const leaflet = async (task: LeafletTask): Promise<Uint8Array> =>
  (await import('./leaflets.ts')).makeLeaflet(task)

export const offer = async (task: OfferTask): Promise<Uint8Array> => (await import('./offers.ts')).makeOffer(task)

export const book = async (task: BookTask): Promise<Uint8Array> => (await import('./workbooks.ts')).makeBook(task)
