import { productPageCalls } from '@portal/contract/products/pages/calls'
import type { Door } from '#core/door/door.ts'
import * as pages from './service.ts'

/** Mounts what staff do with the public pages of products. */
export function productPageRoutes(door: Door, deps: pages.ProductPageDeps): void {
  const { db } = deps
  door.mount(productPageCalls.get, ({ params: { id } }) => pages.staffPageOf(db, id))
  door.mount(productPageCalls.update, ({ actor, params: { id }, body }) => pages.updatePage(db, actor, id, body))
  door.mount(productPageCalls.addView, ({ actor, params: { id }, body, files }) =>
    pages.addView(deps, actor, id, body, files),
  )
  door.mount(productPageCalls.removeView, ({ actor, params: { id, vista } }) =>
    pages.removeView(deps, actor, id, vista),
  )
  door.mount(productPageCalls.saveModel, ({ actor, params: { id }, files }) => pages.saveModel(deps, actor, id, files))
  door.mount(productPageCalls.removeModel, ({ actor, params: { id } }) => pages.removeModel(deps, actor, id))
}
