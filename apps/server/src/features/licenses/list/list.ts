import type { In } from '@portal/contract/core/fields'
import type { HoldersSchema, LicenseInitDataSchema, LicenseListSchema } from '@portal/contract/licenses/schemas'
import type { Actor } from '#core/base/actor.ts'
import { type Scope, scopeOf } from '#core/base/scope.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import { settleDue } from '../night/settle.ts'
import { canDelete } from '../policy.ts'
import * as choices from './choices-queries.ts'
import * as queries from './queries.ts'

/** Days end without a change being announced, so a total is cached for a minute at most. */
const cacheBounds = { ms: 60_000, max: 2000 }

const quarterMs = 900_000

type Page = In<typeof LicenseListSchema>

/** Lists pages of the licenses that exist for the reader, after what is due has moved. Totals are cached (decision 011). */
export function licenseLists({ db, changes }: { db: Db; changes: Changes }) {
  const totals = answerCache<number>(changes, ['licencias'], cacheBounds)
  const count = (scope: Scope, asked: queries.Filters) =>
    totals(JSON.stringify([scope, asked]), () => queries.countLicenses(db, scope, asked))

  // midnights fall on quarters of an hour: what was settled stays so until the next one
  const settled = answerCache<number>(changes, ['licencias', 'servicios'], { ms: quarterMs, max: 2 })
  const settle = () => settled(`${Math.floor(Date.now() / quarterMs)}`, () => settleDue(db))

  return async (actor: Actor, { page, page_row: limit, ...query }: queries.ListQuery): Promise<Page> => {
    await settle()
    const scope = scopeOf(actor)
    const { orden, ...asked } = await withNetwork(db, query)
    const total = await count(scope, asked)
    const rows = await queries.listLicenses(
      db,
      scope,
      { ...asked, orden },
      { offset: (page - 1) * limit, limit, total },
    )
    return {
      licencias: rows,
      total: Math.min(total, queries.maxCounted),
      total_exacto: total <= queries.maxCounted,
    }
  }
}

/** Adds the network of the distributor that is asked for. */
export async function withNetwork<T extends { distribuidor_id: number | null }>(
  db: Db,
  asked: T,
): Promise<T & { red: queries.Network | null }> {
  const id = asked.distribuidor_id
  return { ...asked, red: id === null ? null : ((await queries.networkOf(db, id)) ?? null) }
}

/** Returns the choices of form and filters. */
export async function licenseInitData(db: Db, actor: Actor): Promise<In<typeof LicenseInitDataSchema>> {
  const scope = scopeOf(actor)
  const [servicios, tiposLicencia, empresas, distribuidores] = await Promise.all([
    choices.listServices(db),
    choices.listTypes(db),
    choices.listEnterprises(db, scope),
    choices.listDistributors(db, scope),
  ])
  return { servicios, tipos_licencia: tiposLicencia, empresas, distribuidores, puede_eliminar: canDelete(actor) }
}

/** Returns people of the actor's scope that a license can be given to. */
export async function findHolders(
  db: Db,
  actor: Actor,
  { buscar, id }: { buscar: string; id: number | null },
): Promise<In<typeof HoldersSchema>> {
  return { personas: await choices.listHolders(db, scopeOf(actor), buscar, id) }
}
