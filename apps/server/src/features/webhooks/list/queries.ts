import type { Of } from '@portal/contract/core/fields'
import type { WebhookListQuerySchema } from '@portal/contract/webhooks/schemas'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { inOrder, inSpanishOrder, orderOf, wordsIn } from '#core/database/list-query.ts'
import { found, shown } from '../queries.ts'

const { ref } = sql
const keysOf = { creado_en: ref('w.creado_en'), nombre: inSpanishOrder(ref('w.nombre')) }

/** Returns one page of the webhooks of everyone, and how many there are. */
export async function listWebhooks(db: Db, readerId: number, query: Of<typeof WebhookListQuerySchema>) {
  const { page, page_row: size, orden, id, buscar: text } = query
  const { column, direction } = orderOf(orden)
  const asked = found(db)
    .where((eb) => eb.and(wordsIn(sql<string>`sin_acentos(concat_ws(' ', w.nombre, w.direccion))`, text)))
    .$if(id !== null, (query) => query.where('w.id', '=', id))
  const webhooks = await asked
    .select(shown(readerId))
    .orderBy(inOrder([keysOf[column], ref('w.id')], direction))
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await asked.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { webhooks, total }
}
