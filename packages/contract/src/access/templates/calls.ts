import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { accessTemplateMessages as area, accessTemplateDoneMessages as done } from './messages.ts'
import type * as s from './schemas.ts'

const home = '/v1/acceso_modulo/plantilla'
type ByProfile = In<typeof s.TemplateByProfileSchema>
type Template = Of<typeof s.TemplateSchema>

/**
 * Templates of access (rule access/templates): what new users get, who differs from it, and to whom a changed one is
 * applied.
 */
export const templateCalls = {
  list: call<{ reply: Of<typeof s.TemplateListSchema> }>({ method: 'GET', path: `${home}/list`, area }),
  get: call<{ params: ByProfile; reply: Template }>({ method: 'GET', path: `${home}/list/:perfil`, area }),
  update: call<{ params: ByProfile; body: In<typeof s.TemplateUpdateSchema>; reply: Template }>({
    method: 'PUT',
    path: `${home}/update/:perfil`,
    area,
    done: done.saved,
  }),
  differences: call<{ params: In<typeof s.DifferenceQuerySchema>; reply: Of<typeof s.DifferenceListSchema> }>({
    method: 'GET',
    path: `${home}/diferencias/:perfil`,
    area,
  }),
  apply: call<{
    params: ByProfile
    body: In<typeof s.TemplateApplySchema>
    reply: Of<typeof s.TemplateAppliedSchema>
  }>({ method: 'POST', path: `${home}/aplicar/:perfil`, area, done: done.applied }),
  undo: call<{ params: In<typeof s.AppliedByIdSchema>; reply: Of<typeof s.TemplateUndoneSchema> }>({
    method: 'PUT',
    path: `${home}/deshacer/:id`,
    area,
    done: done.undone,
  }),
}
