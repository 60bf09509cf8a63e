import { readRule } from '@portal/contract/calendar/rules'
import { type Language, languageOf } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { type CalendarEntry, calendarFile } from '#core/calendar/calendar-file.ts'
import { fullDayIn, momentText } from '#core/calendar/dates.ts'
import type { Db } from '#core/database/database.ts'
import type { CalendarDeps } from '../deps.ts'
import type { Person, StoredEvent } from '../queries.ts'
import * as queries from '../queries.ts'
import type { Asked, Whole } from '../save/stored.ts'
import { entriesOf, exceptionOf } from './entries.ts'
import { texts } from './mail-texts.ts'

type Kind = 'invited' | 'changed' | 'cancelled'

/** Invites those who are responsible for a new event, but its author. What is past is no invitation. */
export const invite = (deps: CalendarDeps, db: Db, whole: Whole): Promise<void> =>
  send(deps, db, { whole, to: idsOf(whole), kind: 'invited' })

/**
 * Tells about a change of an event: who is new is invited, who stays gets the new version, who is no longer responsible
 * gets it removed. Without a change that they would see, nobody is written to.
 */
export async function inviteAgain(deps: CalendarDeps, db: Db, before: Whole | null, after: Whole): Promise<void> {
  const [had, has] = [new Set(before ? idsOf(before) : []), idsOf(after)]
  const stay = has.filter((id) => had.has(id))
  if (before && isSame(before, after)) return
  await send(deps, db, { whole: after, to: stay, kind: 'changed' })
  await send(deps, db, { whole: after, to: has.filter((id) => !had.has(id)), kind: 'invited' })
  const gone = [...had].filter((id) => !has.includes(id))
  await send(deps, db, { whole: after, to: gone, kind: 'cancelled', isForThem: true })
}

/** Tells that an event does not take place. */
export const cancel = (deps: CalendarDeps, db: Db, whole: Whole): Promise<void> =>
  send(deps, db, { whole: { ...whole, exceptions: [] }, to: idsOf(whole), kind: 'cancelled' })

interface OneChange {
  series: StoredEvent
  before: Whole
  asked: Asked
  after: StoredEvent
  responsibles: readonly number[]
}

/** Tells about a change of one occurrence. */
export async function inviteToOne(deps: CalendarDeps, db: Db, change: OneChange): Promise<void> {
  const { series, before, asked, after, responsibles } = change
  const had = before.responsibles.get(asked.exception?.id ?? series.id) ?? []
  const isSeen =
    contentOf(asked.current) !== contentOf(after) || String(had) !== String([...responsibles].sort(byNumber))
  if (!isSeen) return
  const whole = { event: series, exceptions: [after], responsibles: new Map([[after.id, [...responsibles]]]) }
  const only = after
  await send(deps, db, { whole, only, to: responsibles.filter((id) => had.includes(id)), kind: 'changed' })
  await send(deps, db, { whole, only, to: responsibles.filter((id) => !had.includes(id)), kind: 'invited' })
  const gone = had.filter((id) => !responsibles.includes(id))
  await send(deps, db, { whole, only, to: gone, kind: 'cancelled', isForThem: true })
}

/** Tells that one occurrence does not take place. */
export const cancelOne = (
  deps: CalendarDeps,
  db: Db,
  series: StoredEvent,
  gone: StoredEvent,
  responsibles: readonly number[],
): Promise<void> => {
  const whole = { event: series, exceptions: [gone], responsibles: new Map([[gone.id, [...responsibles]]]) }
  return send(deps, db, { whole, only: gone, to: responsibles, kind: 'cancelled' })
}

interface Sending {
  whole: Whole
  to: readonly number[]
  kind: Kind
  /** One occurrence. */
  only?: StoredEvent
  /** It takes place, but without them. */
  isForThem?: boolean
}

