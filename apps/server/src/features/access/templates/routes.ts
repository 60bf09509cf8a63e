import { templateCalls as calls } from '@portal/contract/access/templates/calls'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { applyTemplateTo, undoApplied } from './apply.ts'
import { listDifferences, listTemplates, oneTemplate, saveTemplate } from './templates.ts'

/** Mounts the templates of access: administrators and above; writes ask for a fresh proof like other access. */
export function templateRoutes(door: Door, db: Db): void {
  door.mount(calls.list, ({ actor }) => listTemplates(db, actor))
  door.mount(calls.get, ({ actor, params }) => oneTemplate(db, actor, params.perfil))
  door.mount(calls.differences, ({ actor, params }) => listDifferences(db, actor, params))
  door.mount(calls.update, ({ actor, params, body }) => saveTemplate(db, actor, params.perfil, body))
  door.mount(calls.apply, ({ actor, params, body }) => applyTemplateTo(db, actor, params.perfil, body))
  door.mount(calls.undo, ({ actor, params }) => undoApplied(db, actor, params.id))
}
