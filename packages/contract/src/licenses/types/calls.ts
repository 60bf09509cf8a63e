import { recordCalls } from '../../core/records/calls.ts'
import { licenseTypeMessages as area, licenseTypeDoneMessages as done } from '../messages.ts'
import type { licenseType } from './schemas.ts'

export const licenseTypeCalls = recordCalls<typeof licenseType>({ path: '/v1/licencia/tipo_licencia', area, done })
