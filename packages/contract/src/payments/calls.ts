import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { paymentMessages } from './messages.ts'
import type * as s from './schemas.ts'

const area = paymentMessages
type ById = In<typeof s.RefundByIdSchema>

export const paymentCalls = {
  summary: call<{ params: In<typeof s.SummaryQuerySchema>; reply: Of<typeof s.SummarySchema> }>({
    method: 'GET',
    path: '/v1/clasificado/reservacion',
    area,
  }),
  start: call<{ body: In<typeof s.StartSchema>; reply: Of<typeof s.StartedSchema> }>({
    method: 'POST',
    path: '/v1/clasificado/init_reservacion',
    area,
  }),
  /**
   * Commits when the recorded return is the normal one and nobody has committed yet; otherwise returns the stored
   * result (rule payments/one-charge). A payment that is not approved is refused with its entry and the transaction as
   * data.
   */
  confirm: call<{ body: In<typeof s.ConfirmSchema>; reply: Of<typeof s.ConfirmedSchema> }>({
    method: 'POST',
    path: '/v1/clasificado/confirmar_reservacion',
    area,
  }),
  /** `id` is the payment's. */
  refund: call<{ params: ById; body: In<typeof s.RefundSchema>; reply: Of<typeof s.RefundedSchema> }>({
    method: 'POST',
    path: '/v1/clasificado/solicitud/reembolso/:id',
    area,
    done: paymentMessages.refunded,
  }),
  differences: call<{ params: In<typeof s.DifferenceListQuerySchema>; reply: Of<typeof s.DifferenceListSchema> }>({
    method: 'GET',
    path: '/v1/clasificado/solicitud/diferencias',
    area,
  }),
  closeDifference: call<{ params: ById; body: In<typeof s.CloseDifferenceSchema>; reply: null }>({
    method: 'PUT',
    path: '/v1/clasificado/solicitud/diferencias/:id',
    area,
  }),
}
