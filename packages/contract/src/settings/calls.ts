import { coreMessages } from '../core/core-messages.ts'
import { call } from '../core/endpoint.ts'
import type { Of } from '../core/fields.ts'
import type { CompanySchema, OfficesSchema } from './schemas.ts'

export const settingsCalls = {
  company: call<{ reply: Of<typeof CompanySchema> }>({
    method: 'GET',
    path: '/v1/ajuste/empresa',
    area: coreMessages,
  }),
  offices: call<{ reply: Of<typeof OfficesSchema> }>({
    method: 'GET',
    path: '/v1/ajuste/oficinas',
    area: coreMessages,
  }),
}
