import type { QuoteRequestSchema, RequestedSchema } from '@portal/contract/classifieds/requests/schemas'
import type { In, Of } from '@portal/contract/core/fields'
import type { SentForm } from '#core/public/use-sent-form.ts'

export type QuoteForm = In<typeof QuoteRequestSchema>
export type Requested = Of<typeof RequestedSchema>
export type RequestResult = SentForm<Requested>
