import type { Language } from '@portal/contract/core/language'
import type { PaperBrand } from './pdf.ts'

/** A text in the language of the document, and below it in the other one. */
export interface Both {
  main: string
  other: string
}

/** The content of a certificate, already formatted. */
export interface CertificateTask {
  language: Language
  company: { name: string }
  brand?: PaperBrand
  title: Both
  /** Above the name. */
  awarded: Both
  name: string
  /** Between the name and the course. */
  completed: Both
  course: Both
  /** Three at most. */
  facts: readonly { label: Both; value: string }[]
  /** How anyone can check that the document is genuine; `url` becomes a QR code. */
  check: { title: Both; code: string; address: readonly string[]; url: string }
  /** When it was issued. The same task gives the same bytes. */
  madeAt: Date
}
