import { Module } from '../../access/constants.ts'
import { call } from '../../core/endpoint.ts'
import { pictureFiles } from '../../core/limits.ts'
import { productMessages as area, productDoneMessages as done } from '../messages.ts'
import * as s from './schemas.ts'
import { pageLimits } from './words.ts'

const access = Module.products

/** The public page of a product as staff make it. */
export const productPageCalls = {
  get: call(
    { method: 'GET', path: '/v1/producto/pagina/:id', area },
    {
      summary: 'Returns the page of a product for its form',
      access,
      params: s.PageByIdSchema,
      reply: s.StaffPageSchema,
    },
  ),
  update: call(
    { method: 'PUT', path: '/v1/producto/pagina/:id', area, done: done.pageSaved },
    {
      summary: 'Changes the page of a product, publishes it or takes it off the site',
      access,
      budget: 'saving',
      params: s.PageByIdSchema,
      body: s.PageUpdateSchema,
      reply: s.StaffPageSchema,
      failed: area.notUpdated,
    },
  ),
  addView: call(
    { method: 'POST', path: '/v1/producto/pagina/:id/vista', area, done: done.viewAdded, multipart: true },
    {
      summary: 'Adds a picture to the page of a product',
      access,
      budget: 'uploading',
      params: s.PageByIdSchema,
      body: s.ViewFormSchema,
      files: pictureFiles,
      reply: s.StaffPageSchema,
      failed: area.imageNotSaved,
    },
  ),
  removeView: call(
    { method: 'PUT', path: '/v1/producto/pagina/:id/vista/:vista/quitar', area, done: done.viewRemoved },
    {
      summary: 'Takes a picture off the page of a product',
      access,
      budget: 'saving',
      params: s.ViewByIdSchema,
      reply: s.StaffPageSchema,
      failed: area.notUpdated,
    },
  ),
  saveModel: call(
    { method: 'POST', path: '/v1/producto/pagina/:id/modelo', area, done: done.modelSaved, multipart: true },
    {
      summary: 'Stores the 3-D model of a product, a GLB file in `modelo`',
      access,
      budget: 'uploading',
      params: s.PageByIdSchema,
      files: { max: 1, bytes: pageLimits.modelBytes },
      reply: s.StaffPageSchema,
      failed: area.fileNotSaved,
    },
  ),
  removeModel: call(
    { method: 'PUT', path: '/v1/producto/pagina/:id/modelo/quitar', area, done: done.modelRemoved },
    {
      summary: 'Removes the 3-D model of a product',
      access,
      budget: 'saving',
      params: s.PageByIdSchema,
      reply: s.StaffPageSchema,
      failed: area.notUpdated,
    },
  ),
}
