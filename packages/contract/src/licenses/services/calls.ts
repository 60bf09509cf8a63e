import { recordCalls } from '../../core/records/calls.ts'
import { serviceMessages as area, serviceDoneMessages as done } from '../messages.ts'
import type { service } from './schemas.ts'

export const serviceCalls = recordCalls<typeof service>({ path: '/v1/licencia/servicio', area, done })
