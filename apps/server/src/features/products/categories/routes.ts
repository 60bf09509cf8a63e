import { Module } from '@portal/contract/access/constants'
import { EmptySchema } from '@portal/contract/core/fields'
import { productCategoryCalls } from '@portal/contract/products/categories/calls'
import * as s from '@portal/contract/products/categories/schemas'
import { categoryMessages } from '@portal/contract/products/category-messages'
import type { Door } from '#core/door.ts'
import { pictureFiles as files } from '#core/record-pictures.ts'
import { statusChoices } from '../choices.ts'
import * as categories from './service.ts'

const access = Module.productCategories

/** Mounts the calls of product categories. */
export function productCategoryRoutes(door: Door, parts: categories.ProductCategoryParts): void {
  const { db } = parts
  door.mount(productCategoryCalls.initData, { access, reply: s.ProductCategoryInitDataSchema }, async () => ({
    estados: statusChoices,
  }))
  door.mount(
    productCategoryCalls.list,
    {
      access,
      params: s.ProductCategoryListQuerySchema,
      reply: s.ProductCategoryListSchema,
      failed: categoryMessages.unexpected,
    },
    ({ params }) => categories.listCategories(db, params),
  )
  door.mount(
    productCategoryCalls.save,
    {
      access,
      body: s.ProductCategoryFormSchema,
      reply: s.ProductCategorySavedSchema,
      files,
      failed: categoryMessages.notSaved,
    },
    ({ actor, body, files }) => categories.createCategory(parts, actor, body, files),
  )
  door.mount(
    productCategoryCalls.update,
    {
      access,
      params: s.ProductCategoryByIdSchema,
      body: s.ProductCategoryUpdateSchema,
      reply: s.ProductCategorySavedSchema,
      files,
      failed: categoryMessages.notUpdated,
    },
    ({ actor, params, body, files }) => categories.updateCategory(parts, actor, params.id, body, files),
  )
  door.mount(
    productCategoryCalls.remove,
    { access, params: s.ProductCategoryByIdSchema, reply: EmptySchema, failed: categoryMessages.notDeleted },
    ({ actor, params }) => categories.removeCategory(db, actor, params.id),
  )
}
