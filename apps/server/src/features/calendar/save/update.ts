import { ChangeScope } from '@portal/contract/calendar/constants'
import { calendarMessages as m } from '@portal/contract/calendar/messages'
import { readRule } from '@portal/contract/calendar/rules'
import type { EventUpdateSchema } from '@portal/contract/calendar/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import type { CalendarDeps } from '../deps.ts'
import { inviteAgain, inviteToOne } from '../invitations/invite.ts'
import { isStart, startsBefore, type Timing } from '../occurrence-rules.ts'
import * as queries from '../queries.ts'
import { columnsOf, type EventColumns, ruleBefore, type Shift, settled, shifted, shiftedRule, shiftOf } from './form.ts'
import { type Asked, askedOf, editedBy, lockedWhole, note, savedOf, type Whole, wholeOf } from './stored.ts'

type Form = z.output<typeof EventUpdateSchema>

interface Change {
  deps: CalendarDeps
  db: Db
  actor: Actor
  form: Form
  whole: Whole
  asked: Asked
  columns: EventColumns
}

/** Changes an event, one occurrence of it, or one and all after it. Throws `absentToUpdate`. */
export function updateEvent(deps: CalendarDeps, actor: Actor, id: number, form: Form) {
  return inTransaction(deps.db, async (db) => {
    const whole = await lockedWhole(db, actor, id, { absent: m.absentToUpdate, version: form.version })
    const asked = askedOf(whole, form, m.absentToUpdate)
    const responsables = whole.responsibles.get(asked.exception?.id ?? id) ?? []
    const columns = await columnsOf(db, actor, form, { zona_horaria: asked.current.zona_horaria, responsables })
    const change = { deps, db, actor, form, whole, asked, columns }
    if (whole.event.regla === '' || form.alcance === ChangeScope.all) return changeAll(change)
    if (form.alcance === ChangeScope.this) return changeOne(change)
    return startsBefore(whole.event, asked.at) === 0 ? changeAll(change) : changeFollowing(change)
  })
}

async function changeAll({ deps, db, actor, form, whole, asked, columns }: Change) {
  const { event } = whole
  const shift = shiftOf(asked.current, columns)
  const begun = beginning(event, shift, columns)
  const regla = columns.regla === event.regla ? shiftedRule(event, shift, columns) : columns.regla
  const after = await queries.eventRows.update(db, event.id, {
    ...settled({ ...begun, regla }),
    ...editedBy(actor, event),
  })
  await queries.storeResponsibles(db, event.id, form.responsables)
  await moveExceptions(db, whole.exceptions, { from: event, to: after, shift })
  if (asked.exception) await changeException(db, asked.exception, columns, form.responsables)
  await noteChange(db, actor, whole, after, form.responsables)
  await inviteAgain(deps, db, whole, await wholeOf(db, after))
  return savedOf(after)
}

/** A change for all that was made at an exception is also one of the exception. */
async function changeException(
  db: Db,
  { id }: queries.StoredEvent,
  columns: EventColumns,
  responsibles: readonly number[],
): Promise<void> {
  await queries.eventRows.update(db, id, { ...columns, regla: '', ultimo_termino: columns.fecha_termino })
  await queries.storeResponsibles(db, id, responsibles)
}

/** Makes an exception of one occurrence, or changes the one that it is. */
async function changeOne({ deps, db, actor, form, whole, asked, columns }: Change) {
  const { event } = whole
  const series = await queries.eventRows.update(db, event.id, editedBy(actor, event))
  const written = {
    ...columns,
    regla: '',
    ultimo_termino: columns.fecha_termino,
    ...editedBy(actor, event),
  }
  const owner = { serie_id: event.id, ocurrencia: asked.at, creado_por: event.creado_por, empresa_id: event.empresa_id }
  const after = asked.exception
    ? await queries.eventRows.update(db, asked.exception.id, written)
    : await queries.eventRows.insert(db, { ...written, ...owner })
  await queries.storeResponsibles(db, after.id, form.responsables)
  await note(db, actor, {
    verb: 'updated',
    event: series,
    before: asked.current,
    after: { ...after, responsables: form.responsables },
  })
  await inviteToOne(deps, db, { series, before: whole, asked, after, responsibles: form.responsables })
  return savedOf(series)
}

