import { call } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { viewMessages as area } from './messages.ts'
import * as s from './schemas.ts'

/** Views of lists: search, filters, order and columns under a name. */
export const viewCalls = {
  list: call(
    { method: 'GET', path: '/v1/vista/list', area },
    {
      summary: "Lists the reader's own views and shared ones, of every list that they may open, by name",
      access: 'session',
      reply: s.ViewsSchema,
    },
  ),
  save: call(
    { method: 'POST', path: '/v1/vista/save', area, done: area.saved },
    {
      summary: 'Saves a view of a list',
      access: 'session',
      budget: 'saving',
      body: s.ViewFormSchema,
      reply: s.ViewSchema,
      failed: area.notSaved,
    },
  ),
  update: call(
    { method: 'PUT', path: '/v1/vista/update/:id', area, done: area.updated },
    {
      summary: 'Changes a view; 409 answers the stored one',
      access: 'session',
      budget: 'saving',
      params: s.ViewByIdSchema,
      body: s.ViewUpdateSchema,
      reply: s.ViewSchema,
      failed: area.notSaved,
    },
  ),
  remove: call(
    { method: 'PUT', path: '/v1/vista/delete/:id', area, done: area.deleted },
    {
      summary: 'Deletes a view',
      access: 'session',
      budget: 'saving',
      params: s.ViewByIdSchema,
      reply: EmptySchema,
      failed: area.notSaved,
    },
  ),
  setInitial: call(
    { method: 'PUT', path: '/v1/vista/inicial', area, done: area.initialSet },
    {
      summary: 'Sets the view with which a list opens',
      access: 'session',
      budget: 'typing',
      body: s.InitialViewSchema,
      reply: EmptySchema,
      failed: area.notSaved,
    },
  ),
}
