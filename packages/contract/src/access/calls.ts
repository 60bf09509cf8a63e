import { call } from '../core/endpoint.ts'
import { Module } from './constants.ts'
import { accessDoneMessages, accessMessages } from './messages.ts'
import * as s from './schemas.ts'

const ofUsers = { access: Module.users, reply: s.AccessListSchema } as const
const deciding = {
  ...ofUsers,
  budget: 'saving',
  fresh: 'withFactor',
  body: s.AccessDecideSchema,
  failed: accessMessages.notSaved,
} as const

export const accessCalls = {
  list: call(
    { method: 'GET', path: '/v1/acceso_modulo/list', area: accessMessages },
    { summary: 'Lists the modules of a user', ...ofUsers, params: s.AccessOfUserSchema },
  ),
  save: call(
    { method: 'POST', path: '/v1/acceso_modulo/save', area: accessMessages, done: accessDoneMessages.saved },
    {
      summary: 'Sets the modules of a user',
      ...ofUsers,
      budget: 'saving',
      fresh: 'withFactor',
      body: s.AccessSaveSchema,
      failed: accessMessages.notSaved,
    },
  ),
  approve: call(
    { method: 'POST', path: '/v1/acceso_modulo/aprobar', area: accessMessages, done: accessDoneMessages.approved },
    { summary: 'Gives a user modules of their template that waited for someone who holds them', ...deciding },
  ),
  refuse: call(
    { method: 'POST', path: '/v1/acceso_modulo/rechazar', area: accessMessages, done: accessDoneMessages.refused },
    { summary: 'Refuses modules that wait for a user', ...deciding },
  ),
}
