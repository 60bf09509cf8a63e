import type { MoneyUnit } from '@portal/contract/core/currencies'
import type { RateUnit } from '@portal/contract/rates/constants'
import { rate } from '@portal/contract/rates/schemas'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { inSpanishOrder } from '#core/database/list-query.ts'
import { today } from '#core/database/today.ts'
import { recordRows } from '#core/records/record-rows.ts'

const { ref } = sql

/** Returns the newest value of a unit that has begun and is at most some days old; undefined without one. */
export function newestRate(db: Db, unit: RateUnit | MoneyUnit, maxAgeDays: number) {
  return db
    .selectFrom('tipo_cambio')
    .select(['valor', 'fecha', 'fuente'])
    .where('moneda', '=', unit)
    .where('fecha', '<=', today)
    .where('fecha', '>=', sql<string>`${today} - ${maxAgeDays}::int`)
    .where('eliminado_en', 'is', null)
    .orderBy('fecha', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns the newest value of each unit that holds, the UF aside. */
export function newestRates(db: Db, maxAgeDays: number) {
  return db
    .selectFrom('tipo_cambio')
    .distinctOn('moneda')
    .select([sql<Exclude<RateUnit, 'UF'>>`moneda`.as('moneda'), 'valor', 'fecha', 'fuente'])
    .where('moneda', '<>', 'UF')
    .where('fecha', '<=', today)
    .where('fecha', '>=', sql<string>`${today} - ${maxAgeDays}::int`)
    .where('eliminado_en', 'is', null)
    .orderBy('moneda')
    .orderBy('fecha', 'desc')
    .execute()
}

/** Returns the value of the same unit that is nearest to a day, the earlier one of two; undefined without another. */
export function nearestRate(db: Db, { unit, day, exceptId }: { unit: RateUnit; day: string; exceptId: number | null }) {
  return db
    .selectFrom('tipo_cambio')
    .select('valor')
    .where('moneda', '=', unit)
    .where('eliminado_en', 'is', null)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId!))
    .orderBy(sql`abs(fecha - ${day}::date)`)
    .orderBy('fecha')
    .limit(1)
    .executeTakeFirst()
}

export const rateRows = recordRows(rate, {
  id: 'tipo_cambio.id',
  found: (db) => db.selectFrom('tipo_cambio').where('eliminado_en', 'is', null),
  filtered: (found, { moneda }) => found.$if(moneda !== '', (query) => query.where('moneda', '=', moneda)),
  searched: sql<string>`sin_acentos(fuente || ' ' || moneda || ' ' || to_char(fecha, 'YYYY-MM-DD'))`,
  orders: { fecha: ref('fecha'), valor: ref('valor'), fuente: inSpanishOrder(ref('fuente')) },
  named: sql<string>`moneda || ' ' || to_char(fecha, 'YYYY-MM-DD')`,
  shown: (found) =>
    found
      .select(['id', sql<RateUnit>`moneda`.as('moneda'), 'valor', 'fuente', 'version'])
      .select(sql<string>`to_char(fecha, 'YYYY-MM-DD')`.as('fecha')),
})

/** Whether the UF has no value of today while someone offers a property in UF. */
export async function isUfMissing(db: Db): Promise<boolean> {
  const { falta } = await db
    .selectNoFrom(
      sql<boolean>`exists (select from propiedad where es_publico and moneda = 'UF') and not exists (
        select from tipo_cambio where moneda = 'UF' and fecha = ${today} and eliminado_en is null)`.as('falta'),
    )
    .executeTakeFirstOrThrow()
  return falta
}

/** Stores that the missing value of today was told, and returns the day; null when it was told before. */
export async function noteMissing(db: Db): Promise<string | null> {
  const row = await db
    .insertInto('tipo_cambio_aviso')
    .values({ moneda: 'UF', fecha: today })
    .onConflict((conflict) => conflict.doNothing())
    .returning('fecha')
    .executeTakeFirst()
  return row?.fecha ?? null
}
