import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { ProductStatus } from '@portal/contract/products/constants'
import { productMessages } from '@portal/contract/products/messages'
import { inTransaction } from '#core/database/database.ts'
import type { Bulk, BulkAction } from '#core/records/bulk.ts'
import { chosenProducts, type ProductQuery } from './queries.ts'
import { deleteProduct, lockToDelete, restoreProduct, setProductStatus } from './status.ts'

const setting = (status: ProductStatus): BulkAction => ({
  apply: async (db, actor, id) => ({ undo: await setProductStatus(db, actor, id, status) }),
  undo: restoreProduct,
})

/** Activating, deactivating and deleting many products. Their names are shown by the trial instead of being typed. */
export const productBulk: Bulk<ProductQuery> = {
  name: 'products',
  absent: productMessages.absent,
  chosen: (db, _, which, most) => chosenProducts(db, which, most),
  actions: {
    activar: setting(ProductStatus.active),
    desactivar: setting(ProductStatus.inactive),
    eliminar: {
      apply: (db, actor, id) =>
        inTransaction(db, async (db) => {
          const { isDeactivated, undo } = await deleteProduct(db, actor, await lockToDelete(db, actor, id))
          return isDeactivated ? { undo, instead: bulkMessages.onlyDeactivated } : { undo }
        }),
      undo: restoreProduct,
    },
  },
}
