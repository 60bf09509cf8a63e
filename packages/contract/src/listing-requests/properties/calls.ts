import { classifiedDoneMessages } from '../../classifieds/done-messages.ts'
import { classifiedMessages } from '../../classifieds/messages.ts'
import { call, type Limit } from '../../core/endpoint.ts'
import { propertyDoneMessages, propertyMessages } from '../../properties/messages.ts'
import { propertyModules } from '../../properties/modules.ts'
import { requestCalls } from '../calls.ts'
import * as s from '../schemas.ts'
import { PropertyRequestSchema } from './schemas.ts'

/** Above five an hour they are quarantined; this limits what is stored at all. */
const sending: Limit = { name: 'solicitud-enviar', max: 60, seconds: 3600 }

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
      limit: sending,
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
      done: classifiedDoneMessages.statusUpdated,
    },
    {
      summary: 'Changes the status of a request about a property',
      access: propertyModules,
      budget: 'saving',
      body: s.StatusChangeSchema,
      reply: s.RequestSchema,
      failed: classifiedMessages.notCompleted,
    },
  ),
}
