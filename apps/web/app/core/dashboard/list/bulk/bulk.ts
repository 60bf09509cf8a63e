import type { BulkCalls } from '@portal/contract/core/records/bulk/calls'
import type { ComponentType } from 'react'

/** Something that can be done to many records of a list at once. */
export interface BulkAction {
  /** Its name on the wire (`accion`). */
  readonly name: string
  /** The verb: "Eliminar". */
  readonly label: string
  readonly icon: ComponentType<{ size?: number | string; stroke?: number | string }>
  /** What will happen to so many, before it is confirmed: "Se eliminarán 12." */
  readonly will: (count: number, said: string) => string
  /** What was done to so many: "Eliminados: 12." */
  readonly done: (said: string) => string
  /** Something is lost by it. */
  readonly isDanger?: boolean
}

/** What a list offers for many of its records. */
export interface Bulk {
  readonly calls: BulkCalls
  readonly actions: readonly BulkAction[]
  /** How many records match in all, on whatever page. */
  readonly total: number
  /** What the list is asked besides search and filters of the address. */
  readonly asked?: Readonly<Record<string, unknown>>
}

/** Which records: of these ids, or all that match what the list is asked. */
export type Chosen = { readonly ids: readonly number[] } | { readonly filtros: Readonly<Record<string, unknown>> }
