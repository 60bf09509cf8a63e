import { ProductStatus } from '@portal/contract/products/constants'
import { productMessages } from '@portal/contract/products/messages'
import type { Bulk, BulkAction } from '#core/records/bulk.ts'
import { restorePublished, setPublished } from '../pages/service.ts'
import { chosenProducts, type ProductQuery } from './queries.ts'
import { restoreProduct, setProductStatus } from './status.ts'

const setting = (status: ProductStatus): BulkAction => ({
  apply: async (db, actor, id) => ({ undo: await setProductStatus(db, actor, id, status) }),
  undo: restoreProduct,
})

const publishing = (isPublished: boolean): BulkAction => ({
  apply: async (db, actor, id) => ({ undo: await setPublished(db, actor, id, isPublished) }),
  undo: restorePublished,
})

/** Activating, deactivating, publishing and hiding many products. Deleting one asks for its name to be typed, so that many are not deleted. */
export const productBulk: Bulk<ProductQuery> = {
  name: 'products',
  absent: productMessages.absent,
  chosen: (db, _, which, most) => chosenProducts(db, which, most),
  actions: {
    activar: setting(ProductStatus.active),
    desactivar: setting(ProductStatus.inactive),
    publicar: publishing(true),
    ocultar: publishing(false),
  },
}
