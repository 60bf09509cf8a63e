import type { Text } from '@portal/contract/core/text'

export interface OfferColumn {
  title: string
  /** Share of the width. */
  share: number
  align?: 'left' | 'right'
}

/** Everything an offer says, ready for the reader: numbers, dates and money are texts in his format already. */
export interface OfferTask {
  language: keyof Text
  company: { name: string; lines: readonly string[] }
  title: string
  code: string
  /** Under the head, side by side: to whom, and what identifies the offer. */
  client: { title: string; name: string; lines: readonly string[] }
  facts: readonly { label: string; value: string }[]
  /** The second column may run over several lines, with a smaller text under it; the others are single lines. */
  table: {
    columns: readonly OfferColumn[]
    rows: readonly { cells: readonly string[]; detail: string }[]
  }
  totals: readonly { label: string; value: string; isGrand?: boolean }[]
  sections: readonly { title: string; rows?: readonly { label: string; value: string }[]; text?: string }[]
  /** How anybody finds out whether the document is genuine; `url` becomes a QR code. */
  check: { title: string; text: string; lines: readonly string[]; url: string }
  footer: string
  /** When it was made. The same data gives the same bytes. */
  madeAt: Date
}
