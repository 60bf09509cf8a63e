import type { Currency } from '@portal/contract/core/currencies'
import type { DifferenceListQuerySchema, DifferenceListSchema } from '@portal/contract/payments/schemas'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { JsonText } from '#core/base/answers.ts'
import type { Db } from '#core/database/database.ts'
import { inOrder, jsonTextOf, orderOf, wordsIn } from '#core/database/list-query.ts'
import { ledger } from '#features/marketplace/ledger-queries.ts'

export type DifferenceQuery = z.output<typeof DifferenceListQuerySchema>

const { ref } = sql
const searched = sql<string>`sin_acentos(d.buy_order || ' ' || d.tipo)`

/** Returns one page and the total, as JSON text. */
export function listDifferences(
  db: Db,
  { page, page_row: size, orden, buscar, abiertas }: DifferenceQuery,
): Promise<JsonText> {
  const { direction } = orderOf(orden)
  const found = db
    .selectFrom('pago_diferencia as d')
    .where('d.cerrado_en', abiertas === 'si' ? 'is' : 'is not', null)
    .where((eb) => eb.and(wordsIn(searched, buscar)))
  const reply = db.selectNoFrom([
    jsonArrayFrom(
      found
        .leftJoin('pago as p', 'p.id', 'd.pago_id')
        .leftJoin(ledger.as('libro'), 'libro.pago_id', 'd.pago_id')
        .leftJoin('usuario as u', 'u.id', 'd.cerrado_por')
        .select(['d.id', 'd.buy_order', 'd.tipo', 'd.creado_en', 'd.cerrado_en', 'd.comentario'])
        .select(sql<Record<string, unknown>>`d.detalle`.as('detalle'))
        .select(['p.solicitud_id', 'd.pago_id', 'u.nombres as cerrado_por_nombre'])
        .select(['libro.recibido', 'libro.devuelto', 'libro.debido', 'libro.neto'])
        .select(sql<Currency | null>`p.moneda`.as('moneda'))
        .orderBy(inOrder([ref('d.creado_en'), ref('d.id')], direction))
        .limit(size)
        .offset((page - 1) * size),
    ).as('diferencias'),
    found
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$asScalar()
      .$notNull()
      .as('total'),
  ])
  return jsonTextOf<z.output<typeof DifferenceListSchema>>(db, reply)
}

const columns = ['id', 'pago_id', 'buy_order', 'tipo', 'cerrado_en', 'cerrado_por', 'comentario'] as const

export function lockDifference(db: Db, id: number) {
  return db.selectFrom('pago_diferencia').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

export function closeDifference(db: Db, id: number, userId: number, comment: string) {
  return db
    .updateTable('pago_diferencia')
    .set({ cerrado_en: sql`now()`, cerrado_por: userId, comentario: comment })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}
