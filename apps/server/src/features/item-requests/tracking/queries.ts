import type { MoneyUnit } from '@portal/contract/core/currencies'
import { requestLimits } from '@portal/contract/marketplace/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { isForRent } from '../item-queries.ts'
import { englishSubject, subject, withItems } from '../queries.ts'

/** Returns a request that still has a page: until 180 days after its end. */
export function getTracked(db: Db, id: number) {
  return withItems(db)
    .select([
      's.id',
      's.tipo',
      's.clasificado_id',
      's.propiedad_id',
      's.tipo_cambio',
      's.nombre',
      's.idioma',
      's.estado_id',
      's.enlace_version',
    ])
    .select(['s.monto_reserva', 's.desde', 's.hasta', 's.vence_en', 's.decision_reembolso'])
    .select(sql<unknown>`coalesce(c.imagenes, propiedad.imagenes)`.as('imagenes'))
    .select([subject.as('marca'), englishSubject.as('marca_en'), isForRent.as('es_arriendo')])
    .select(sql<MoneyUnit>`s.moneda`.as('moneda'))
    .select(sql<Date>`clock_timestamp()`.as('ahora'))
    .where('s.id', '=', id)
    .where(({ or, eb }) =>
      or([
        eb('s.terminado_en', 'is', null),
        eb('s.terminado_en', '>', sql<Date>`now() - make_interval(days => ${requestLimits.trackingDaysAfterEnd}::int)`),
      ]),
    )
    .executeTakeFirst()
}

/** Returns the events visible to the client: their own, and those that staff show them. */
export function listVisibleEvents(db: Db, requestId: number) {
  return db
    .selectFrom('solicitud_evento')
    .select(['id', 'tipo', 'autor', 'a_estado', 'comentario', 'creado_en'])
    .where('solicitud_id', '=', requestId)
    .where(({ or, eb }) => or([eb('es_visible', '=', true), eb('autor', '=', 'cliente')]))
    .orderBy('id')
    .execute()
}
