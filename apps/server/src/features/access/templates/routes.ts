import { Module, Role } from '@portal/contract/access/constants'
import { templateCalls as calls } from '@portal/contract/access/templates/calls'
import { accessTemplateMessages } from '@portal/contract/access/templates/messages'
import * as s from '@portal/contract/access/templates/schemas'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { applyTemplateTo, undoApplied } from './apply.ts'
import { listDifferences, listTemplates, oneTemplate, saveTemplate } from './templates.ts'

const failed = accessTemplateMessages.notSaved

/** Mounts the templates of access: administrators and above; writes ask for a fresh proof like other access. */
export function templateRoutes(door: Door, db: Db): void {
  const terms = { access: Module.users, roles: [Role.superAdmin, Role.administrator] } as const
  const writing = { ...terms, fresh: 'withFactor', failed } as const
  door.mount(calls.list, { ...terms, reply: s.TemplateListSchema }, ({ actor }) => listTemplates(db, actor))
  door.mount(calls.get, { ...terms, params: s.TemplateByProfileSchema, reply: s.TemplateSchema }, ({ actor, params }) =>
    oneTemplate(db, actor, params.perfil),
  )
  door.mount(
    calls.differences,
    { ...terms, params: s.DifferenceQuerySchema, reply: s.DifferenceListSchema },
    ({ actor, params }) => listDifferences(db, actor, params),
  )
  door.mount(
    calls.update,
    {
      ...writing,
      budget: 'saving',
      params: s.TemplateByProfileSchema,
      body: s.TemplateUpdateSchema,
      reply: s.TemplateSchema,
    },
    ({ actor, params, body }) => saveTemplate(db, actor, params.perfil, body),
  )
  door.mount(
    calls.apply,
    {
      ...writing,
      budget: 'saving',
      params: s.TemplateByProfileSchema,
      body: s.TemplateApplySchema,
      reply: s.TemplateAppliedSchema,
    },
    ({ actor, params, body }) => applyTemplateTo(db, actor, params.perfil, body),
  )
  door.mount(
    calls.undo,
    { ...writing, budget: 'saving', params: s.AppliedByIdSchema, reply: s.TemplateUndoneSchema },
    ({ actor, params }) => undoApplied(db, actor, params.id),
  )
}
