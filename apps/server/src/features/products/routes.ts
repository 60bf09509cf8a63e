import { productCalls } from '@portal/contract/products/calls'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Door } from '#core/door/door.ts'
import { catalogueReader, menuReader, pageOf } from './service.ts'

/** Mounts what everyone may read of the products. */
export function productRoutes(door: Door, deps: { db: Db; changes: Changes }): void {
  const catalogue = catalogueReader(deps)
  door.mount(productCalls.catalogue, catalogue)
  door.mount(productCalls.menu, menuReader(deps))
  door.mount(productCalls.get, async ({ params: { slug } }) => pageOf(deps.db, await catalogue(), slug))
}
