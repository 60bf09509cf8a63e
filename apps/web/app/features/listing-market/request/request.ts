import type { In } from '@portal/contract/core/fields'
import type { QuoteRequestSchema } from '@portal/contract/listing-requests/schemas'

export type QuoteForm = In<typeof QuoteRequestSchema>
