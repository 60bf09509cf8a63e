import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { savedSearchMessages as area, savedSearchDoneMessages as done } from './messages.ts'
import type * as s from './schemas.ts'

const home = '/v1/busqueda_guardada'
type Token = In<typeof s.SearchTokenSchema>
type Saved = Of<typeof s.SavedSearchSchema>

/** Searches of machines and properties that a visitor saves by e-mail (rule marketplace/saved-searches). */
export const savedSearchCalls = {
  /** What would be saved, in words. */
  preview: call<{ params: In<typeof s.SearchPreviewQuerySchema>; reply: Of<typeof s.SearchPreviewSchema> }>({
    method: 'GET',
    path: `${home}/resumen`,
    area,
  }),
  save: call<{ body: In<typeof s.SaveSearchSchema>; reply: null }>({
    method: 'POST',
    path: `${home}/guardar`,
    area,
    done: done.asked,
  }),
  get: call<{ params: Token; reply: Saved }>({ method: 'GET', path: `${home}/enlace/:token`, area }),
  confirm: call<{ params: Token; reply: Saved }>({
    method: 'POST',
    path: `${home}/enlace/:token/confirmar`,
    area,
    done: done.confirmed,
    doneArea: done,
  }),
  change: call<{ params: Token; body: In<typeof s.SearchFrequencySchema>; reply: Saved }>({
    method: 'PUT',
    path: `${home}/enlace/:token/frecuencia`,
    area,
    done: done.changed,
  }),
  end: call<{ params: Token; reply: Saved }>({
    method: 'POST',
    path: `${home}/enlace/:token/terminar`,
    area,
    done: done.ended,
  }),
}
