import { Module } from '@portal/contract/access/constants'
import { calendarLimits, feedPath } from '@portal/contract/calendar/constants'
import type { Limit } from '@portal/contract/core/endpoint'
import type { Actor, Caller } from '#core/base/actor.ts'
import { type CalendarEntry, calendarFile, type When } from '#core/calendar/calendar-file.ts'
import { clockAt, dayAt } from '#core/calendar/clocks.ts'
import { clockText } from '#core/calendar/zone-lines.ts'
import type { Db } from '#core/database/database.ts'
import { refuseBeyond } from '#core/door/rate-limits.ts'
import type { Feed } from '#core/http/feeds.ts'
import { actorFor } from '#core/identity/people.ts'
import { hashOfSecret } from '#core/identity/secret-links.ts'
import type { CalendarDeps } from '../deps.ts'
import { uidOf } from '../invitations/entries.ts'
import type { LayerEntry, LayerSource } from '../layers.ts'
import * as queries from './queries.ts'

/** Programs ask every few minutes. */
const readings: Limit = { name: 'calendario-ics', max: 120, seconds: 3600 }
const dayMs = 86_400_000
const farFuture = new Date(Date.UTC(2200, 0))

/** The calendar of a person for other programs (rule calendar/feed): their events, and the layers that they may see. */
export const calendarFeed = (deps: CalendarDeps): Feed => ({
  path: `${feedPath}/:secret`,
  type: 'text/calendar; charset=utf-8',
  async read(secret, caller) {
    const hash = hashOfSecret(secret.replace(/\.ics$/, ''))
    const actor = await readerOf(deps.db, hash, caller)
    if (!actor) return null
    await refuseBeyond(deps.db, readings, `cuenta ${actor.id}`)
    return feedOf(deps, actor)
  },
})

async function readerOf(db: Db, hash: string, caller: Caller): Promise<Actor | null> {
  const userId = await queries.ownerOf(db, hash)
  const actor = userId === undefined ? undefined : await actorFor(db, userId, caller.requestId)
  return actor?.modules.has(Module.calendar) ? actor : null
}

async function feedOf({ db, layers, company }: CalendarDeps, actor: Actor): Promise<string> {
  const since = new Date(Date.now() - calendarLimits.feedPastDays * dayMs)
  const most = calendarLimits.feedEntries
  const span = { from: since, to: farFuture, most }
  const open = layers.filter((source) => source.isFor(actor))
  const [rows, ...others] = await Promise.all([
    queries.listFeedRows(db, actor.id, 'es', since, most),
    ...open.map((source) => layerOf(source, actor, span)),
  ])
  const { nombre } = await company()
  return calendarFile({ name: nombre, entries: [...entriesOf(rows), ...others.flat()] })
}

const layerOf = async (source: LayerSource, actor: Actor, span: Parameters<LayerSource['list']>[2]) =>
  (await source.list(actor, actor.id, span)).map((entry) => layerEntry(source, entry))

/** Events, each with the occurrences that do not take place, and exceptions. */
function entriesOf(rows: readonly queries.FeedRow[]): CalendarEntry[] {
  const excluded = new Map<number, When[]>()
  for (const { cancelada, serie, ocurrencia, zona_serie: zone } of rows) {
    if (!cancelada) continue
    const of = excluded.get(serie!) ?? []
    of.push(whenOf(ocurrencia!, zone))
    excluded.set(serie!, of)
  }
  return rows
    .filter(({ cancelada }) => !cancelada)
    .map((row) => ({
      uid: uidOf(row.serie ?? row.id),
      sequence: row.secuencia,
      written: row.editado,
      begins: whenOf(row.inicio, row.zona),
      ends: whenOf(row.termino, row.zona),
      title: row.descripcion,
      text: row.nota,
      place: row.pais,
      rule: row.regla,
      excluded: excluded.get(row.id) ?? [],
      ...(row.ocurrencia !== null && { replaces: whenOf(row.ocurrencia, row.zona_serie) }),
    }))
}

const whenOf = (text: string, zone: string | null): When => (zone === null ? { day: text } : { clock: text, zone })

function layerEntry({ layer }: LayerSource, entry: LayerEntry): CalendarEntry {
  const { zona_horaria: zone, todo_el_dia: isWholeDay } = entry
  const at = (moment: Date): When =>
    isWholeDay
      ? { day: dayAt(moment, zone).toString().replaceAll('-', '') }
      : { clock: clockText(clockAt(moment, zone)), zone }
  return {
    uid: `${layer}-${entry.id}@portal`,
    sequence: entry.version,
    written: entry.editado_en,
    begins: at(entry.fecha_inicio),
    ends: at(entry.fecha_termino),
    title: entry.titulo,
  }
}
