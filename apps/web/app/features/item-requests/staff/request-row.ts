import type { Of } from '@portal/contract/core/fields'
import type { RequestRowSchema, RequestSchema, TransitionSchema } from '@portal/contract/item-requests/schemas'

export type RequestRow = Of<typeof RequestRowSchema>
export type Request = Of<typeof RequestSchema>
export type Transition = Of<typeof TransitionSchema>
export type Payment = Request['pagos'][number]
