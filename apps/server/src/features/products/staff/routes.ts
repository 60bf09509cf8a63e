import { staffProductCalls } from '@portal/contract/products/staff/calls'
import type { Door } from '#core/door/door.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { factRoutes } from '../facts/routes.ts'
import { productPageRoutes } from '../pages/routes.ts'
import { productBulk } from './bulk.ts'
import * as products from './service.ts'

/** Mounts what staff do with products. */
export function staffProductRoutes(door: Door, deps: products.StaffProductDeps): void {
  const { db } = deps
  door.mount(staffProductCalls.initData, () => products.productInitData(db))
  door.mount(staffProductCalls.list, ({ params }) => products.listProducts(db, params))
  door.mount(staffProductCalls.get, ({ actor, params }) => products.staffProductFor(db, actor, params.producto_id))
  door.mount(staffProductCalls.save, ({ actor, body, files }) => products.createProduct(deps, actor, body, files))
  door.mount(staffProductCalls.update, ({ actor, params, body, files }) =>
    products.updateProduct(deps, actor, params.id, body, files),
  )
  door.mount(staffProductCalls.remove, ({ actor, params, body }) =>
    products.removeProduct(db, actor, params.id, body.confirmacion),
  )
  factRoutes(door, deps)
  productPageRoutes(door, deps)
  mountBulk(door, db, staffProductCalls, productBulk)
}
