import { Module } from '../../access/constants.ts'
import { call } from '../../core/endpoint.ts'
import { EmptySchema } from '../../core/fields.ts'
import { pictureFiles as files } from '../../core/limits.ts'
import { bulkCalls } from '../../core/records/bulk/calls.ts'
import { productMessages as area, productDoneMessages } from '../messages.ts'
import * as s from './schemas.ts'

/** Calls of staff; what everyone may read is in `productCalls`. */
export const staffProductCalls = {
  initData: call(
    { method: 'GET', path: '/v1/producto/init_data', area },
    {
      summary: 'Returns the choices for lists and forms of products',
      access: Module.products,
      reply: s.ProductInitDataSchema,
    },
  ),
  list: call(
    { method: 'GET', path: '/v1/producto/list', area },
    {
      summary: 'Lists products for staff',
      access: Module.products,
      params: s.ProductListQuerySchema,
      reply: s.ProductListSchema,
    },
  ),
  get: call(
    { method: 'GET', path: '/v1/producto/list/producto', area },
    {
      summary: 'Returns one product for its form',
      access: Module.products,
      params: s.OneStaffProductSchema,
      reply: s.StaffProductSchema,
    },
  ),
  save: call(
    { method: 'POST', path: '/v1/producto/save', area, done: productDoneMessages.saved, multipart: true },
    {
      summary: 'Creates a product',
      access: Module.products,
      budget: 'saving',
      body: s.ProductFormSchema,
      files,
      reply: s.ProductSavedSchema,
      failed: area.notSaved,
    },
  ),
  update: call(
    { method: 'PUT', path: '/v1/producto/update/:id', area, done: productDoneMessages.updated, multipart: true },
    {
      summary: 'Changes a product',
      access: Module.products,
      budget: 'saving',
      params: s.ProductByIdSchema,
      body: s.ProductUpdateSchema,
      files,
      reply: s.ProductSavedSchema,
      failed: area.notUpdated,
    },
  ),
  remove: call(
    { method: 'PUT', path: '/v1/producto/delete/:id', area, done: productDoneMessages.deleted },
    {
      summary: 'Deletes a product, or deactivates one in use',
      access: Module.products,
      budget: 'saving',
      params: s.ProductToDeleteSchema,
      body: s.ProductRemoveSchema,
      reply: EmptySchema,
      failed: area.notDeleted,
    },
  ),
  ...bulkCalls('/v1/producto', { many: 'products', access: Module.products, form: s.ProductBulkSchema }),
}
