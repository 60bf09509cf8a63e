import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { Refusal } from '#core/base/errors.ts'
import { everything } from '#core/base/scope.ts'
import { recordAll } from '#core/database/record.ts'
import { type HoldingSource, nothingElse } from '#features/transfers/service.ts'
import { eventRows, lockEvent } from '../queries.ts'
import { announcesOf, editedBy } from '../save/stored.ts'
import * as queries from './queries.ts'

interface Undo {
  version: number
  /** Who took the places, and who has them again. */
  de: number
  a: number
  lugares: queries.Place[]
}

/** Events that are not over: another person is responsible for them and for their exceptions. */
export const calendarHoldings: HoldingSource = {
  kind: 'eventos',
  name: { es: 'Eventos del calendario', en: 'Calendar events' },
  modules: [Module.calendar],
  isOfEnterprise: true,
  mayStay: true,
  addressFor: ({ modules }, id) => (modules.has(Module.calendar) ? `/dashboard/nexttask/calendar/${id}` : null),
  count: async (db, scope, userId) => ({ total: await queries.countHeld(db, scope, userId), detail: nothingElse }),
  async move(db, actor, move) {
    const moved = await queries.lockHeld(db, move, actor.id)
    if (moved.length === 0) return []
    const people = { from: move.from, to: move.to.id }
    const ids = moved.map(({ id }) => id)
    const places = Map.groupBy(await queries.replaceResponsible(db, ids, people), ({ serie_id }) => serie_id)
    const rows = ids.map((id) => ({
      action: 'calendar.transferred',
      entity: 'evento_calendario',
      id,
      before: { responsables: [people.from] },
      after: { responsables: [people.to] },
    }))
    await recordAll(db, actor, rows, [{ area: 'calendario', of: [{ enterpriseId: move.to.empresa_id }] }])
    return moved.map(({ id, nombre, version }) => ({
      id,
      nombre,
      undo: {
        version,
        de: people.to,
        a: people.from,
        lugares: places.get(id)!.map(({ evento_id, ya_estaba }) => ({ evento_id, ya_estaba })),
      } satisfies Undo,
    }))
  },
  async undo(db, actor, id, { version, de: from, a: to, lugares: places }: Undo) {
    const before = await lockEvent(db, everything, id)
    if (before?.version !== version) throw new Refusal(coreMessages.changedByOther)
    await queries.giveBack(db, places, { from, to })
    const after = await eventRows.update(db, id, editedBy(actor, before))
    const recorded = {
      action: 'calendar.transferred',
      entity: 'evento_calendario',
      id,
      before: { responsables: [from] },
      after: { responsables: [to] },
    }
    await recordAll(db, actor, [recorded], announcesOf(after))
  },
}
