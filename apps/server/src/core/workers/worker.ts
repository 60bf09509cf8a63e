import type { BrandPicture } from '../brand/drawing.ts'
import type { CertificateTask } from '../documents/certificate-task.ts'
import type { DocumentTask } from '../documents/documents.ts'
import type { LeafletTask } from '../documents/leaflets.ts'
import type { OfferTask } from '../documents/offers.ts'
import type { SheetTask } from '../documents/sheets.ts'
import type { BookTask } from '../documents/workbooks.ts'

// Each library is loaded by the first task that needs it: a thread that makes sheets does not load the PDF library.

export const sheet = async (task: SheetTask): Promise<Uint8Array> =>
  (await import('../documents/sheets.ts')).makeSheet(task)

export const document = async (task: DocumentTask): Promise<Uint8Array> =>
  (await import('../documents/documents.ts')).makeDocument(task)

export const leaflet = async (task: LeafletTask): Promise<Uint8Array> =>
  (await import('../documents/leaflets.ts')).makeLeaflet(task)

export const offer = async (task: OfferTask): Promise<Uint8Array> =>
  (await import('../documents/offers.ts')).makeOffer(task)

export const certificate = async (task: CertificateTask): Promise<Uint8Array> =>
  (await import('../documents/certificates.ts')).makeCertificate(task)

export const brandPicture = async (task: BrandPicture): Promise<Uint8Array> =>
  (await import('../brand/drawing.ts')).drawBrandPicture(task)

export const book = async (task: BookTask): Promise<Uint8Array> =>
  (await import('../documents/workbooks.ts')).makeBook(task)
