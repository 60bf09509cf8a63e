import { Module } from '../access/constants.ts'
import { recordCalls } from '../core/records/calls.ts'
import { synonymMessages as area, synonymDoneMessages as done } from './messages.ts'
import { synonym } from './schemas.ts'

export const synonymCalls = recordCalls(
  { path: '/v1/clasificado/sinonimo', area, done },
  {
    one: 'synonym of a search',
    many: 'synonyms of searches',
    access: Module.manageMachines,
    schemas: synonym,
    failed: area,
  },
)
