import { noneChoice } from '@portal/contract/core/none-choice'
import { tileNames } from '@portal/contract/panels/constants'
import { taskTabs } from '@portal/contract/tasks/constants'
import { taskModules } from '@portal/contract/tasks/modules'
import { TaskStatus } from '@portal/contract/tasks/states'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { type Group, type Point, pointsOf, type TileSource, totalOf } from '#features/panels/service.ts'
import type { Days } from '#features/start/service.ts'
import { pendingFilters } from '../list/filters.ts'
import { readerOf } from '../policy.ts'
import * as queries from './queries.ts'

/** Overdue tasks by area: everyone's for who may see them, or the own. */
export function taskTile(db: Db): TileSource {
  const overdue = async (actor: Actor, days: Partial<Days> = {}) => {
    const reader = readerOf(actor)
    const tab = reader.isManager ? taskTabs.all : taskTabs.own
    const filters = { ...pendingFilters, abiertas: false, tab, taskStatus: TaskStatus.overdue }
    const within = { desde: days.from ?? null, hasta: days.to ?? null }
    return pointsOf(await queries.countAreas(db, reader, { ...filters, ...within }))
  }
  return {
    tile: tileNames.tasksOverdue,
    isFor: ({ modules }) => taskModules.some((module) => modules.has(module)),
    async read(actor, { elapsed: spans }) {
      const [now, current, before] = await Promise.all([
        overdue(actor),
        overdue(actor, spans.current),
        overdue(actor, spans.previous),
      ])
      return {
        spans,
        actual: totalOf(current),
        anterior: totalOf(before),
        hoy: totalOf(now),
        grupos: await areasOf(db, now),
        puntos: now.map((point) => ({ ...point, grupo: point.grupo || noneChoice })),
      }
    },
  }
}

async function areasOf(db: Db, points: readonly Point[]): Promise<Group[]> {
  const ids = points.flatMap(({ grupo }) => (grupo === '' ? [] : [Number(grupo)]))
  const areas = await queries.listAreaNames(db, ids)
  return [
    ...areas.map(({ id, nombre, nombre_en }) => ({ clave: `${id}`, es: nombre, en: nombre_en })),
    ...(ids.length < points.length ? [{ clave: noneChoice, es: 'Sin área', en: 'Without an area' }] : []),
  ]
}