/** Ends an event before an occurrence; another one goes on from there, with the exceptions that follow. */
async function changeFollowing({ deps, db, actor, form, whole, asked, columns }: Change) {
  const { event } = whole
  const shift = shiftOf(asked.current, columns)
  const rule = readRule(event.regla)!
  const rest = rule.count === null ? {} : { count: rule.count - startsBefore(event, asked.at) }
  const regla = columns.regla === event.regla ? shiftedRule(event, shift, columns, rest) : columns.regla
  const until = settled({ ...event, regla: ruleBefore(event, asked.at) })
  const ended = await queries.eventRows.update(db, event.id, {
    regla: until.regla,
    ultimo_termino: until.ultimo_termino,
    ...editedBy(actor, event),
  })
  const next = await queries.eventRows.insert(db, {
    ...settled({ ...columns, regla }),
    creado_por: event.creado_por,
    empresa_id: event.empresa_id,
    editado_por: actor.id,
  })
  await queries.storeResponsibles(db, next.id, form.responsables)
  const later = whole.exceptions.filter(({ ocurrencia }) => ocurrencia! >= asked.at)
  await moveExceptions(db, later, { from: event, to: next, shift, except: asked.at })
  await noteChange(db, actor, whole, ended, whole.responsibles.get(event.id)!)
  await note(db, actor, { verb: 'created', event: next, after: { ...next, responsables: form.responsables } })
  await inviteAgain(deps, db, whole, await wholeOf(db, ended))
  await inviteAgain(deps, db, null, await wholeOf(db, next))
  return savedOf(next)
}

/** The first occurrence after all are moved as far as one of them. */
function beginning(event: queries.StoredEvent, shift: Shift, columns: EventColumns): EventColumns {
  const start = shifted(event.fecha_inicio, shift, event, columns)
  const length = columns.fecha_termino.getTime() - columns.fecha_inicio.getTime()
  if (start.getTime() === columns.fecha_inicio.getTime()) return columns
  return { ...columns, fecha_inicio: start, fecha_termino: new Date(start.getTime() + length) }
}

interface Moved {
  from: queries.StoredEvent
  to: queries.StoredEvent
  shift: Shift
  /** The occurrence that the change was made at: it is as the new event says. */
  except?: Date
}

/** Moves exceptions with their event; those that its rule does not give any more are deleted. */
async function moveExceptions(
  db: Db,
  exceptions: readonly queries.StoredEvent[],
  { from, to, shift, except }: Moved,
): Promise<void> {
  const timing: Timing = to
  const moved = exceptions.map((exception) => ({
    exception,
    at: shifted(exception.ocurrencia!, shift, from, timing),
    isGone: exception.ocurrencia!.getTime() === except?.getTime(),
  }))
  const gone = moved.filter(({ at, isGone }) => isGone || !isStart(timing, at))
  await queries.removeExceptions(
    db,
    gone.map(({ exception }) => exception.id),
  )
  const stay = moved.filter((each) => !gone.includes(each))
  // from the far end first: two exceptions never have the same occurrence
  if (shift.clock.sign > 0) stay.reverse()
  for (const { exception, at } of stay)
    if (at.getTime() !== exception.ocurrencia!.getTime() || to.id !== exception.serie_id)
      await queries.eventRows.update(db, exception.id, { serie_id: to.id, ocurrencia: at, ...queries.editedNow })
}

const noteChange = (db: Db, actor: Actor, whole: Whole, after: queries.StoredEvent, responsables: readonly number[]) =>
  note(db, actor, {
    verb: 'updated',
    event: after,
    before: { ...whole.event, responsables: whole.responsibles.get(whole.event.id) },
    after: { ...after, responsables },
  })
