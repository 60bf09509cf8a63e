import { quoteTemplateCalls as calls } from '@portal/contract/quotes/templates/calls'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { createTemplate, listTemplates, removeTemplate, templateBulk, templateFor, updateTemplate } from './service.ts'

/** Mounts the templates of quotes, which need no module, like writing quotes. */
export function templateRoutes(door: Door, { db }: { db: Db }): void {
  door.mount(calls.list, ({ actor, params }) => listTemplates(db, actor, params))
  door.mount(calls.get, ({ actor, params }) => templateFor(db, actor, params.id))
  door.mount(calls.save, ({ actor, body }) => createTemplate(db, actor, body))
  door.mount(calls.update, ({ actor, params, body }) => updateTemplate(db, actor, params.id, body))
  door.mount(calls.remove, async ({ actor, params }) => {
    await removeTemplate(db, actor, params.id)
    return null
  })
  mountBulk(door, db, calls, templateBulk)
}
