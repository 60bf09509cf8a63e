import type { Currency } from '@portal/contract/core/currencies'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { stateNow } from '../queries.ts'

/** Returns an offer with what the page of its counteroffer shows. */
export const getCounter = (db: Db, id: number) =>
  db
    .selectFrom('oferta as o')
    .innerJoin('solicitud_clasificado as s', 's.id', 'o.solicitud_id')
    .innerJoin('clasificado as c', 'c.id', 'o.clasificado_id')
    .select(['o.id', 'o.enlace_version', 'o.clasificado_id', 'o.monto', 'o.contraoferta_comentario'])
    .select([
      'o.contraoferta_monto',
      'o.contraoferta_vence_en as vence_en',
      'c.marca',
      'c.marca_en',
      'c.anio',
      'c.imagenes',
    ])
    .select(['s.id as solicitud_id', 's.enlace_version as solicitud_version', stateNow.as('estado')])
    .select([sql<Currency>`o.moneda`.as('moneda'), sql<Date>`clock_timestamp()`.as('ahora')])
    .where('o.id', '=', id)
    .executeTakeFirst()
