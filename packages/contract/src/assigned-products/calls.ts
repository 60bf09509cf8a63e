import { Module } from '../access/constants.ts'
import { call } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { bulkCalls } from '../core/records/bulk/calls.ts'
import { assignedProductMessages as area, assignedProductDoneMessages } from '../products/assigned-messages.ts'
import * as s from './schemas.ts'

export const assignedProductCalls = {
  initData: call(
    { method: 'GET', path: '/v1/producto_configuracion/init_data', area },
    {
      summary: 'Returns the choices for the form of an assignment',
      access: Module.assignedProducts,
      reply: s.AssignmentInitDataSchema,
    },
  ),
  list: call(
    { method: 'GET', path: '/v1/producto_configuracion/list', area },
    {
      summary: 'Lists products assigned to branches',
      access: Module.assignedProducts,
      params: s.AssignmentListQuerySchema,
      reply: s.AssignmentListSchema,
    },
  ),
  get: call(
    { method: 'GET', path: '/v1/producto_configuracion/list/producto_configuracion', area },
    {
      summary: 'Returns one assignment',
      access: Module.assignedProducts,
      params: s.OneAssignmentSchema,
      reply: s.AssignmentSchema,
    },
  ),
  save: call(
    { method: 'POST', path: '/v1/producto_configuracion/save', area, done: assignedProductDoneMessages.saved },
    {
      summary: 'Assigns a product to a branch',
      access: Module.assignedProducts,
      budget: 'saving',
      body: s.AssignmentFormSchema,
      reply: s.AssignmentSavedSchema,
      failed: area.notSaved,
    },
  ),
  update: call(
    { method: 'PUT', path: '/v1/producto_configuracion/update/:id', area, done: assignedProductDoneMessages.updated },
    {
      summary: 'Changes an assignment',
      access: Module.assignedProducts,
      budget: 'saving',
      params: s.AssignmentByIdSchema,
      body: s.AssignmentUpdateSchema,
      reply: s.AssignmentSavedSchema,
      failed: area.notUpdated,
    },
  ),
  remove: call(
    { method: 'PUT', path: '/v1/producto_configuracion/delete/:id', area, done: assignedProductDoneMessages.deleted },
    {
      summary: 'Deletes an assignment',
      access: Module.assignedProducts,
      budget: 'saving',
      params: s.AssignmentByIdSchema,
      reply: EmptySchema,
      failed: area.notDeleted,
    },
  ),
  download: call(
    { method: 'GET', path: '/v1/producto_configuracion/download', area },
    {
      summary: 'Returns the list of assignments as a workbook',
      access: Module.assignedProducts,
      params: s.AssignmentDownloadQuerySchema,
      reply: s.AssignmentDownloadSchema,
      mayLag: true,
    },
  ),
  ...bulkCalls('/v1/producto_configuracion', {
    many: 'assignments',
    access: Module.assignedProducts,
    form: s.AssignmentBulkSchema,
  }),
}
