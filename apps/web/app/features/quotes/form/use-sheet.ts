import { createContext, use, useSyncExternalStore } from 'react'
import type { QuoteSheet } from './sheet.ts'

export const SheetContext = createContext<QuoteSheet | null>(null)

/** Returns the sheet with lines and service of the open quote. */
export function useSheet(): QuoteSheet {
  const sheet = use(SheetContext)
  if (!sheet) throw new Error('useSheet stands outside the form of a quote')
  return sheet
}

/**
 * Reads a part of the sheet and renders again when it changes. `read` must return the same value while nothing changed.
 */
export function useOfSheet<T>(read: (sheet: QuoteSheet) => T): T {
  const sheet = useSheet()
  const get = () => read(sheet)
  return useSyncExternalStore(sheet.subscribe, get, get)
}