async function send(deps: CalendarDeps, db: Db, sending: Sending): Promise<void> {
  const { whole, only } = sending
  const shown = only ?? whole.event
  const to = sending.to.filter((id) => id !== shown.editado_por) // who makes a change knows of it
  if (to.length === 0 || (shown.ultimo_termino !== null && shown.ultimo_termino <= new Date())) return
  const ids = [...whole.responsibles.values()].flat()
  const people = new Map((await queries.peopleBy(db, [...ids, ...to, shown.creado_por])).map((each) => [each.id, each]))
  const organizer = people.get(shown.creado_por)!
  const countries = await queries.countryNames(db, shown.pais_id)
  const sender = organizer.empresa_nombre ?? (await deps.company(db)).nombre
  for (const id of to) {
    const person = people.get(id)!
    const language = languageOf(person.idioma)
    const country = nameIn(countries, 'nombre', language)
    const of = (event: StoredEvent) => (whole.responsibles.get(event.id) ?? []).map((id) => people.get(id)!)
    const facts = { organizer, of, country }
    const all = only ? [exceptionOf(whole.event, only, facts)] : entriesOf(whole, facts)
    await deps.mails.queue(db, mailOf(sending, { person, organizer, sender, language, country, all, of }))
  }
}

interface Written {
  person: Person
  organizer: Person
  /** The enterprise of the organizer. */
  sender: string
  language: Language
  country: string
  all: readonly CalendarEntry[]
  of: (event: StoredEvent) => readonly Person[]
}

function mailOf({ whole, only, kind, isForThem }: Sending, written: Written) {
  const { person, organizer, sender, language, country, all, of } = written
  const t = texts[language]
  const shown = only ?? whole.event
  const isCancelled = kind === 'cancelled'
  const title = `${t[kind]}: ${shown.descripcion}`
  const said = { invited: t.invites, changed: t.changes, cancelled: isForThem ? () => t.isOffForYou : t.isOff }[kind]
  const own = { name: person.nombre, email: person.email }
  const entries = isCancelled ? all.slice(0, 1).map((entry) => ({ ...entry, attendees: [own], isCancelled })) : all
  const frequency = !only && shown.regla ? readRule(shown.regla)!.frequency : null
  return {
    to: person.email,
    language,
    subject: title,
    body: {
      title,
      paragraphs: [said(organizer.nombre, sender), isCancelled ? t.removed : t.attached],
      facts: [
        ...whenFacts(shown, language),
        ...(frequency ? [{ label: t.repeats, value: t.every[frequency] }] : []),
        { label: t.country, value: country },
        {
          label: t.responsibles,
          value:
            of(shown)
              .map(({ nombre }) => nombre)
              .join(', ') || person.nombre,
        },
        ...(shown.nota ? [{ label: t.note, value: shown.nota }] : []),
      ],
    },
    reason: `calendar.event.${kind}`,
    attachments: [{ name: 'evento.ics', text: calendarFile({ method: isCancelled ? 'CANCEL' : 'REQUEST', entries }) }],
  }
}

function whenFacts({ fecha_inicio, fecha_termino, todo_el_dia, zona_horaria: zone }: StoredEvent, language: Language) {
  const t = texts[language]
  if (!todo_el_dia)
    return [
      { label: t.when, value: momentText(fecha_inicio, zone, language) },
      { label: t.until, value: momentText(fecha_termino, zone, language) },
    ]
  const [first, last] = [fecha_inicio, new Date(fecha_termino.getTime() - 1)].map((day) =>
    fullDayIn(day, zone, language),
  )
  return [{ label: t.when, value: first! }, ...(first === last ? [] : [{ label: t.until, value: last! }])]
}

const byNumber = (a: number, b: number) => a - b
const idsOf = ({ event, responsibles }: Whole) => [...(responsibles.get(event.id) ?? [])]

/** What an invitation shows of an event. */
const contentOf = (event: StoredEvent) =>
  JSON.stringify([
    event.descripcion,
    event.pais_id,
    event.fecha_inicio,
    event.fecha_termino,
    event.todo_el_dia,
    event.zona_horaria,
    event.nota,
    event.regla,
  ])

const wholeContent = ({ event, exceptions, responsibles }: Whole) =>
  JSON.stringify([
    contentOf(event),
    [...idsOf({ event, exceptions, responsibles })].sort(byNumber),
    exceptions.map((each) => [each.ocurrencia, each.cancelada, contentOf(each), responsibles.get(each.id)]),
  ])

const isSame = (before: Whole, after: Whole) => wholeContent(before) === wholeContent(after)
