import { Module } from '../access/constants.ts'
import { call } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { pictureFiles } from '../core/limits.ts'
import { recordCalls } from '../core/records/calls.ts'
import { resourceSaveMessages as area, resourceDoneMessages as done, resourceDeleteMessages } from './messages.ts'
import * as s from './schemas.ts'

const { deleted } = resourceDeleteMessages
const calls = recordCalls(
  { path: '/v1/recursos', area, done: { ...done, deleted }, multipart: true },
  {
    one: 'resource',
    many: 'resources',
    access: Module.resources,
    files: pictureFiles,
    schemas: s.resource,
    failed: { unexpected: area.notRetrieved, notSaved: area.notSaved, notUpdated: area.notUpdated },
  },
)

/** Resources for who holds their module. */
export const resourceCalls = {
  ...calls,
  save: { ...calls.save, doneArea: done },
  update: { ...calls.update, doneArea: done },
  remove: call(
    { method: 'PUT', path: '/v1/recursos/delete/:id', area: resourceDeleteMessages, done: deleted },
    {
      summary: 'Deletes a resource',
      access: Module.resources,
      budget: 'saving',
      params: s.ResourceToDeleteSchema,
      reply: EmptySchema,
      failed: resourceDeleteMessages.notDeleted,
    },
  ),
  initData: call(
    { method: 'GET', path: '/v1/recursos/init_data', area },
    {
      summary: 'Returns the choices for lists and forms of resources',
      access: Module.resources,
      reply: s.ResourceInitDataSchema,
      failed: area.notRetrieved,
    },
  ),
}
