import { forecastMonths, LicenseType } from '@portal/contract/licenses/constants'
import { LicenseStatus } from '@portal/contract/licenses/states'
import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { momentOf } from '../clock-queries.ts'
import { conditionsOf, type Filters } from '../list/queries.ts'

interface Ending {
  mes: string
  servicio_id: number
  intervalo: number
  unidad_intervalo: number
  licencias: number
}

const month = sql`date_trunc('month', ${momentOf()})::date`

/** Counts active licenses, except demos, by the month of their end; those in grace belong to the current month. */
export async function countEndings(db: Db, scope: Scope, asked: Filters): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select to_char(mes, 'YYYY-MM') as mes, servicio_id, t.intervalo, t.unidad_intervalo, licencias
    from (
      select greatest(date_trunc('month', licencia.fecha_termino)::date, ${month}) as mes, licencia.servicio_id,
        licencia.tipo_licencia_id, count(*) as licencias
      from licencia
      where ${conditionsOf(scope, asked)} and licencia.estado_id = ${sql.lit(LicenseStatus.active)}
        and licencia.tipo_licencia_id <> ${sql.lit(LicenseType.demo)}
        and licencia.fecha_termino < ${month} + make_interval(months => ${sql.lit(forecastMonths)})
      group by 1, 2, 3
    ) endings join tipo_licencia t on t.id = endings.tipo_licencia_id
    order by 1`.execute(db)
  return rows
}

/** The months of the forecast, `YYYY-MM`, the current one first. */
export async function listMonths(db: Db): Promise<string[]> {
  const { rows } = await sql<{ mes: string }>`
    select to_char(${month} + make_interval(months => n), 'YYYY-MM') as mes
    from generate_series(0, ${sql.lit(forecastMonths - 1)}) n order by n`.execute(db)
  return rows.map(({ mes }) => mes)
}

/** How many demos there were, and after how many their holder got another license of the service. */
export async function countDemos(db: Db, scope: Scope, asked: Filters) {
  const { rows } = await sql<{ demos: number; demos_convertidas: number }>`
    select count(*) as demos, count(licencia.convertida_en) as demos_convertidas
    from licencia
    where ${conditionsOf(scope, asked)} and licencia.tipo_licencia_id = ${sql.lit(LicenseType.demo)}`.execute(db)
  return rows[0]!
}
