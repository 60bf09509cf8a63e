import { call } from '../../core/endpoint.ts'
import { machineDoneMessages } from '../../machines/done-messages.ts'
import { machineMessages } from '../../machines/messages.ts'
import { requestLimit } from '../../marketplace/constants.ts'
import { propertyDoneMessages, propertyMessages } from '../../properties/messages.ts'
import { propertyModules } from '../../properties/modules.ts'
import { requestCalls } from '../calls.ts'
import * as s from '../schemas.ts'
import { PropertyRequestSchema } from './schemas.ts'

/**
 * The two calls of requests that properties have of their own. Everything else of a request, such as its
 * list, its page and its messages, is the same call for both kinds of item (rule requests/one-table).
 */
export const propertyRequestCalls = {
  send: call(
    {
      method: 'POST',
      path: '/v1/propiedad/enviar_solicitud',
      area: propertyMessages,
      done: propertyDoneMessages.requestReceived,
    },
    {
      summary: 'Sends a request about a property',
      access: 'public',
      budget: 'mailing',
      limit: requestLimit,
      body: PropertyRequestSchema,
      reply: s.RequestedSchema,
      failed: propertyMessages.requestNotSent,
    },
  ),
  changeStatus: call(
    {
      method: 'POST',
      path: '/v1/propiedad/solicitud/change_estado',
      area: requestCalls.changeStatus.area,
      done: machineDoneMessages.statusUpdated,
    },
    {
      summary: 'Changes the status of a request about a property',
      access: propertyModules,
      budget: 'saving',
      body: s.StatusChangeSchema,
      reply: s.RequestSchema,
      failed: machineMessages.notCompleted,
    },
  ),
}
