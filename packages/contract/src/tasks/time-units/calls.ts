import { recordCalls } from '../../core/records/calls.ts'
import { timeUnitMessages as area, timeUnitDoneMessages as done } from '../time-unit-messages.ts'
import type { timeUnit } from './schemas.ts'

export const timeUnitCalls = recordCalls<typeof timeUnit>({ path: '/v1/unidad_tiempo', area, done })
