import { PictureSchema } from '@portal/contract/marketplace/schemas'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { ReservedItem } from '../hooks.ts'

/** Returns what the payment page shows of the reserved item. */
export async function getReservedItem(db: Db, { clasificado_id, propiedad_id }: ReservedItem) {
  const { imagenes, ...item } = await (propiedad_id === null
    ? getMachine(db, clasificado_id ?? 0)
    : getProperty(db, propiedad_id))
  const first = PictureSchema.safeParse(Array.isArray(imagenes) ? imagenes[0] : null)
  return { ...item, imagen: first.success ? first.data : null }
}

function getMachine(db: Db, id: number) {
  return db
    .selectFrom('clasificado as c')
    .innerJoin('clasificado_categoria as k', 'k.id', 'c.categoria_id')
    .innerJoin('pais as p', 'p.id', 'c.pais_id')
    .select(['c.marca', 'c.marca_en', 'c.sku', 'c.ciudad', 'c.imagenes', 'c.es_exento'])
    .select(['k.nombre as categoria_nombre', 'k.nombre_en as categoria_nombre_en'])
    .select(['p.nombre as pais_nombre', 'p.nombre_en as pais_nombre_en'])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow()
}

function getProperty(db: Db, id: number) {
  return db
    .selectFrom('propiedad as i')
    .innerJoin('propiedad_categoria as k', 'k.id', 'i.categoria_id')
    .innerJoin('pais as p', 'p.id', 'i.pais_id')
    .select(['i.titulo as marca', 'i.titulo_en as marca_en', 'i.sku', 'i.ciudad', 'i.imagenes', 'i.es_exento'])
    .select(['k.nombre as categoria_nombre', 'k.nombre_en as categoria_nombre_en'])
    .select(['p.nombre as pais_nombre', 'p.nombre_en as pais_nombre_en'])
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Returns the form of a payment, for a repeated press of Pay. */
export function getForm(db: Db, id: number) {
  return db
    .selectFrom('pago')
    .select(['url', 'token', 'buy_order', sql<string>`estado`.as('estado')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/**
 * Returns the minutes since the last attempt for this reservation that the provider did not answer; null for the first
 * one.
 */
export async function minutesSinceFailure(db: Db, requestId: number, exceptId: number): Promise<number | null> {
  const row = await db
    .selectFrom('pago')
    .select(sql<number>`ceil(extract(epoch from now() - max(creado_en)) / 60)::int`.as('minutes'))
    .where('solicitud_id', '=', requestId)
    .where('id', '!=', exceptId)
    .where('estado', '=', 'error_formulario')
    .where('token', 'is', null)
    .where('creado_en', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst()
  return row?.minutes ?? null
}
