import type { QuoteRequestSchema, RequestedSchema } from '@portal/contract/classifieds/requests/schemas'
import type { In, Of } from '@portal/contract/core/fields'
import type { Reply } from '#core/api.ts'

export type QuoteForm = In<typeof QuoteRequestSchema>
export type Requested = Of<typeof RequestedSchema>

/** What came of a sent form, with what was typed for the next try. */
export interface RequestResult {
  reply: Reply<Requested>
  sent: Partial<Record<string, string>>
}

/** Takes what was typed out of a form, for showing it again. */
export const typedIn = (form: FormData): Partial<Record<string, string>> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
