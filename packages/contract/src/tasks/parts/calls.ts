import { call } from '../../core/endpoint.ts'
import { taskLimits } from '../constants.ts'
import { taskModules as access } from '../modules.ts'
import { partMessages as area, partDoneMessages as done } from './messages.ts'
import * as s from './schemas.ts'

const saved = { access, reply: s.PartSavedSchema, failed: area.notSaved } as const
const files = { max: 5, bytes: taskLimits.fileBytes } as const

/** The checklist and the files of tasks. */
export const taskPartCalls = {
  saveItem: call(
    { method: 'POST', path: '/v1/tarea/punto/save', area },
    { summary: 'Adds an item to the checklist of a task', ...saved, budget: 'typing', body: s.ItemFormSchema },
  ),
  updateItem: call(
    { method: 'PUT', path: '/v1/tarea/punto/update/:id', area },
    {
      summary: 'Changes an item of the checklist',
      ...saved,
      budget: 'typing',
      params: s.PartByIdSchema,
      body: s.ItemUpdateSchema,
    },
  ),
  removeItem: call(
    { method: 'PUT', path: '/v1/tarea/punto/delete/:id', area },
    { summary: 'Deletes an item of the checklist', ...saved, budget: 'typing', params: s.PartByIdSchema },
  ),
  attach: call(
    { method: 'POST', path: '/v1/tarea/adjunto/save', area, multipart: true, done: done.attached },
    { summary: 'Attaches a file to a task', ...saved, budget: 'uploading', body: s.FileFormSchema, files },
  ),
  openFile: call(
    { method: 'GET', path: '/v1/tarea/adjunto/:id', area },
    {
      summary: 'Returns an address that opens a file for 60 s',
      access,
      params: s.PartByIdSchema,
      reply: s.FileAddressSchema,
    },
  ),
  detach: call(
    { method: 'PUT', path: '/v1/tarea/adjunto/delete/:id', area, done: done.detached },
    { summary: 'Removes a file of a task', ...saved, budget: 'saving', params: s.PartByIdSchema },
  ),
}
