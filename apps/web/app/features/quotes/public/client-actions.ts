import type { Of } from '@portal/contract/core/fields'
import type { ClientQuoteSchema } from '@portal/contract/quotes/client/schemas'
import type { Reply } from '#core/api/api.ts'

export type ClientQuote = Of<typeof ClientQuoteSchema>

const doings = ['pin', 'confirmar', 'cambio', 'rechazar'] as const
/** What a client may do with his quote, as the forms of his page name it. */
export type ClientAction = (typeof doings)[number]

/** What came of the last form. */
export interface Result {
  doing: ClientAction
  reply: Reply<unknown>
  /** What was written, for when it is refused. */
  typed: string
  /** Of the form that was sent; what is sent next needs another one. */
  key: string | undefined
}

export const clientActionOf = (value: FormDataEntryValue | null): ClientAction =>
  doings.find((doing) => doing === value) ?? 'pin'
