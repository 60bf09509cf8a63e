import { Module } from '../access/constants.ts'
import { call } from '../core/endpoint.ts'
import { transferMessages as area, transferDoneMessages as done } from './messages.ts'
import * as s from './schemas.ts'

export const transferCalls = {
  leaving: call(
    { method: 'GET', path: '/v1/persona/salida/:id', area },
    {
      summary: 'Returns what a user holds, for the wizard of leaving',
      access: Module.users,
      params: s.LeavingByIdSchema,
      reply: s.LeavingSchema,
    },
  ),
  leave: call(
    { method: 'POST', path: '/v1/persona/salida/:id', area, done: done.left },
    {
      summary: 'Gives what a user holds to others and deactivates them',
      access: Module.users,
      budget: 'saving',
      params: s.LeavingByIdSchema,
      body: s.LeaveSchema,
      reply: s.LeftSchema,
      failed: area.notTransferred,
    },
  ),
  get: call(
    { method: 'GET', path: '/v1/persona/traspaso/:id', area },
    {
      summary: 'Returns one transfer',
      access: Module.users,
      params: s.TransferByIdSchema,
      reply: s.TransferResultSchema,
    },
  ),
  moved: call(
    { method: 'GET', path: '/v1/persona/traspaso/:id/registros', area },
    {
      summary: 'Lists the records that a transfer moved',
      access: Module.users,
      params: s.MovedQuerySchema,
      reply: s.MovedListSchema,
    },
  ),
  undo: call(
    { method: 'PUT', path: '/v1/persona/traspaso/:id/deshacer', area, done: done.undone },
    {
      summary: 'Takes a transfer back',
      access: Module.users,
      budget: 'saving',
      params: s.TransferByIdSchema,
      reply: s.TransferUndoneSchema,
      failed: area.notTransferred,
    },
  ),
}
