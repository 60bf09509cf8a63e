import { Module } from '../../access/constants.ts'
import { call } from '../../core/endpoint.ts'
import { EmptySchema } from '../../core/fields.ts'
import { factMessages as area, factDoneMessages as done } from './messages.ts'
import * as s from './schemas.ts'

/** What staff do with the facts of a product; everyone reads them with the product. */
export const factCalls = {
  list: call(
    { method: 'GET', path: '/v1/producto/dato/list/:id', area },
    {
      summary: 'Lists the technical facts of a product',
      access: Module.products,
      params: s.FactsOfSchema,
      reply: s.StaffFactsSchema,
    },
  ),
  save: call(
    { method: 'PUT', path: '/v1/producto/dato/update/:id', area, done: done.saved },
    {
      summary: 'Sets the technical facts of a product',
      access: Module.products,
      budget: 'saving',
      params: s.FactsOfSchema,
      body: s.FactFormSchema,
      reply: s.FactSavedSchema,
      failed: area.notSaved,
    },
  ),
  remove: call(
    { method: 'PUT', path: '/v1/producto/dato/delete/:id', area, done: done.deleted },
    {
      summary: 'Deletes a technical fact of a product',
      access: Module.products,
      budget: 'saving',
      params: s.FactsOfSchema,
      body: s.FactRemoveSchema,
      reply: EmptySchema,
      failed: area.notDeleted,
    },
  ),
}
