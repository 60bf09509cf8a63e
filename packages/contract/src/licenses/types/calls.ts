import { Module } from '../../access/constants.ts'
import { recordCalls } from '../../core/records/calls.ts'
import { licenseTypeMessages as area, licenseTypeDoneMessages as done } from '../messages.ts'
import { licenseType } from './schemas.ts'

export const licenseTypeCalls = recordCalls(
  { path: '/v1/licencia/tipo_licencia', area, done },
  {
    one: 'license type',
    many: 'license types',
    access: Module.licenses,
    isOfHouse: true,
    schemas: licenseType,
    failed: area,
  },
)
