import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { type DataRequestState, type DataRight, openRequests, openStates } from '@portal/contract/privacy/constants'
import type { RequestListQuerySchema, RequestListSchema } from '@portal/contract/privacy/schemas'
import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { JsonText } from '#core/base/answers.ts'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import { inOrder, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/database/list-query.ts'
import { today } from '#core/database/today.ts'

export type ListQuery = Of<typeof RequestListQuerySchema>
export type Filters = Pick<ListQuery, 'buscar' | 'estado' | 'tipo'>

const { ref } = sql
const keysOf: Record<'vence_el' | 'confirmada_en' | 'nombre', RawBuilder<unknown>> = {
  vence_el: ref('s.vence_el'),
  confirmada_en: ref('s.confirmada_en'),
  nombre: inSpanishOrder(ref('s.nombre')),
}

/** The confirmed requests by all filters. Used by page, total, badge and start page, so that they agree. */
const found = (db: Db, { buscar: text, estado: state, tipo: right }: Filters) =>
  db
    .selectFrom('solicitud_datos as s')
    .where('s.confirmada_en', 'is not', null)
    .where((eb) => eb.and(wordsIn(eb.ref('s.buscado'), text)))
    .$if(state === openRequests, (query) => query.where('s.estado', 'in', openStates))
    .$if(state !== '' && state !== openRequests, (query) => query.where('s.estado', '=', state))
    .$if(right !== '', (query) => query.where('s.tipo', '=', right))

const columns = [
  's.id',
  's.nombre',
  's.email',
  's.detalle',
  's.version',
  sql<DataRight>`s.tipo`.as('tipo'),
  sql<DataRequestState>`s.estado`.as('estado'),
  sql<string>`s.vence_el`.as('vence_el'),
  sql<Date>`s.confirmada_en`.as('confirmada_en'),
  sql<number>`s.vence_el - ${today}`.as('dias_restantes'),
  fullNameOf('u').as('responsable_nombre'),
] as const

const shown = (requests: ReturnType<typeof found>) =>
  requests.leftJoin('usuario as u', 'u.id', 's.responsable_id').select(columns)

/** Returns one page and the total, as JSON text. */
export function listRequests(db: Db, { page, page_row: size, orden, ...filters }: ListQuery): Promise<JsonText> {
  const { column, direction } = orderOf(orden)
  const rows = shown(found(db, filters))
    .orderBy(inOrder([keysOf[column], ref('s.id')], direction))
    .limit(size)
    .offset((page - 1) * size)
  const total = found(db, filters)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$asScalar()
    .$notNull()
    .as('total')
  return jsonTextOf<Of<typeof RequestListSchema>>(db, db.selectNoFrom([jsonArrayFrom(rows).as('solicitudes'), total]))
}

/** The most urgent of a list, at most `most`. */
export const listUrgent = (db: Db, filters: Filters, most: number) =>
  shown(found(db, filters)).orderBy('s.vence_el').orderBy('s.id').limit(most).execute()

export async function countRequests(db: Db, filters: Filters): Promise<number> {
  const { total } = await found(db, filters)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const everything: Filters = { buscar: '', estado: '', tipo: '' }

/** Returns a confirmed request as its panel shows it. */
export const findRequest = (db: Db, id: number) =>
  shown(found(db, everything))
    .select(['s.respuesta', 's.respondida_en', 's.borrada_en', sql<PageLanguage>`s.idioma`.as('idioma')])
    .where('s.id', '=', id)
    .executeTakeFirst()
