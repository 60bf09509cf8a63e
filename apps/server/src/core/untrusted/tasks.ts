import type { PictureTask } from '../files/pictures.ts'
import type { RenderingTask } from '../files/renderings.ts'
import type { SlideTask } from '../files/slides.ts'
import type { Packed } from '../files/zip-entries.ts'
import type { ReportTask } from '../mail/returned/report.ts'
import type { PdfTask } from './pdf/check-pdf.ts'
import type { MarkTask } from './workbook/mark-book.ts'
import type { ReadTask } from './workbook/read-book.ts'
import type { ListTask } from './zip-list.ts'

// Each library is loaded by the first task that needs it.

/** All tasks of a confined process. */
export const tasks = {
  picture: async (task: PictureTask) => (await import('../files/pictures.ts')).cleanPicture(task),
  renderings: async (task: RenderingTask) => (await import('../files/renderings.ts')).drawRenderings(task),
  slide: async (task: SlideTask) => (await import('../files/slides.ts')).drawSlide(task),
  readSheet: async (task: ReadTask) => (await import('./workbook/read-book.ts')).readSheet(task),
  markSheet: async (task: MarkTask) => (await import('./workbook/mark-book.ts')).markSheet(task),
  mailReport: async (task: ReportTask) => (await import('../mail/returned/report.ts')).readReport(task),
  pdf: async (task: PdfTask) => (await import('./pdf/check-pdf.ts')).checkPdf(task),
  packedPdf: async (task: Packed) => (await import('./pdf/check-pdf.ts')).openPackedPdf(task),
  listZip: async (task: ListTask) => (await import('./zip-list.ts')).listZip(task),
}

export type Tasks = typeof tasks
