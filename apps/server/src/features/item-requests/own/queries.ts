import type { Of } from '@portal/contract/core/fields'
import type { OwnRequestQuerySchema } from '@portal/contract/item-requests/schemas'
import { requestLimits } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { orderOf, wordsIn } from '#core/database/list-query.ts'
import { isForRent } from '../item-queries.ts'
import { englishSubject, subject, withItems } from '../queries.ts'

export type OwnQuery = Of<typeof OwnRequestQuerySchema>

/** Requests from an address that still have their page: until so many days after their end. */
const found = (db: Db, email: string, { id, buscar: text }: Pick<OwnQuery, 'id' | 'buscar'>) =>
  withItems(db)
    .where(sql`lower(s.email)`, '=', email.toLowerCase())
    .where('s.estado_id', '<>', RequestStatus.deletedByUser)
    .where(
      sql<boolean>`(s.terminado_en is null
        or s.terminado_en > now() - make_interval(days => ${requestLimits.trackingDaysAfterEnd}::int))`,
    )
    .where(({ and }) => and(wordsIn(sql<string>`sin_acentos(${subject} || ' ' || ${englishSubject})`, text)))
    .$if(id !== null, (query) => query.where('s.id', '=', id ?? 0))

/** A page of the requests that someone sent from their address. */
export const listOwn = (db: Db, email: string, { page, page_row: size, orden, ...asked }: OwnQuery) =>
  found(db, email, asked)
    .select(['s.id', 's.tipo', 's.creado_en', 's.enlace_version', subject.as('marca')])
    .select(englishSubject.as('marca_en'))
    .select([sql<RequestStatus>`s.estado_id`.as('estado_id'), isForRent.as('es_arriendo')])
    .orderBy('s.creado_en', orderOf(orden).direction)
    .orderBy('s.id', orderOf(orden).direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute()

export async function countOwn(db: Db, email: string, asked: Pick<OwnQuery, 'id' | 'buscar'>): Promise<number> {
  const { total } = await found(db, email, asked)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
