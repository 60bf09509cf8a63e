import type { PageLanguage } from '@portal/contract/core/language'
import type { PaperBrand } from './pdf.ts'

export interface OfferColumn {
  title: string
  /** Share of the width. */
  share: number
  align?: 'left' | 'right'
}

/** The content of an offer, already formatted in the reader's language. */
export interface OfferTask {
  language: PageLanguage
  company: { name: string; lines: readonly string[] }
  brand?: PaperBrand
  title: string
  code: string
  /** Under the header, side by side: the client, and what identifies the offer. */
  client: { title: string; name: string; lines: readonly string[] }
  facts: readonly { label: string; value: string }[]
  /** The second column may have several lines and a smaller text below; the others have one line. */
  table: {
    columns: readonly OfferColumn[]
    rows: readonly { cells: readonly string[]; detail: string }[]
  }
  totals: readonly { label: string; value: string; isGrand?: boolean }[]
  sections: readonly { title: string; rows?: readonly { label: string; value: string }[]; text?: string }[]
  /** How anyone can check that the document is genuine; `url` becomes a QR code. */
  check: { title: string; text: string; lines: readonly string[]; url: string }
  footer: string
  /** When it was made. The same task gives the same bytes. */
  madeAt: Date
}
