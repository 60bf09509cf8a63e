import { call, type Limit } from '../core/endpoint.ts'
import { savedSearchMessages as area, savedSearchDoneMessages as done } from './messages.ts'
import * as s from './schemas.ts'

const home = '/v1/busqueda_guardada'

const saving: Limit = { name: 'busqueda-guardar', max: 20, seconds: 3600 }
const byLink = { access: 'public', params: s.SearchTokenSchema, reply: s.SavedSearchSchema } as const
const answering: Limit = { name: 'busqueda-enlace', max: 60, seconds: 3600 }
const writing = { ...byLink, limit: answering, failed: area.notSaved } as const

/** Searches of machines and properties that a visitor saves by e-mail (rule marketplace/saved-searches). */
export const savedSearchCalls = {
  preview: call(
    { method: 'GET', path: `${home}/resumen`, area },
    {
      summary: 'Returns in words what would be saved',
      access: 'public',
      params: s.SearchPreviewQuerySchema,
      reply: s.SearchPreviewSchema,
    },
  ),
  save: call(
    { method: 'POST', path: `${home}/guardar`, area, done: done.asked },
    {
      summary: 'Saves a search and mails a link that confirms it',
      access: 'public',
      budget: 'mailing',
      limit: saving,
      body: s.SaveSearchSchema,
      reply: s.EmptySchema,
      failed: area.notSaved,
    },
  ),
  get: call(
    { method: 'GET', path: `${home}/enlace/:token`, area },
    { summary: 'Returns a saved search by its link', ...byLink },
  ),
  confirm: call(
    { method: 'POST', path: `${home}/enlace/:token/confirmar`, area, done: done.confirmed, doneArea: done },
    { summary: 'Confirms a saved search', ...writing, budget: 'typing' },
  ),
  change: call(
    { method: 'PUT', path: `${home}/enlace/:token/frecuencia`, area, done: done.changed },
    { summary: 'Changes how often a saved search mails', ...writing, budget: 'typing', body: s.SearchFrequencySchema },
  ),
  end: call(
    { method: 'POST', path: `${home}/enlace/:token/terminar`, area, done: done.ended },
    { summary: 'Ends a saved search', ...writing, budget: 'typing' },
  ),
}
