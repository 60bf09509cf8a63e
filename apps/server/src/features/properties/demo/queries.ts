import { type Insertable, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { DB } from '#core/database/schema.ts'

export async function currentTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ ahora: Date }>`select now() as ahora`.execute(db)
  return rows[0]!.ahora
}

/** Ids in the order of the rows. */
export async function insertProperties(db: Db, rows: readonly Insertable<DB['propiedad']>[]): Promise<number[]> {
  const made = await db.insertInto('propiedad').values(rows).returning('id').execute()
  return made.map(({ id }) => id)
}

/** Lowers the price of every so many sales, so that lists show what that looks like. */
export async function lowerPrices(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update propiedad set precio = round(precio * 0.94, case moneda when 'CLP' then 0 else 2 end),
      precio_final = round(precio_final * 0.94, case moneda when 'CLP' then 0 else 2 end)
    where id = any(${ids}::int[]) and aprobacion = 1 and precio > 0`.execute(db)
}

/** Values of UF and dollar for the days around today, made up: they grow a little each day. */
export async function insertRates(db: Db): Promise<void> {
  await sql`
    insert into tipo_cambio (moneda, fecha, valor, fuente)
    select unidad, current_date + dia, round(hoy + dia * paso, 2), 'valor de muestra'
    from generate_series(-40, 400) dia, (values ('UF', 39800, 4.1), ('USD', 945.37, 0.11)) as u (unidad, hoy, paso)
    on conflict (moneda, fecha) where eliminado_en is null do nothing`.execute(db)
}
