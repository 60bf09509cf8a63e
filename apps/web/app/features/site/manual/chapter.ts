/** The three versions of the device, by their names in the address. */
export const versions = ['portable', 'drone', 'desktop'] as const
export type Version = (typeof versions)[number]

export type DrawingName = 'versions' | 'framing' | 'orbit' | 'position' | 'scales' | 'outlines' | 'curve'

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'tip'; text: string }
  | { kind: 'care'; text: string }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'drawing'; name: DrawingName; caption: string }
  /** The table of the product's facts. */
  | { kind: 'facts' }

export interface Section {
  /** Its anchor on the page, the same in all languages. */
  id: string
  title: string
  /** The versions that it describes; all of them by default. */
  versions?: readonly Version[]
  blocks: readonly Block[]
}

export interface Chapter {
  id: string
  title: string
  lead: string
  sections: readonly Section[]
}

/** Figures of the product in the sentences, from the list of its facts. */
export interface ManualFigures {
  /** Accuracy of the GPS with its unit. */
  gps: string
  /** Number of languages of the device. */
  languages: string
}
