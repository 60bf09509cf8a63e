import { recordCalls } from '../core/records/calls.ts'
import { rateMessages as area, rateDoneMessages as done } from './messages.ts'
import type { rate } from './schemas.ts'

export const rateCalls = recordCalls<typeof rate>({ path: '/v1/tipo_cambio', area, done })
