import { coreMessages } from '../core/core-messages.ts'
import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { summaryDoneMessages } from './messages.ts'
import type * as s from './schemas.ts'

export const summaryCalls = {
  week: call<{ params: In<typeof s.WeekQuerySchema>; reply: Of<typeof s.WeekSummarySchema> }>({
    method: 'GET',
    path: '/v1/resumen/semana',
    area: coreMessages,
  }),
  mail: call<{ reply: Of<typeof s.WeekMailSchema> }>({ method: 'GET', path: '/v1/resumen/correo', area: coreMessages }),
  setMail: call<{ body: In<typeof s.WeekMailFormSchema>; reply: Of<typeof s.WeekMailSchema> }>({
    method: 'PUT',
    path: '/v1/resumen/correo',
    area: coreMessages,
    done: summaryDoneMessages.mailSet,
  }),
}
