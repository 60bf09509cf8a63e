import type { ComponentType } from 'react'

/** What may be done with a record: a line of its menu, and of the palette while the record is open. */
export interface RecordAction {
  readonly label: string
  readonly icon: ComponentType<{ size?: number | string; stroke?: number | string }>
  readonly onClick: () => void
  /** Why the action is not available now; undefined when it is. */
  readonly why?: string | undefined
  /** The action loses data. */
  readonly isDanger?: boolean
}
