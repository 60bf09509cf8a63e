import { recordCalls } from '../../core/records/calls.ts'
import { areaMessages, areaDoneMessages as done } from '../area-messages.ts'
import type { area } from './schemas.ts'

export const areaCalls = recordCalls<typeof area>({ path: '/v1/area', area: areaMessages, done })
