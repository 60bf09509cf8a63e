import { ChangeScope } from '@portal/contract/calendar/constants'
import { calendarMessages as m } from '@portal/contract/calendar/messages'
import type { EventDeleteSchema } from '@portal/contract/calendar/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import type { CalendarDeps } from '../deps.ts'
import { cancel, cancelOne, inviteAgain } from '../invitations/invite.ts'
import { startsBefore } from '../occurrence-rules.ts'
import { canDelete } from '../policy.ts'
import * as queries from '../queries.ts'
import { ruleBefore, settled } from './form.ts'
import { type Asked, askedOf, editedBy, lockedWhole, note, type Whole, wholeOf } from './stored.ts'

type Asks = z.output<typeof EventDeleteSchema>

/**
 * Deletes an event softly, one occurrence of it, or one and all after it. Throws `absent` and `insufficientHierarchy`.
 */
export function removeEvent(deps: CalendarDeps, actor: Actor, id: number, asks: Asks): Promise<void> {
  return inTransaction(deps.db, async (db) => {
    const whole = await lockedWhole(db, actor, id, { absent: m.absent, version: asks.version })
    if (!canDelete(actor)) throw new Refusal(m.insufficientHierarchy)
    const { event } = whole
    const asked = askedOf(whole, asks, m.absent)
    if (event.regla === '' || asks.alcance === ChangeScope.all) return removeAll(deps, db, actor, whole)
    if (asks.alcance === ChangeScope.this) return removeOne(deps, db, actor, whole, asked)
    if (startsBefore(event, asked.at) === 0) return removeAll(deps, db, actor, whole)
    return removeFollowing(deps, db, actor, whole, asked)
  })
}

async function removeAll(deps: CalendarDeps, db: Db, actor: Actor, whole: Whole): Promise<void> {
  const { event, exceptions } = whole
  await queries.removeExceptions(
    db,
    exceptions.map(({ id }) => id),
  )
  const after = await queries.eventRows.update(db, event.id, {
    ...queries.deletedNow,
    ...editedBy(actor, event),
  })
  await note(db, actor, { verb: 'deleted', event: after, before: event, after })
  await cancel(deps, db, { ...whole, event: after })
}

/** Stores that one occurrence does not take place. */
async function removeOne(
  deps: CalendarDeps,
  db: Db,
  actor: Actor,
  whole: Whole,
  { at, current, exception }: Asked,
): Promise<void> {
  const { event } = whole
  const series = await queries.eventRows.update(db, event.id, editedBy(actor, event))
  const cancelled = { cancelada: true, ...editedBy(actor, event) }
  const { descripcion, pais_id, fecha_inicio, fecha_termino, todo_el_dia, zona_horaria, nota } = current
  const after = exception
    ? await queries.eventRows.update(db, exception.id, cancelled)
    : await queries.eventRows.insert(db, {
        ...{ descripcion, pais_id, fecha_inicio, fecha_termino, todo_el_dia, zona_horaria, nota },
        ultimo_termino: fecha_termino,
        serie_id: event.id,
        ocurrencia: at,
        creado_por: event.creado_por,
        empresa_id: event.empresa_id,
        ...cancelled,
      })
  await note(db, actor, { verb: 'deleted', event: series, before: current, after })
  await cancelOne(deps, db, series, after, whole.responsibles.get(exception?.id ?? event.id) ?? [])
}

async function removeFollowing(deps: CalendarDeps, db: Db, actor: Actor, whole: Whole, { at }: Asked): Promise<void> {
  const { event, exceptions } = whole
  const later = exceptions.filter(({ ocurrencia }) => ocurrencia! >= at)
  await queries.removeExceptions(
    db,
    later.map(({ id }) => id),
  )
  const { ultimo_termino, regla } = settled({ ...event, regla: ruleBefore(event, at) })
  const after = await queries.eventRows.update(db, event.id, { regla, ultimo_termino, ...editedBy(actor, event) })
  await note(db, actor, { verb: 'deleted', event: after, before: event, after })
  await inviteAgain(deps, db, whole, await wholeOf(db, after))
}
