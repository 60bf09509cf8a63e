import { Module } from '@portal/contract/access/constants'
import type { ContactInitDataSchema, ContactListSchema } from '@portal/contract/contacts/schemas'
import type { In } from '@portal/contract/core/fields'
import type { Actor } from '#core/base/actor.ts'
import type { Counter } from '#core/base/counter.ts'
import { type Scope, scopeOf } from '#core/base/scope.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import { zoneOf } from '#core/database/days.ts'
import type { Changes } from '#core/database/events.ts'
import { settingOf } from '#features/settings/service.ts'
import { canAssign, contactScopeOf } from '../policy.ts'
import { getSilence, listCountries, listResponsibles } from '../queries.ts'
import { meantBy, similarTo } from '../similar/similar.ts'
import * as queries from './queries.ts'

/** Silence and "today" depend on the clock, so a total is stored for a minute at most. */
const cacheBounds = { ms: 60_000, max: 2000 }

/** Lists pages of the contacts that exist for the reader. Rows are read each time; totals are cached (decision 011). */
export function contactLists({ db, changes }: { db: Db; changes: Changes }) {
  const totals = answerCache<queries.Found>(changes, ['contactos'], cacheBounds)
  const find: Find = (scope, filters) =>
    totals(JSON.stringify([scope, filters]), () => queries.findContacts(db, scope, filters))

  return async (actor: Actor, query: queries.ListQuery): Promise<In<typeof ContactListSchema>> => {
    const { page, page_row: limit, ...wanted } = query
    const scope = contactScopeOf(actor)
    const asked = await askedBy(db, actor, wanted, find)
    const { orden: _, ...filters } = asked
    const found = await find(scope, filters)
    const { total } = found
    const rows = await queries.listContacts(db, scope, asked, { offset: (page - 1) * limit, limit, found })
    return {
      contactos: rows,
      total: Math.min(total, queries.maxCounted),
      total_exacto: total <= queries.maxCounted,
      busqueda_corregida: asked.parecidas ? meantBy(asked.buscar, asked.parecidas, rows) : null,
    }
  }
}

type Find = (scope: Scope, filters: queries.Filters) => Promise<queries.Found>

/** Adds the reader's time zone to what they ask and, when no contact has the typed words, the words that may be meant. */
export async function askedBy(
  db: Db,
  actor: Actor,
  wanted: Omit<queries.Asked, 'zona'>,
  find: Find = (scope, filters) => queries.findContacts(db, scope, filters),
): Promise<queries.Asked> {
  const asked: queries.Asked = { ...wanted, zona: await zoneOf(db, actor.enterpriseId) }
  const isThere = async ({ orden: _, ...filters }: queries.Asked) =>
    (await find(contactScopeOf(actor), filters)).total > 0
  if (asked.buscar === '' || (await isThere(asked))) return asked
  for (const parecidas of await similarTo(db, asked.buscar)) {
    const meant = { ...asked, parecidas }
    if (await isThere(meant)) return meant
  }
  return asked
}

/** Returns the choices of the form and of the filters. */
export async function contactInitData(db: Db, actor: Actor): Promise<In<typeof ContactInitDataSchema>> {
  const [paises, responsables, silence, { silencio_dias: usual }] = await Promise.all([
    listCountries(db),
    listResponsibles(db, scopeOf(actor)),
    getSilence(db, actor.id),
    settingOf(db, 'plazos'),
  ])
  const isSeen = actor.modules.has(Module.allContacts) || canAssign(actor)
  return {
    paises,
    responsables: responsables.filter(({ id }) => isSeen || id === actor.id).map(({ id, nombre }) => ({ id, nombre })),
    puede_asignar: canAssign(actor),
    dias_silencio: silence?.dias ?? usual,
  }
}

/** Counts contacts with a meeting today. */
export const meetToday: Counter = {
  name: 'contactos_hoy',
  access: Module.contacts,
  count: async (db, actor) => queries.countMeetToday(db, contactScopeOf(actor), await zoneOf(db, actor.enterpriseId)),
}
