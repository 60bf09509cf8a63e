import { call } from '../../core/endpoint.ts'
import { EmptySchema } from '../../core/fields.ts'
import { bulkCalls } from '../../core/records/bulk/calls.ts'
import { quoteTemplateMessages as area } from './messages.ts'
import * as s from './schemas.ts'

export const quoteTemplateCalls = {
  list: call(
    { method: 'GET', path: '/v1/cotizacion/plantilla/list', area },
    {
      summary: "Lists the reader's quote templates, and those shared by their enterprise",
      access: 'session',
      params: s.TemplateListQuerySchema,
      reply: s.TemplateListSchema,
    },
  ),
  get: call(
    { method: 'GET', path: '/v1/cotizacion/plantilla/list/:id', area },
    { summary: 'Returns one quote template', access: 'session', params: s.TemplateByIdSchema, reply: s.TemplateSchema },
  ),
  save: call(
    { method: 'POST', path: '/v1/cotizacion/plantilla/save', area, done: area.saved },
    {
      summary: 'Creates a quote template',
      access: 'session',
      budget: 'saving',
      body: s.TemplateFormSchema,
      reply: s.TemplateSchema,
      failed: area.notSaved,
    },
  ),
  update: call(
    { method: 'PUT', path: '/v1/cotizacion/plantilla/update/:id', area, done: area.updated },
    {
      summary: 'Changes a quote template; 409 answers the stored one',
      access: 'session',
      budget: 'saving',
      params: s.TemplateByIdSchema,
      body: s.TemplateUpdateSchema,
      reply: s.TemplateSchema,
      failed: area.notSaved,
    },
  ),
  remove: call(
    { method: 'PUT', path: '/v1/cotizacion/plantilla/delete/:id', area, done: area.deleted },
    {
      summary: 'Deletes a quote template',
      access: 'session',
      budget: 'saving',
      params: s.TemplateByIdSchema,
      reply: EmptySchema,
    },
  ),
  ...bulkCalls('/v1/cotizacion/plantilla', { many: 'quote templates', access: 'session', form: s.TemplateBulkSchema }),
}
