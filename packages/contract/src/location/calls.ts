import { coreMessages } from '../core/core-messages.ts'
import { call } from '../core/endpoint.ts'
import { VisitorCountrySchema } from './schemas.ts'

export const locationCalls = {
  country: call(
    { method: 'GET', path: '/v1/ubicacion/pais', area: coreMessages },
    {
      summary: "Returns the visitor's country by their network address: a guess for a form, never a fact",
      access: 'public',
      whileClosed: true,
      reply: VisitorCountrySchema,
    },
  ),
}
