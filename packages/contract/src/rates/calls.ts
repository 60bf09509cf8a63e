import { recordCalls } from '../core/records/calls.ts'
import { rateModules } from './constants.ts'
import { rateMessages as area, rateDoneMessages as done } from './messages.ts'
import { rate } from './schemas.ts'

export const rateCalls = recordCalls(
  { path: '/v1/tipo_cambio', area, done },
  { one: 'exchange rate', many: 'exchange rates', access: rateModules, schemas: rate, failed: area },
)
