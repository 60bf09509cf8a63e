import { Module } from '@portal/contract/access/constants'
import { EmptySchema } from '@portal/contract/core/fields'
import { productMessages } from '@portal/contract/products/messages'
import { staffProductCalls } from '@portal/contract/products/staff/calls'
import * as s from '@portal/contract/products/staff/schemas'
import type { Door } from '#core/door/door.ts'
import { pictureFiles as files } from '#core/files/record-pictures.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { factRoutes } from '../facts/routes.ts'
import { productBulk } from './bulk.ts'
import * as products from './service.ts'

const access = Module.products

/** Mounts what staff do with products. */
export function staffProductRoutes(door: Door, deps: products.StaffProductDeps): void {
  const { db } = deps
  door.mount(staffProductCalls.initData, { access, reply: s.ProductInitDataSchema }, () => products.productInitData(db))
  door.mount(
    staffProductCalls.list,
    { access, params: s.ProductListQuerySchema, reply: s.ProductListSchema },
    ({ params }) => products.listProducts(db, params),
  )
  door.mount(
    staffProductCalls.get,
    { access, params: s.OneStaffProductSchema, reply: s.StaffProductSchema },
    ({ actor, params }) => products.staffProductFor(db, actor, params.producto_id),
  )
  door.mount(
    staffProductCalls.save,
    {
      access,
      budget: 'saving',
      body: s.ProductFormSchema,
      reply: s.ProductSavedSchema,
      files,
      failed: productMessages.notSaved,
    },
    ({ actor, body, files }) => products.createProduct(deps, actor, body, files),
  )
  door.mount(
    staffProductCalls.update,
    {
      access,
      budget: 'saving',
      params: s.ProductByIdSchema,
      body: s.ProductUpdateSchema,
      reply: s.ProductSavedSchema,
      files,
      failed: productMessages.notUpdated,
    },
    ({ actor, params, body, files }) => products.updateProduct(deps, actor, params.id, body, files),
  )
  door.mount(
    staffProductCalls.remove,
    {
      access,
      budget: 'saving',
      params: s.ProductToDeleteSchema,
      body: s.ProductRemoveSchema,
      reply: EmptySchema,
      failed: productMessages.notDeleted,
    },
    ({ actor, params, body }) => products.removeProduct(db, actor, params.id, body.confirmacion),
  )
  factRoutes(door, deps)
  mountBulk(door, db, staffProductCalls, s.ProductBulkSchema, productBulk, { access })
}
