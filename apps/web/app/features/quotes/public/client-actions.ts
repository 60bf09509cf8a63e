import type { Of } from '@portal/contract/core/fields'
import type { ClientQuoteSchema } from '@portal/contract/quotes/client/schemas'
import type { Reply } from '#core/api/api.ts'

export type ClientQuote = Of<typeof ClientQuoteSchema>

const doings = ['pin', 'confirmar', 'cambio', 'rechazar', 'permiso', 'otra'] as const
/** The actions of a client, by the name in their page's forms. */
export type ClientAction = (typeof doings)[number]

/** The result of the last form. */
export interface Result {
  doing: ClientAction
  reply: Reply<unknown>
  /** The typed text, for a refused form. */
  typed: string
  /** The typed fields of a refused permit. */
  permit: Readonly<Record<'numero' | 'vence_el', string>>
  /** The key of the sent form; the next form needs another one. */
  key: string | undefined
}

export const clientActionOf = (value: FormDataEntryValue | null): ClientAction =>
  doings.find((doing) => doing === value) ?? 'pin'
