import { call } from '../core/endpoint.ts'
import { machineDoneMessages } from '../machines/done-messages.ts'
import { bankTransferMessages as area } from '../payments/transfer-messages.ts'
import { requestModules } from './modules.ts'
import * as s from './schemas.ts'

/** Staff and the bank transfers of reservations: apart from the calls that pages of visitors load. */
export const bankTransferCalls = {
  confirm: call(
    {
      method: 'POST',
      path: '/v1/clasificado/solicitud/transferencia',
      area,
      done: machineDoneMessages.statusUpdated,
    },
    {
      summary: 'Confirms the bank transfer that pays a reservation',
      access: requestModules,
      budget: 'money',
      body: s.TransferConfirmSchema,
      reply: s.RequestSchema,
      failed: area.notConfirmed,
    },
  ),
}
