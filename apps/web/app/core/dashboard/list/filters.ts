import type { ReactNode } from 'react'

/** A filter of a list: its wire name and what can be chosen. */
export interface Filter {
  readonly name: string
  readonly label: string
  readonly choices: readonly { readonly value: string | number; readonly label: string }[]
  /** How a value is read that is no choice: a day, an amount. */
  readonly say?: (value: string) => string
  /** The field that sets it, where that is no list of choices; null: that of another filter sets it too. */
  readonly field?: ReactNode
  /** Filters that mean nothing any more once this one changes. */
  readonly clears?: readonly string[]
}
