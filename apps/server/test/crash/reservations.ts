import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../src/core/database/database.ts'
import { secretOf } from '../../src/core/identity/sessions.ts'
import { getHold } from '../../src/features/item-requests/reservations/queries.ts'
import { markOf } from '../../src/features/payments/client-link.ts'

export interface Reserved {
  requestId: number
  itemId: number
  email: string
  amount: number
  currency: 'USD' | 'CLP'
  /** The mark of the client's link; without it their press of Pay is a stranger's. */
  firma?: string | undefined
}

/**
 * Many of them at once, every fourth one paid by someone without the client's link, straight into the books: each for
 * an item of its own, from 2,000 USD up by one dollar each.
 */
export async function manyReservations(db: Db, count: number): Promise<Reserved[]> {
  const { rows } = await sql<Reserved>`
    with dueno as (
      insert into usuario (nombres, email, rol_id) values ('Dueño', ${`dueno-${randomUUID()}@example.com`}, 3) returning id
    ), categoria as (
      insert into clasificado_categoria (nombre, nombre_en) values (${randomUUID()}, ${randomUUID()}) returning id
    ), aviso as (
      insert into clasificado (usuario_id, aprobacion, marca, anio, condicion, categoria_id, pais_id, ciudad, descripcion, precio, precio_final)
      select dueno.id, 1, 'Cargador ' || n, 2020, 0, categoria.id, 152, 'Calama', 'Cargador frontal en buen estado.', 40000, 40000
      from dueno, categoria, generate_series(1, ${count}::int) n
      returning id
    ), solicitud as (
      insert into solicitud_clasificado (tipo, clasificado_id, estado_id, nombre, email, moneda, monto_reserva, vence_en)
      select 'venta', id, 23, 'Comprador', 'comprador' || id || '@example.com', 'USD', 1999 + row_number() over (order by id), now() + interval '48 hours'
      from aviso
      returning id, clasificado_id, email, monto_reserva
    ), evento as (
      insert into solicitud_evento (solicitud_id, tipo, autor, de_estado, a_estado, monto_reserva)
      select id, 'estado', 'personal', 22, 23, monto_reserva from solicitud
    )
    select id as "requestId", clasificado_id as "itemId", email, monto_reserva as amount, 'USD' as currency
    from solicitud order by id`.execute(db)
  const secret = await secretOf(db, 'enlace')
  return Promise.all(
    rows.map(async (reserved, nth) => {
      const hold = await getHold(db, reserved.requestId)
      return hold && nth % 4 !== 3 ? { ...reserved, firma: markOf(secret, hold) } : reserved
    }),
  )
}
