import { createContext, use } from 'react'
import type { QuoteChoices } from '../rows.ts'

export const ChoicesContext = createContext<QuoteChoices | null>(null)

/** Returns the choices of the form of a quote. */
export function useQuoteChoices(): QuoteChoices {
  const choices = use(ChoicesContext)
  if (!choices) throw new Error('useQuoteChoices stands outside the form of a quote')
  return choices
}
