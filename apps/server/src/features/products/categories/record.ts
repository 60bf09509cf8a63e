import { productCategoryCalls } from '@portal/contract/products/categories/calls'
import { categoryMessages as messages } from '@portal/contract/products/category-messages'
import { ProductStatus } from '@portal/contract/products/constants'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import type { Files } from '#core/files/files.ts'
import { dropReplaced } from '#core/files/record-pictures.ts'
import { mountRecord } from '#core/records/mount-record.ts'
import { versionedRecord } from '#core/records/versioned-record.ts'
import type { Workers } from '#core/workers/workers.ts'
import { menuChanges } from '../areas.ts'
import { statusChoices } from '../choices.ts'
import { productPicture } from '../picture.ts'
import { categoryRows, isThere, siteColumns, usesOf } from './queries.ts'

interface ProductCategoryDeps {
  db: Db
  files: Pick<Files, 'write' | 'keep' | 'drop'>
  workers: Pick<Workers, 'picture'>
}

const pictures = productPicture({
  unreadable: messages.imageInvalid,
  notWritten: messages.imageNotSaved,
  notKept: messages.imageNotSaved,
})

const productCategories = ({ files }: ProductCategoryDeps) =>
  versionedRecord({
    table: 'categoria_producto',
    name: 'productCategories',
    rows: categoryRows,
    isThere,
    columns: ['nombre', 'nombre_en', ...siteColumns, 'estado_id', 'archivo_id'],
    messages,
    constraints: { categoria_producto_nombre: { field: 'nombre', entry: messages.spanishNameInvalid } },
    // Product pages show the name of their category.
    announces: () => [{ area: 'categorias_producto' }, ...menuChanges],
    saved: dropReplaced(files),
    deletes: { estado_id: ProductStatus.deleted },
    usedBy: usesOf,
    deactivates: { estado_id: ProductStatus.inactive },
  })

/** Mounts the calls of product categories (their module). */
export function productCategoryRoutes(door: Door, deps: ProductCategoryDeps): void {
  mountRecord(door, deps.db, productCategoryCalls, productCategories(deps), pictures.uploads(deps))
  door.mount(productCategoryCalls.initData, async () => ({
    estados: statusChoices,
  }))
}
