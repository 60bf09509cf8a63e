import { type PageLanguage, pageLanguages } from '@portal/contract/core/language'
import { IconFileInvoice } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import type { RecordAction } from './record-action.ts'

const texts = {
  es: { quote: 'Cotizar para este cliente' },
  en: { quote: 'Write a quote for this client' },
}

/** The client of a new quote, as another record knows them. */
export interface QuoteClient {
  readonly nombre: string
  readonly empresa: string
  readonly email: string
  readonly telefono: string
  readonly pais_id: number | null
  readonly idioma: string
}

/** What a new quote begins with: its client, and the record that it comes from with the way back. */
export interface QuoteStart {
  readonly client: QuoteClient
  readonly name: string
  readonly back: string
}

/**
 * Returns the action that opens a new quote for a client; none without one. The client travels with the history entry, not
 * in the address: addresses are logged and shared.
 */
export function useMakeQuote(client: QuoteClient | null): RecordAction[] {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  if (!client) return []
  const state: QuoteStart = { client, name: client.nombre || client.empresa, back: `${pathname}${search}` }
  return [
    {
      label: t.quote,
      icon: IconFileInvoice,
      onClick: () => void navigate('/dashboard/cotizaciones/cotizar', { state }),
    },
  ]
}

/** Returns what a history entry says of a new quote; null for any other. */
export function quoteStartIn(state: unknown): QuoteStart | null {
  const { client, name, back } = (state ?? {}) as Partial<QuoteStart>
  return client && name && back?.startsWith('/dashboard') ? { client, name, back } : null
}

/** The language of a client, where quotes are written in it. */
export const languageOfClient = ({ idioma }: QuoteClient): PageLanguage | null =>
  pageLanguages.find((language) => language === idioma) ?? null
