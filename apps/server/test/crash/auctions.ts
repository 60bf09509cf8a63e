import { sql } from 'kysely'
import type { Db } from '../../src/core/database/database.ts'
import { bidderPath } from '../../src/features/auctions/links.ts'

let made = 0

export interface ABidder {
  id: number
  email: string
  token: string
}

/** An auction that has run for an hour and runs for one more, from 10,000 USD, as it is in the database. */
export async function anOpenAuction(db: Db): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`
    with vendedor as (
      insert into usuario (nombres, email, rol_id, estado_id) values ('Ana', ${`vende${++made}@example.com`}, 3, 1)
      returning id),
    aviso as (
      insert into clasificado (usuario_id, aprobacion, marca, anio, condicion, categoria_id, pais_id, ciudad, descripcion,
        precio, precio_final, es_oferta, modo_oferta)
      select vendedor.id, 1, 'Excavadora', 2020, 0, (select min(id) from clasificado_categoria), 152, 'Calama', 'Usada',
        40000, 40000, true, 'subasta' from vendedor
      returning id)
    insert into subasta (clasificado_id, moneda, precio_inicial, inicia_en, termina_en, fin_efectivo)
    select id, 'USD', 10000, now() - interval '1 hour', now() + interval '1 hour', now() + interval '1 hour' from aviso
    returning id`.execute(db)
  return rows[0]!
}

/** Verified bidders as they are in the database, with their links. */
export async function openBidders(db: Db, secret: string, auctionId: number, count: number): Promise<ABidder[]> {
  const rows = await db
    .insertInto('subasta_postor')
    .values(
      Array.from({ length: count }, (_, place) => ({
        subasta_id: auctionId,
        numero: place + 1,
        nombre: `Postor ${place + 1}`,
        email: `muchos${++made}@example.com`,
        condiciones: '-',
        verificado_en: sql<Date>`now()`,
      })),
    )
    .returning(['id', 'email', 'enlace_version'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    token: bidderPath(secret, row).replace('/auction/', ''),
  }))
}

export const bidsOf = (db: Db, auctionId: number) =>
  db.selectFrom('subasta_puja').selectAll().where('subasta_id', '=', auctionId).orderBy('orden').execute()

/** As if so many milliseconds were left, by the database's clock. */
export async function leaveMs(db: Db, auctionId: number, ms: number): Promise<void> {
  const end = sql<Date>`clock_timestamp() + make_interval(secs => ${ms / 1000}::float8)`
  await db
    .updateTable('subasta')
    .set({
      inicia_en: sql`least(inicia_en, clock_timestamp() - interval '1 hour')`,
      termina_en: end,
      fin_efectivo: end,
    })
    .where('id', '=', auctionId)
    .execute()
}
