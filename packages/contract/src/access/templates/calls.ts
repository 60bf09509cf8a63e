import { call } from '../../core/endpoint.ts'
import { Module, Role } from '../constants.ts'
import { accessTemplateMessages as area, accessTemplateDoneMessages as done } from './messages.ts'
import * as s from './schemas.ts'

const home = '/v1/acceso_modulo/plantilla'

const ofAdministrators = { access: Module.users, roles: [Role.superAdmin, Role.administrator] } as const
const writing = { ...ofAdministrators, fresh: 'withFactor', failed: area.notSaved } as const

/**
 * Templates of access (rule access/templates): what new users get, who differs from it, and to whom a changed one is
 * applied.
 */
export const templateCalls = {
  list: call(
    { method: 'GET', path: `${home}/list`, area },
    { summary: 'Lists the access templates, one per profile', ...ofAdministrators, reply: s.TemplateListSchema },
  ),
  get: call(
    { method: 'GET', path: `${home}/list/:perfil`, area },
    {
      summary: 'Returns one access template',
      ...ofAdministrators,
      params: s.TemplateByProfileSchema,
      reply: s.TemplateSchema,
    },
  ),
  update: call(
    { method: 'PUT', path: `${home}/update/:perfil`, area, done: done.saved },
    {
      summary: 'Changes an access template',
      ...writing,
      budget: 'saving',
      params: s.TemplateByProfileSchema,
      body: s.TemplateUpdateSchema,
      reply: s.TemplateSchema,
    },
  ),
  differences: call(
    { method: 'GET', path: `${home}/diferencias/:perfil`, area },
    {
      summary: 'Lists the users of a profile whose access differs from its template',
      ...ofAdministrators,
      params: s.DifferenceQuerySchema,
      reply: s.DifferenceListSchema,
    },
  ),
  apply: call(
    { method: 'POST', path: `${home}/aplicar/:perfil`, area, done: done.applied },
    {
      summary: 'Gives users of a profile the access of its template',
      ...writing,
      budget: 'saving',
      params: s.TemplateByProfileSchema,
      body: s.TemplateApplySchema,
      reply: s.TemplateAppliedSchema,
    },
  ),
  undo: call(
    { method: 'PUT', path: `${home}/deshacer/:id`, area, done: done.undone },
    {
      summary: 'Takes an applied template back',
      ...writing,
      budget: 'saving',
      params: s.AppliedByIdSchema,
      reply: s.TemplateUndoneSchema,
    },
  ),
}
