import { calendarLimits } from '@portal/contract/calendar/constants'
import { calendarMessages as m } from '@portal/contract/calendar/messages'
import type {
  CalendarInitDataSchema,
  EventDetailSchema,
  EventListQuerySchema,
  EventListSchema,
  OccurrenceSchema,
} from '@portal/contract/calendar/schemas'
import type { In } from '@portal/contract/core/fields'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import { dayStart } from '#core/calendar/clocks.ts'
import type { Db } from '#core/database/database.ts'
import { zoneOf } from '#core/database/days.ts'
import type { CalendarDeps } from '../deps.ts'
import { endsOf, layerEntries } from '../layers.ts'
import { isStart, type Occurrence, occurrenceAt, occurrencesIn } from '../occurrence-rules.ts'
import { listResponsibles } from '../people.ts'
import { canDelete } from '../policy.ts'
import { listCountries } from '../queries.ts'
import * as queries from './queries.ts'

type Query = z.output<typeof EventListQuerySchema>

/** Returns what takes place in a span of days: recurring events are expanded inside it only. */
export async function listCalendar(
  { db, layers }: Pick<CalendarDeps, 'db' | 'layers'>,
  actor: Actor,
  asked: Query,
): Promise<In<typeof EventListSchema>> {
  const query = asked.mios ? { ...asked, responsable_id: actor.id } : asked
  const zone = query.zona_horaria ?? (await zoneOf(db, actor.enterpriseId))
  const [first, last] = [query.desde, query.hasta].map((day) => Temporal.PlainDate.from(day))
  const span = {
    from: dayStart(first!, zone),
    to: dayStart(last!.add({ days: 1 }), zone),
    most: calendarLimits.entries,
  }
  const shown = { layers: query.capas, of: query.responsable_id ?? actor.id }
  const [rows, entries] = await Promise.all([
    queries.listEvents(db, scopeOf(actor), query, span.from, span.to, span.most + 1),
    layerEntries(layers, actor, shown, span),
  ])
  const found = await expanded(db, rows, span.from, span.to)
  return {
    eventos: found.slice(0, calendarLimits.entries).map(({ row, occurrence }) => occurrenceOf(row, occurrence)),
    capas: entries,
    recortado: found.length > calendarLimits.entries || rows.length > calendarLimits.entries,
  }
}

interface Found {
  row: queries.EventRow
  occurrence: Occurrence
}

async function expanded(db: Db, rows: readonly queries.EventRow[], from: Date, to: Date): Promise<Found[]> {
  const replaced = await queries.listReplaced(
    db,
    rows.filter(({ regla }) => regla !== '').map(({ id }) => id),
  )
  const found: Found[] = []
  for (const row of rows) {
    if (found.length > calendarLimits.entries) break
    for (const occurrence of occurrencesIn(row, from, to, calendarLimits.entries))
      if (!replaced.get(row.id)?.has(occurrence.at.getTime())) found.push({ row, occurrence })
  }
  return found.sort((a, b) => a.occurrence.start.getTime() - b.occurrence.start.getTime() || a.row.id - b.row.id)
}

/** One occurrence as the calendar answers it. */
function occurrenceOf(row: queries.EventRow, { at, start, end }: Occurrence): In<typeof OccurrenceSchema> {
  return {
    evento_id: row.serie_id ?? row.id,
    ocurrencia: row.serie_id === null ? (row.regla === '' ? null : at) : row.ocurrencia,
    version: row.version,
    descripcion: row.descripcion,
    ...endsOf({ ...row, fecha_inicio: start, fecha_termino: end }),
    todo_el_dia: row.todo_el_dia,
    zona_horaria: row.zona_horaria,
    pais_id: row.pais_id,
    responsables: row.responsables,
    nota: row.nota,
    regla: row.de_regla,
    es_excepcion: row.serie_id !== null,
  }
}

/** Returns an event, or one occurrence of it. Throws `absent` when there is none. */
export async function oneEvent(
  { db }: CalendarDeps,
  actor: Actor,
  { evento_id: id, ocurrencia }: { evento_id: number; ocurrencia: string | null },
): Promise<In<typeof EventDetailSchema>> {
  const event = await queries.getEvent(db, scopeOf(actor), id)
  if (!event) throw new Refusal(m.absent)
  const { autor, creado_en } = event
  const isOne = ocurrencia !== null && event.regla !== ''
  const at = isOne ? new Date(ocurrencia) : event.fecha_inicio
  const exception = isOne ? await queries.getException(db, id, at) : undefined
  if (isOne && (exception ? exception.cancelada : !isStart(event, at))) throw new Refusal(m.absent)
  const row = exception ?? event
  const shown = occurrenceOf(row, occurrenceAt(row, exception ? row.fecha_inicio : at))
  return { evento: { ...shown, autor, creado_en }, puede_eliminar: canDelete(actor) }
}

/** Returns the choices of the form and of the filters. */
export async function calendarInitData(
  { db, layers }: CalendarDeps,
  actor: Actor,
): Promise<In<typeof CalendarInitDataSchema>> {
  const [paises, responsables, zonaHoraria, direccionDesde] = await Promise.all([
    listCountries(db),
    listResponsibles(db),
    zoneOf(db, actor.enterpriseId),
    queries.addressSince(db, actor.id),
  ])
  return {
    paises,
    responsables: responsables.map(({ id, nombre }) => ({ id, nombre })),
    pais_id: actor.countryId,
    zona_horaria: zonaHoraria,
    capas: layers.filter((source) => source.isFor(actor)).map(({ layer }) => layer),
    puede_eliminar: canDelete(actor),
    direccion_desde: direccionDesde,
  }
}
