import type { In, Of } from '@portal/contract/core/fields'
import type { QuoteRequestSchema, RequestedSchema } from '@portal/contract/listing-requests/schemas'
import type { SentForm } from '#core/public/form/use-sent-form.ts'

export type QuoteForm = In<typeof QuoteRequestSchema>
export type Requested = Of<typeof RequestedSchema>
export type RequestResult = SentForm<Requested>
