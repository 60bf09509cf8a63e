/** The three forms of the device, as its address names them. */
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
  /** Its address on the page, the same in both languages. */
  id: string
  title: string
  /** The versions that it speaks of; all of them without. */
  versions?: readonly Version[]
  blocks: readonly Block[]
}

export interface Chapter {
  id: string
  title: string
  lead: string
  sections: readonly Section[]
}

/** Figures of the product that sentences name, as the list of its facts says them. */
export interface ManualFigures {
  /** Accuracy of the GPS with its unit. */
  gps: string
  /** How many languages the device speaks. */
  languages: string
}
