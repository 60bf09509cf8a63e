import { productCalls } from '@portal/contract/products/calls'
import * as s from '@portal/contract/products/schemas'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Door } from '#core/door/door.ts'
import { catalogueReader, oneOf } from './service.ts'

const access = 'public'

/** Mounts what everyone may read of the products. */
export function productRoutes(door: Door, deps: { db: Db; changes: Changes }): void {
  const catalogue = catalogueReader(deps)
  door.mount(productCalls.catalogue, { access, reply: s.CatalogueSchema }, catalogue)
  door.mount(
    productCalls.get,
    { access, params: s.BySlugSchema, reply: s.OneProductSchema },
    async ({ params: { slug } }) => oneOf(await catalogue(), slug),
  )
}
