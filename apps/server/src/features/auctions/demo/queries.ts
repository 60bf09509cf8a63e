import type { Currency } from '@portal/contract/core/currencies'
import type { OfferMode } from '@portal/contract/machines/constants'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { SolicitudClasificado, SubastaPostor } from '#core/database/schema.ts'

export async function currentTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ ahora: Date }>`select now() as ahora`.execute(db)
  return rows[0]!.ahora
}

/** Machines of the demo set that nobody asked about, those of this mode first; they get it, and do not expire soon. */
export async function takeItems(db: Db, mode: OfferMode, count: number) {
  const free = await db
    .selectFrom('clasificado as c')
    .select('c.id')
    .where('c.es_publico', '=', true)
    .where('c.es_venta', '=', true)
    .where('c.es_arriendo', '=', false)
    .where('c.consultar_precio', '=', false)
    .where('c.precio_final', '>', 8000)
    .where(sql<boolean>`c.modo_oferta is null or c.modo_oferta = ${mode}`)
    .where(sql<boolean>`not exists (select from solicitud_clasificado s where s.clasificado_id = c.id)`)
    .orderBy(sql`c.modo_oferta is null`)
    .orderBy('c.id')
    .limit(count)
    .execute()
  return db
    .updateTable('clasificado')
    .set({ es_oferta: true, modo_oferta: mode, vence_en: sql<Date>`now() + interval '80 days'` })
    .where(
      'id',
      'in',
      free.map(({ id }) => id),
    )
    .returning(['id', 'precio_final', sql<Currency>`moneda`.as('moneda')])
    .execute()
}

export async function insertBidder(db: Db, row: Insertable<SubastaPostor>): Promise<number> {
  const { id } = await db.insertInto('subasta_postor').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertRequest(db: Db, row: Insertable<SolicitudClasificado>): Promise<number> {
  const { id } = await db.insertInto('solicitud_clasificado').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The beginning of a request, as its client sent it. */
export async function insertFirstEvent(db: Db, requestId: number, message: string, at: Date): Promise<void> {
  await db
    .insertInto('solicitud_evento')
    .values({
      solicitud_id: requestId,
      tipo: 'estado',
      autor: 'cliente',
      a_estado: 21,
      comentario: message,
      es_visible: true,
      creado_en: at,
    })
    .execute()
}
