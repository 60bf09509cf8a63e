import { Module } from '../../access/constants.ts'
import { call } from '../../core/endpoint.ts'
import { pictureFiles } from '../../core/limits.ts'
import { recordCalls } from '../../core/records/calls.ts'
import { categoryMessages as area, categoryDoneMessages as done } from '../category-messages.ts'
import * as s from './schemas.ts'

export const productCategoryCalls = {
  ...recordCalls(
    { path: '/v1/categoria_producto', area, done, multipart: true },
    {
      one: 'product category',
      many: 'product categories',
      access: Module.productCategories,
      files: pictureFiles,
      schemas: s.productCategory,
      failed: area,
    },
  ),
  initData: call(
    { method: 'GET', path: '/v1/categoria_producto/init_data', area },
    {
      summary: 'Returns the choices for the form of a product category',
      access: Module.productCategories,
      reply: s.ProductCategoryInitDataSchema,
    },
  ),
}
