import { coreMessages } from '../core/core-messages.ts'
import { call } from '../core/endpoint.ts'
import type { Of } from '../core/fields.ts'
import type { VisitorCountrySchema } from './schemas.ts'

export const locationCalls = {
  /** Returns the visitor's country by their network address: a guess for a form, never a fact. */
  country: call<{ reply: Of<typeof VisitorCountrySchema> }>({
    method: 'GET',
    path: '/v1/ubicacion/pais',
    area: coreMessages,
  }),
}
