import type { BulkCalls } from '@portal/contract/core/records/bulk/calls'
import type { ComponentType, ReactNode } from 'react'

/** An action on many records of a list. */
export interface BulkAction {
  /** Its name on the wire (`accion`). */
  readonly name: string
  /** The verb: "Eliminar". */
  readonly label: string
  readonly icon: ComponentType<{ size?: number | string; stroke?: number | string }>
  /** What will happen to this number of records, before confirmation: "Se eliminarán 12." */
  readonly will: (count: number, said: string) => string
  /** What was done to this number of records: "Eliminados: 12." */
  readonly done: (said: string) => string
  /** Label of the comment that the action needs; it is stored with each record. */
  readonly comment?: string
  /** Asks for the value that the records get, before the trial; null is none yet. */
  readonly field?: (value: unknown, onChange: (value: unknown) => void) => ReactNode
  /** The name of a menu; actions of the same menu are its items. */
  readonly menu?: string
  /** The action loses data. */
  readonly isDanger?: boolean
}

/** A screen that does something with the selected records. */
export interface BulkLink {
  readonly label: string
  readonly icon: BulkAction['icon']
  readonly to: (chosen: Chosen) => string
}

/** The bulk actions of a list. */
export interface Bulk {
  readonly calls: BulkCalls
  readonly actions: readonly BulkAction[]
  /** Screens that open with the selected records. */
  readonly links?: readonly BulkLink[]
  /** Number of matching records on all pages. */
  readonly total: number
  /** Parameters of the list besides the search and filters of the address. */
  readonly asked?: Readonly<Record<string, unknown>>
}

/** The records to change: those with these ids, or all that match the query of the list. */
export type Chosen = { readonly ids: readonly number[] } | { readonly filtros: Readonly<Record<string, unknown>> }
