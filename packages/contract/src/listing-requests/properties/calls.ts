import { classifiedDoneMessages } from '../../classifieds/done-messages.ts'
import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { propertyDoneMessages, propertyMessages } from '../../properties/messages.ts'
import { requestCalls } from '../calls.ts'
import type { RequestedSchema, RequestSchema, StatusChangeSchema } from '../schemas.ts'
import type { PropertyRequestSchema } from './schemas.ts'

/**
 * The two calls of requests that properties have of their own. Everything else of a request, such as its
 * list, its page and its messages, is the same call for both kinds of item (rule requests/one-table).
 */
export const propertyRequestCalls = {
  send: call<{ body: In<typeof PropertyRequestSchema>; reply: Of<typeof RequestedSchema> }>({
    method: 'POST',
    path: '/v1/propiedad/enviar_solicitud',
    area: propertyMessages,
    done: propertyDoneMessages.requestReceived,
  }),
  changeStatus: call<{ body: In<typeof StatusChangeSchema>; reply: Of<typeof RequestSchema> }>({
    method: 'POST',
    path: '/v1/propiedad/solicitud/change_estado',
    area: requestCalls.changeStatus.area,
    done: classifiedDoneMessages.statusUpdated,
  }),
}
