import { Module } from '../../access/constants.ts'
import { call, type Limit } from '../../core/endpoint.ts'
import { EmptySchema } from '../../core/fields.ts'
import { SavedSchema } from '../../core/records/schemas.ts'
import { revisionMessages as area, resourceDoneMessages as done, resourceSaveMessages as m } from '../messages.ts'
import * as s from './schemas.ts'

const checks: Limit = { name: 'recursos-comprobar', max: 120, seconds: 3600 }

/** Revisions of a resource, for who holds the module of resources. */
export const revisionCalls = {
  list: call(
    { method: 'GET', path: '/v1/recursos/revision/list', area },
    {
      summary: 'Lists the revisions of a resource',
      access: Module.resources,
      params: s.RevisionsQuerySchema,
      reply: s.RevisionsSchema,
      failed: m.notRetrieved,
    },
  ),
  upload: call(
    { method: 'GET', path: '/v1/recursos/revision/carga', area },
    {
      summary: "Returns the reader's own finished upload",
      access: Module.resources,
      params: s.UploadQuerySchema,
      reply: s.UploadSchema,
    },
  ),
  check: call(
    { method: 'POST', path: '/v1/recursos/revision/comprobar', area },
    {
      summary: 'Tells whether a file of this beginning can be a revision, before 4 GB are sent',
      access: Module.resources,
      budget: 'typing',
      limit: checks,
      body: s.FileBeginningSchema,
      reply: EmptySchema,
      failed: area.notSaved,
    },
  ),
  save: call(
    { method: 'POST', path: '/v1/recursos/revision/save', area, done: done.revisionSaved, doneArea: done },
    {
      summary: 'Adds a revision to a resource',
      access: Module.resources,
      budget: 'uploading',
      body: s.RevisionFormSchema,
      reply: SavedSchema,
      failed: area.notSaved,
    },
  ),
  update: call(
    { method: 'PUT', path: '/v1/recursos/revision/update/:id', area, done: done.revisionUpdated, doneArea: done },
    {
      summary: 'Changes what a revision says',
      access: Module.resources,
      budget: 'uploading',
      params: s.RevisionByIdSchema,
      body: s.RevisionUpdateSchema,
      reply: SavedSchema,
      failed: area.notSaved,
    },
  ),
  withdraw: call(
    { method: 'PUT', path: '/v1/recursos/revision/delete/:id', area, done: done.revisionWithdrawn, doneArea: done },
    {
      summary: 'Withdraws a revision: the one before becomes the current one again',
      access: Module.resources,
      budget: 'saving',
      params: s.RevisionByIdSchema,
      body: s.RevisionWithdrawSchema,
      reply: SavedSchema,
      failed: area.notSaved,
    },
  ),
}
