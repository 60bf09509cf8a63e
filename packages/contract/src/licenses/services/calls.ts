import { Module } from '../../access/constants.ts'
import { recordCalls } from '../../core/records/calls.ts'
import { serviceMessages as area, serviceDoneMessages as done } from '../messages.ts'
import { service } from './schemas.ts'

export const serviceCalls = recordCalls(
  { path: '/v1/licencia/servicio', area, done },
  {
    one: 'service of licenses',
    many: 'services of licenses',
    access: Module.licenses,
    isOfHouse: true,
    schemas: service,
    failed: area,
  },
)
