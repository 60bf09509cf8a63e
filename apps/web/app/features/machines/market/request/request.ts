import type { In } from '@portal/contract/core/fields'
import type { QuoteRequestSchema } from '@portal/contract/item-requests/schemas'

export type QuoteForm = In<typeof QuoteRequestSchema>
