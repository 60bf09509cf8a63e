import type { Actor } from '#core/base/actor.ts'
import { inTransaction } from '#core/database/database.ts'
import type { CalendarDeps } from '../deps.ts'
import { invite } from '../invitations/invite.ts'
import * as queries from '../queries.ts'
import { columnsOf, type Form, settled } from './form.ts'
import { note, savedOf } from './stored.ts'

/** Stores an event and invites those who are responsible for it. */
export function createEvent(deps: CalendarDeps, actor: Actor, form: Form) {
  return inTransaction(deps.db, async (db) => {
    const columns = settled(await columnsOf(db, actor, form, null))
    const owner = { creado_por: actor.id, empresa_id: actor.enterpriseId, editado_por: actor.id }
    const event = await queries.eventRows.insert(db, { ...columns, ...owner })
    await queries.storeResponsibles(db, event.id, form.responsables)
    await note(db, actor, { verb: 'created', event, after: { ...event, responsables: form.responsables } })
    await invite(deps, db, {
      event,
      exceptions: [],
      responsibles: new Map([[event.id, form.responsables]]),
    })
    return savedOf(event)
  })
}
