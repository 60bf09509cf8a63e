import { Currency } from '@portal/contract/core/currencies'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { quoteLimits } from '@portal/contract/quotes/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database.ts'

export type Issuer = NonNullable<Awaited<ReturnType<typeof getIssuer>>>

/** An enterprise as the issuer of quotes; without an id the house: that of the setting, else the first active one. */
export function getIssuer(db: Db, enterpriseId: number | null) {
  const house = sql<number>`coalesce(
    (select (valor ->> 'empresa_id')::int from ajuste where clave = 'cotizaciones'),
    (select min(id) from empresa where eliminado_en is null and estado_id = ${sql.lit(EnterpriseStatus.active)}))`
  return db
    .selectFrom('empresa')
    .select(['id', 'nombre', 'abreviatura', 'pais_id', 'zona_horaria', 'email', 'telefono', 'abreviatura_usada_en'])
    .select(
      sql<string>`((now() at time zone zona_horaria)::date + ${quoteLimits.validityDays}::int)::text`.as('vigencia'),
    )
    .select(sql<string>`(now() at time zone zona_horaria)::date::text`.as('hoy'))
    .where('id', '=', enterpriseId ?? house)
    .where('eliminado_en', 'is', null)
    .executeTakeFirst()
}

/** What a dollar is worth in pesos, today or when it was last known (decision 24); undefined when nobody has told. */
export async function getRate(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('tipo_cambio')
    .select('valor')
    .where('moneda', '=', Currency.dollar)
    .where('fecha', '<=', sql<string>`current_date`)
    .orderBy('fecha', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.valor
}

export async function doesCountryExist(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('pais').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Countries in the order of the Spanish alphabet. */
export function listCountries(db: Db) {
  return db
    .selectFrom('pais')
    .select(['id', 'nombre', 'nombre_en', 'codigo', 'codigo_telefono'])
    .orderBy(sql`nombre collate es`)
    .execute()
}
