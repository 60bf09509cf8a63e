import { calendarMessages as m } from '@portal/contract/calendar/messages'
import { movedRule, type Rule, readRule, ruleText } from '@portal/contract/calendar/rules'
import type { EventFormSchema } from '@portal/contract/calendar/schemas'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal } from '#core/base/errors.ts'
import { clockAt, dayAt, dayStart, momentOf } from '#core/calendar/clocks.ts'
import { clockText } from '#core/calendar/zone-lines.ts'
import type { Db } from '#core/database/database.ts'
import { zoneOf } from '#core/database/days.ts'
import { endFrom, firstStart, lastStart, lengthOf, occurrenceAt, type Timing } from '../occurrence-rules.ts'
import { listResponsibles } from '../people.ts'
import * as queries from '../queries.ts'

export type Form = z.output<typeof EventFormSchema>

/** What of a form is stored with an event. */
export interface EventColumns extends Timing {
  descripcion: string
  pais_id: number
  nota: string
}

/**
 * Returns what a form says, with its times as moments. Throws `responsiblesInvalid`, `countryInvalid`, `startInvalid`
 * or `endInvalid` for what only the database knows. Those who are responsible already may stay, although they could not
 * be chosen any more.
 */
export async function columnsOf(
  db: Db,
  actor: Actor,
  form: Form,
  before: { zona_horaria: string; responsables: readonly number[] } | null,
): Promise<EventColumns> {
  const zone = await zoneFor(db, actor, form, before)
  const chosen = form.responsables.filter((id) => !before?.responsables.includes(id))
  const known = chosen.length ? await listResponsibles(db, chosen) : []
  if (known.length !== chosen.length) throw fieldRefusal('responsables', m.responsiblesInvalid)
  if (!(await queries.countryExists(db, form.pais_id))) throw fieldRefusal('pais_id', m.countryInvalid)
  const timing = { ...endsOf(form, zone), todo_el_dia: form.todo_el_dia, zona_horaria: zone, regla: '' }
  const { descripcion, pais_id, nota } = form
  return { descripcion, pais_id, nota, ...timing, regla: storedRule(form.regla, timing) }
}

async function zoneFor(db: Db, actor: Actor, form: Form, before: { zona_horaria: string } | null): Promise<string> {
  const asked = form.zona_horaria
  if (asked === null) return before?.zona_horaria ?? zoneOf(db, actor.enterpriseId)
  if (asked === before?.zona_horaria || asked === (await zoneOf(db, actor.enterpriseId))) return asked
  if (!(await queries.knowsZone(db, asked))) throw fieldRefusal('zona_horaria', m.startInvalid)
  return asked
}

function endsOf({ fecha_inicio, fecha_termino, todo_el_dia }: Form, zone: string) {
  const dayOf = (text: string) => Temporal.PlainDate.from(text)
  const start = todo_el_dia ? dayStart(dayOf(fecha_inicio), zone) : momentOf(fecha_inicio, zone)
  const end = todo_el_dia ? dayStart(dayOf(fecha_termino).add({ days: 1 }), zone) : momentOf(fecha_termino, zone)
  if (Number.isNaN(start.getTime())) throw fieldRefusal('fecha_inicio', m.startInvalid)
  if (!(end > start)) throw fieldRefusal('fecha_termino', m.endInvalid)
  return { fecha_inicio: start, fecha_termino: end }
}

/** A rule ends on a day for whole days, otherwise at a moment (RFC 5545, 3.3.10): that of the end of the day. */
function storedRule(text: string, { todo_el_dia, zona_horaria: zone }: Timing): string {
  const rule = text === '' ? null : readRule(text)
  if (!rule?.until) return text
  const day = Temporal.PlainDate.from(rule.until.slice(0, 8))
  const until = rule.until.endsWith('Z')
    ? todo_el_dia
      ? clockText(clockAt(new Date(Temporal.Instant.from(rule.until).epochMilliseconds), zone)).slice(0, 8)
      : rule.until
    : todo_el_dia
      ? rule.until
      : stampOf(new Date(dayStart(day.add({ days: 1 }), zone).getTime() - 1000))
  return ruleText({ ...rule, until })
}

/** A moment as rules write it. */
const stampOf = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Returns an event that begins with the first start of its rule, and when it ends for the last time. */
export function settled<T extends Timing>(event: T): T & { ultimo_termino: Date | null } {
  const start = firstStart(event)
  if (!start) throw fieldRefusal('regla', coreMessages.invalid)
  const begun = { ...event, fecha_inicio: start, fecha_termino: endFrom(start, lengthOf(event), event) }
  const settledEvent = start.getTime() === event.fecha_inicio.getTime() ? event : begun
  const last = lastStart(settledEvent)
  return { ...settledEvent, ultimo_termino: last && occurrenceAt(settledEvent, last).end }
}

/** How far an occurrence is moved, on clocks. */
export interface Shift {
  clock: Temporal.Duration
  days: number
}

/** Returns how far a form moves an occurrence. */
export const shiftOf = (from: Pick<Timing, 'fecha_inicio' | 'zona_horaria'>, to: Timing): Shift => ({
  clock: clockAt(from.fecha_inicio, from.zona_horaria).until(clockAt(to.fecha_inicio, to.zona_horaria)),
  days: dayAt(from.fecha_inicio, from.zona_horaria).until(dayAt(to.fecha_inicio, to.zona_horaria)).days,
})

/** Returns a moment moved as far, on the clocks of another zone if that has changed. */
export function shifted(moment: Date, { clock }: Shift, from: { zona_horaria: string }, to: Timing): Date {
  const moved = clockAt(moment, from.zona_horaria).add(clock)
  return to.todo_el_dia ? dayStart(moved.toPlainDate(), to.zona_horaria) : momentOf(moved.toString(), to.zona_horaria)
}

/** Returns the rule of an event whose occurrences are all moved as far; its last day moves with them. */
export function shiftedRule(before: Timing, shift: Shift, to: Timing, change: Partial<Rule> = {}): string {
  if (before.regla === '') return ''
  const rule = movedRule({ ...readRule(before.regla)!, ...change }, shift.days)
  const until = rule.until && movedUntil(rule.until, before, shift, to)
  return ruleText({ ...rule, until })
}

function movedUntil(until: string, before: Timing, shift: Shift, to: Timing): string {
  if (shift.clock.blank && before.todo_el_dia === to.todo_el_dia && before.zona_horaria === to.zona_horaria)
    return until
  const zone = before.zona_horaria
  const day = until.endsWith('Z')
    ? dayAt(new Date(Temporal.Instant.from(until).epochMilliseconds), zone)
    : Temporal.PlainDate.from(until)
  const moved = day.add({ days: shift.days })
  if (to.todo_el_dia) return moved.toString().replaceAll('-', '')
  return stampOf(new Date(dayStart(moved.add({ days: 1 }), to.zona_horaria).getTime() - 1000))
}

/** Returns the rule of an event that ends before one of its starts. */
export function ruleBefore(event: Timing, at: Date): string {
  const rule = readRule(event.regla)!
  const until = event.todo_el_dia
    ? dayAt(at, event.zona_horaria).subtract({ days: 1 }).toString().replaceAll('-', '')
    : stampOf(new Date(at.getTime() - 1000))
  return ruleText({ ...rule, count: null, until })
}
