import { Module } from '../../access/constants.ts'
import { call } from '../../core/endpoint.ts'
import { EmptySchema } from '../../core/fields.ts'
import { bulkCalls } from '../../core/records/bulk/calls.ts'
import { ideaMessages as area, ideaDoneMessages as done } from './messages.ts'
import * as s from './schemas.ts'

const saving = { access: Module.ideas, reply: s.IdeaSavedSchema } as const
const updating = { ...saving, params: s.IdeaByIdSchema, failed: area.notUpdated } as const

export const ideaCalls = {
  initData: call(
    { method: 'GET', path: '/v1/idea/init_data', area },
    { summary: 'Returns the choices for lists and forms of ideas', access: Module.ideas, reply: s.IdeaInitDataSchema },
  ),
  list: call(
    { method: 'GET', path: '/v1/idea/list', area },
    { summary: 'Lists ideas', access: Module.ideas, params: s.IdeaListQuerySchema, reply: s.IdeaListSchema },
  ),
  board: call(
    { method: 'GET', path: '/v1/idea/tablero', area },
    {
      summary: 'Returns the same ideas by horizon',
      access: Module.ideas,
      params: s.IdeaBoardQuerySchema,
      reply: s.IdeaBoardSchema,
    },
  ),
  get: call(
    { method: 'GET', path: '/v1/idea/list/idea', area },
    { summary: 'Returns one idea', access: Module.ideas, params: s.IdeaNamedSchema, reply: s.IdeaDetailSchema },
  ),
  save: call(
    { method: 'POST', path: '/v1/idea/save', area, done: done.saved },
    { summary: 'Creates an idea', ...saving, budget: 'saving', body: s.IdeaFormSchema, failed: area.notCreated },
  ),
  update: call(
    { method: 'PUT', path: '/v1/idea/update/:id', area, done: done.updated },
    { summary: 'Changes an idea; 409 answers the stored one', ...updating, budget: 'saving', body: s.IdeaUpdateSchema },
  ),
  move: call(
    { method: 'PUT', path: '/v1/idea/update_estado/:id', area, done: done.moved },
    { summary: 'Moves an idea to another horizon', ...updating, budget: 'typing', body: s.IdeaMoveSchema },
  ),
  vote: call(
    { method: 'PUT', path: '/v1/idea/votar/:id', area, done: done.voted },
    {
      summary: 'Sets or takes back the vote of the reader; safe to repeat',
      access: Module.ideas,
      budget: 'typing',
      params: s.IdeaByIdSchema,
      body: s.IdeaVoteSchema,
      reply: s.IdeaVotedSchema,
      failed: area.notUpdated,
    },
  ),
  convert: call(
    { method: 'PUT', path: '/v1/idea/convertir/:id', area, done: done.converted },
    {
      summary: 'Makes a task of an idea',
      access: Module.ideas,
      budget: 'saving',
      params: s.IdeaByIdSchema,
      body: s.IdeaConvertSchema,
      reply: s.IdeaConvertedSchema,
      failed: area.notUpdated,
    },
  ),
  remove: call(
    { method: 'PUT', path: '/v1/idea/delete/:id', area, done: done.deleted },
    {
      summary: 'Deletes an idea',
      access: Module.ideas,
      budget: 'saving',
      params: s.IdeaToDeleteSchema,
      reply: EmptySchema,
      failed: area.notDeleted,
    },
  ),
  markSeen: call(
    { method: 'PUT', path: '/v1/idea/update_visto/:id', area },
    {
      summary: 'Stores that the reader has seen what they were told about an idea',
      access: Module.ideas,
      budget: 'typing',
      params: s.IdeaByIdSchema,
      reply: EmptySchema,
      failed: area.notUpdated,
    },
  ),
  ...bulkCalls('/v1/idea', { many: 'ideas', access: Module.ideas, form: s.IdeaBulkSchema }),
}
