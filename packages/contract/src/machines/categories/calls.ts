import { Module } from '../../access/constants.ts'
import { call } from '../../core/endpoint.ts'
import { pictureFiles } from '../../core/limits.ts'
import { recordCalls } from '../../core/records/calls.ts'
import { machineDoneMessages } from '../done-messages.ts'
import { machineMessages as area } from '../messages.ts'
import * as s from './schemas.ts'

const path = '/v1/clasificado/categoria'
const done = machineDoneMessages.categorySaved

export const categoryCalls = {
  ...recordCalls(
    { path, area, done: { saved: done, updated: done, deleted: done }, multipart: true },
    {
      one: 'category of machinery',
      many: 'categories of machinery',
      access: Module.manageMachines,
      files: pictureFiles,
      schemas: s.category,
      failed: { unexpected: area.unexpected, notSaved: area.categoryNotSaved },
    },
  ),
  update: call(
    { method: 'POST', path: `${path}/update`, area, done, multipart: true },
    {
      summary: 'Changes a category of machinery; the id is a field of the form',
      access: Module.manageMachines,
      budget: 'saving',
      body: s.category.Update,
      files: pictureFiles,
      reply: s.category.Saved,
      failed: area.categoryNotSaved,
    },
  ),
  remove: call(
    { method: 'PUT', path: `${path}/delete/:id`, area, done },
    {
      summary: 'Deletes a category of machinery, or deactivates one in use',
      access: Module.manageMachines,
      budget: 'saving',
      params: s.category.ById,
      reply: s.CategoryRemovedSchema,
      failed: area.categoryNotSaved,
    },
  ),
}
