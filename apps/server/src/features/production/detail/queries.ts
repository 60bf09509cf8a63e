import type { OrderEventKind } from '@portal/contract/production/constants'
import type { ProductionStep } from '@portal/contract/production/steps'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'

/** Returns the lines of an order's quote with their serial numbers: how many, and the first of them. */
export const listLines = (db: Db, quoteId: number, mostSerials: number) =>
  db
    .selectFrom('cotizacion_linea as l')
    .select(['l.id', 'l.nombre_en as producto_nombre_en', 'l.categoria_id', 'l.cantidad'])
    .select(['l.unidad_nombre', 'l.unidad_nombre_en'])
    .select(sql<string>`coalesce(l.nombre, l.producto_nombre)`.as('producto_nombre'))
    .select(sql<number>`(select count(*)::int from orden_serie s where s.linea_id = l.id)`.as('series_total'))
    .select(
      sql<string[]>`array(select s.serie from orden_serie s where s.linea_id = l.id order by s.id
        limit ${mostSerials}::int)`.as('series'),
    )
    .where('l.cotizacion_id', '=', quoteId)
    .orderBy('l.orden')
    .execute()

/** Returns what happened to an order, the newest first. */
export const listEvents = (db: Db, orderId: number) =>
  db
    .selectFrom('orden_evento as v')
    .leftJoin('usuario as u', 'u.id', 'v.usuario_id')
    .select(['v.id', 'v.comentario', 'v.creado_en'])
    .select([
      sql<OrderEventKind>`v.tipo`.as('tipo'),
      sql<ProductionStep | null>`v.de`.as('de'),
      sql<ProductionStep | null>`v.a`.as('a'),
      sql<string | null>`nullif(${fullNameOf('u')}, '')`.as('autor'),
    ])
    .where('v.orden_id', '=', orderId)
    .orderBy('v.id', 'desc')
    .limit(500)
    .execute()
