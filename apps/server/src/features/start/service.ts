import type { In } from '@portal/contract/core/fields'
import { type FigureName, mostWorkRows, type WorkSection } from '@portal/contract/start/constants'
import type { CountSchema, StartPageSchema, WorkRowSchema } from '@portal/contract/start/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { todayIn, zoneOf } from '#core/database/days.ts'
import { type Days, monthsUpTo } from './rules.ts'

export type { Days } from './rules.ts'

/** A row that waits; without `titulo_en` its title is the same in English. */
export type WorkRow = Omit<In<typeof WorkRowSchema>, 'titulo_en'> & { titulo_en?: string }
export type Count = In<typeof CountSchema>

export interface Waiting {
  rows: WorkRow[]
  total: number
  /** Whether there are no more than `total`. */
  isExact: boolean
}

/** What of one list waits for its reader. */
export interface WorkSource {
  section: WorkSection
  /** Whether they may open that list. */
  isFor(actor: Actor): boolean
  /** The first rows, at most `most`, and how many the list shows with the same filter. */
  read(actor: Actor, most: number): Promise<Waiting>
}

/** What a feature counts by days. */
export interface FigureSource {
  isFor(actor: Actor): boolean
  /** The totals of its lists for days of the actor's enterprise. */
  count(actor: Actor, days: Days): Promise<(Count & { cifra: FigureName })[]>
}

export interface StartSources {
  work: readonly WorkSource[]
  figures: readonly FigureSource[]
}

/** What waits for the actor and what their month has brought, of every list that they may open. */
export async function startPage(
  db: Db,
  { work, figures }: StartSources,
  actor: Actor,
): Promise<In<typeof StartPageSchema>> {
  const { current, previous } = monthsUpTo(await todayIn(db, await zoneOf(db, actor.enterpriseId)))
  const [trabajo, cifras] = await Promise.all([
    Promise.all(work.filter((source) => source.isFor(actor)).map((source) => sectionOf(source, actor))),
    figuresBetween(figures, actor, current, previous),
  ])
  const asPeriod = ({ from, to }: Days) => ({ desde: from, hasta: to })
  return {
    trabajo: trabajo.filter(({ total }) => total > 0),
    periodo: { actual: asPeriod(current), anterior: asPeriod(previous) },
    cifras,
  }
}

async function sectionOf({ section, read }: WorkSource, actor: Actor) {
  const { rows, total, isExact } = await read(actor, mostWorkRows)
  return { seccion: section, registros: rows.map((row) => ({ titulo_en: '', ...row })), total, total_exacto: isExact }
}

/** Returns what these sources counted for the actor in two periods, without features that had nothing in either. */
export async function figuresBetween(figures: readonly FigureSource[], actor: Actor, current: Days, previous: Days) {
  const own = figures.filter((source) => source.isFor(actor))
  return (await Promise.all(own.map((source) => figuresOf(source, actor, current, previous)))).flat()
}

async function figuresOf({ count }: FigureSource, actor: Actor, current: Days, previous: Days) {
  const [now, before] = await Promise.all([count(actor, current), count(actor, previous)])
  if ([...now, ...before].every(({ total }) => total === 0)) return []
  return now.map(({ cifra, ...actual }, place) => {
    const { cifra: _, ...anterior } = before[place]!
    return { cifra, actual, anterior }
  })
}
