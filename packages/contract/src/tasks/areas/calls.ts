import { Module } from '../../access/constants.ts'
import { recordCalls } from '../../core/records/calls.ts'
import { areaMessages, areaDoneMessages as done } from '../area-messages.ts'
import { area } from './schemas.ts'

export const areaCalls = recordCalls(
  { path: '/v1/area', area: areaMessages, done },
  { one: 'area of tasks', many: 'areas of tasks', access: Module.areas, schemas: area, failed: areaMessages },
)
