import { EmptySchema } from '@portal/contract/core/fields'
import { quoteTemplateCalls as calls } from '@portal/contract/quotes/templates/calls'
import { quoteTemplateMessages } from '@portal/contract/quotes/templates/messages'
import * as s from '@portal/contract/quotes/templates/schemas'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { createTemplate, listTemplates, removeTemplate, templateBulk, templateFor, updateTemplate } from './service.ts'

const access = 'session'
const failed = quoteTemplateMessages.notSaved
const params = s.TemplateByIdSchema
const reply = s.TemplateSchema

/** Mounts the templates of quotes, which need no module, like writing quotes. */
export function templateRoutes(door: Door, { db }: { db: Db }): void {
  door.mount(
    calls.list,
    { access, params: s.TemplateListQuerySchema, reply: s.TemplateListSchema },
    ({ actor, params }) => listTemplates(db, actor, params),
  )
  door.mount(calls.get, { access, params, reply }, ({ actor, params }) => templateFor(db, actor, params.id))
  door.mount(calls.save, { access, budget: 'saving', body: s.TemplateFormSchema, reply, failed }, ({ actor, body }) =>
    createTemplate(db, actor, body),
  )
  door.mount(
    calls.update,
    { access, budget: 'saving', params, body: s.TemplateUpdateSchema, reply, failed },
    ({ actor, params, body }) => updateTemplate(db, actor, params.id, body),
  )
  door.mount(calls.remove, { access, budget: 'saving', params, reply: EmptySchema }, async ({ actor, params }) => {
    await removeTemplate(db, actor, params.id)
    return null
  })
  mountBulk(door, db, calls, s.TemplateBulkSchema, templateBulk, { access })
}
