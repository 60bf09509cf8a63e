import type { Currency } from '@portal/contract/core/currencies'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import { intervalOfMoment } from '#core/database/buckets.ts'
import type { Db } from '#core/database/database.ts'
import { isVoided } from '../queries.ts'
import type { Filters } from '../search/filters.ts'
import { found } from '../search/queries.ts'
import { tierReached } from '../tiers-queries.ts'

interface Asked {
  filters: Filters
  starts: readonly string[]
}

const days = (column: string, { filters, starts }: Asked) =>
  intervalOfMoment(sql.ref(column), starts, filters.zona ?? 'UTC')

/** What quotes come to by the interval in which they were made, their status and currency. */
export const countStates = (db: Db, scope: Scope, asked: Asked) =>
  summed(db, scope, asked, { intervalo: days('q.creado_en', asked), grupo: sql<string>`q.estado` })

/** The same with those that were voided after their confirmation apart: nobody bought them. */
export const countOutcomes = (db: Db, scope: Scope, asked: Asked) =>
  summed(db, scope, asked, {
    intervalo: days('q.creado_en', asked),
    grupo: sql<string>`case when ${isVoided} then 'anulada' else q.estado end`,
  })

/** The same by branch. */
export const countBranches = (db: Db, scope: Scope, asked: Asked) =>
  summed(db, scope, asked, {
    intervalo: days('q.creado_en', asked),
    grupo: sql<string>`coalesce(q.sucursal_id::text, '')`,
  })

/** The same by the interval of their confirmation and the tier that they reach. */
export const countTiers = (db: Db, scope: Scope, asked: Asked) =>
  summed(db, scope, asked, { intervalo: days('q.aprobada_en', asked), grupo: sql<string>`${tierReached}::text` })

interface Keys {
  intervalo: RawBuilder<number>
  grupo: RawBuilder<string>
}

const summed = (db: Db, scope: Scope, { filters }: Asked, { intervalo, grupo }: Keys) =>
  found(db, scope, filters)
    .select([intervalo.as('intervalo'), grupo.as('grupo')])
    .select([sql<Currency>`q.moneda`.as('moneda'), sql<string>`sum(q.total)::text`.as('suma')])
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .groupBy(sql`1, 2, 3`)
    .execute()

/** What the master distributor earns on a line by its projection (rule prices/cost-sheet); null without one. */
const masterProfit = sql`round(l.cantidad * l.anios_licencia * (l.costo_unitario - l.costo_master), 2)`

/** The profit of the master distributor by the interval of the confirmation; `total` are the quotes. */
export const countProfits = (db: Db, scope: Scope, asked: Asked) =>
  found(db, scope, asked.filters)
    .select(days('q.aprobada_en', asked).as('intervalo'))
    .select([
      sql<string>`'utilidad'`.as('grupo'),
      sql<Currency>`q.moneda`.as('moneda'),
      sql<string>`coalesce(sum((select sum(${masterProfit}) from cotizacion_linea l where l.cotizacion_id = q.id)), 0)::text`.as(
        'suma',
      ),
    ])
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .groupBy(sql`1, 3`)
    .execute()

export const listBranchNames = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('sucursal')
    .select(['id', 'nombre'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
