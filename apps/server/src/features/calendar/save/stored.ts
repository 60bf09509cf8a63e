import { ChangeScope } from '@portal/contract/calendar/constants'
import type { Message } from '@portal/contract/core/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Change } from '#core/database/events.ts'
import { record } from '#core/database/record.ts'
import { refuseStale } from '#core/records/versions.ts'
import { isStart, type Occurrence, occurrenceAt } from '../occurrence-rules.ts'
import * as queries from '../queries.ts'

/** An event as it is stored, with its exceptions and who is responsible for each. */
export interface Whole {
  event: queries.StoredEvent
  exceptions: queries.StoredEvent[]
  responsibles: Map<number, number[]>
}

/** Locks an event that the actor may see. Throws `absent`, or the conflict when someone saved in between. */
export async function lockedWhole(
  db: Db,
  actor: Actor,
  id: number,
  { absent, version }: { absent: Message; version: number | null },
): Promise<Whole> {
  const event = await queries.lockEvent(db, scopeOf(actor), id)
  if (!event) throw new Refusal(absent)
  refuseStale(event, version, event)
  return wholeOf(db, event)
}

/** Reads what belongs to a locked event. */
export async function wholeOf(db: Db, event: queries.StoredEvent): Promise<Whole> {
  const exceptions = await queries.listExceptions(db, event.id)
  const responsibles = await queries.responsiblesOf(db, [event.id, ...exceptions.map(({ id }) => id)])
  return { event, exceptions, responsibles }
}

/** An occurrence that is to be changed, and the exception that it is already. */
export interface Asked {
  at: Date
  current: queries.StoredEvent
  exception: queries.StoredEvent | null
}

/**
 * Returns the occurrence that a change is for; of a change for all the first one unless it is named. Throws `absent` when
 * there is none.
 */
export function askedOf(
  { event, exceptions }: Whole,
  { ocurrencia: named, alcance }: { ocurrencia: string | null; alcance: ChangeScope },
  absent: Message,
): Asked {
  if (named === null && event.regla !== '' && alcance !== ChangeScope.all) throw new Refusal(absent)
  const at = named === null || event.regla === '' ? event.fecha_inicio : new Date(named)
  const exception = exceptions.find(({ ocurrencia }) => ocurrencia!.getTime() === at.getTime()) ?? null
  if (named === null || event.regla === '') return { at, current: event, exception: null }
  if (exception?.cancelada || (!exception && !isStart(event, at))) throw new Refusal(absent)
  return { at, current: exception ?? asOf(event, occurrenceAt(event, at)), exception }
}

const asOf = (event: queries.StoredEvent, { start, end }: Occurrence): queries.StoredEvent => ({
  ...event,
  fecha_inicio: start,
  fecha_termino: end,
})

/** The changes that make open calendars load again. */
export const announcesOf = (event: queries.StoredEvent): Change[] => [
  { area: 'calendario', id: event.id, of: [{ enterpriseId: event.empresa_id, authorId: event.creado_por }] },
]

interface Noted {
  verb: 'created' | 'updated' | 'deleted'
  event: queries.StoredEvent
  before?: object | null
  after?: object | null
}

/** Writes what was done to an event to the audit log and announces it. */
export const note = (db: Db, actor: Actor, { verb, event, before, after }: Noted): Promise<void> =>
  record(db, actor, {
    action: `calendar.${verb}`,
    entity: 'evento_calendario',
    id: event.id,
    before,
    after,
    announces: announcesOf(event),
  })

export const savedOf = ({ id, version }: queries.StoredEvent) => ({ evento_id: id, version })

/** Who saves, and when, with the next number of invitations. */
export const editedBy = (actor: Actor, { secuencia }: { secuencia: number }) => ({
  editado_por: actor.id,
  ...queries.editedNow,
  secuencia: secuencia + 1,
})
