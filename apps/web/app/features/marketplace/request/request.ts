import type { Of } from '@portal/contract/core/fields'
import type { RequestedSchema } from '@portal/contract/item-requests/schemas'
import type { SentForm } from '#core/public/form/use-sent-form.ts'

export type Requested = Of<typeof RequestedSchema>
export type RequestResult = SentForm<Requested>
