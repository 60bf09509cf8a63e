import { Module } from '../../access/constants.ts'
import { recordCalls } from '../../core/records/calls.ts'
import { timeUnitMessages as area, timeUnitDoneMessages as done } from '../time-unit-messages.ts'
import { timeUnit } from './schemas.ts'

export const timeUnitCalls = recordCalls(
  { path: '/v1/unidad_tiempo', area, done },
  { one: 'time unit', many: 'time units', access: Module.timeUnits, schemas: timeUnit, failed: area },
)
