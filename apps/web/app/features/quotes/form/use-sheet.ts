import { createContext, use, useSyncExternalStore } from 'react'
import type { QuoteSheet } from './sheet.ts'

export const SheetContext = createContext<QuoteSheet | null>(null)

/** The lines and the service of the quote that is being written. */
export function useSheet(): QuoteSheet {
  const sheet = use(SheetContext)
  if (!sheet) throw new Error('useSheet stands outside the form of a quote')
  return sheet
}

/** A part of the sheet, drawn again when that part changes. `read` gives the same value while nothing changed. */
export function useOfSheet<T>(read: (sheet: QuoteSheet) => T): T {
  const sheet = useSheet()
  const get = () => read(sheet)
  return useSyncExternalStore(sheet.subscribe, get, get)
}
