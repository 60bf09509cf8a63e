import type { ReactNode } from 'react'

/** A filter of a list: its wire name and its choices. */
export interface Filter {
  readonly name: string
  readonly label: string
  readonly choices: readonly { readonly value: string | number; readonly label: string }[]
  /** Formats a value that is not a choice: a day, an amount. */
  readonly say?: (value: string) => string
  /** The field that sets it, when it has no choices; null when the field of another filter sets it. */
  readonly field?: ReactNode
  /** Filters that become meaningless when this one changes. */
  readonly clears?: readonly string[]
}
