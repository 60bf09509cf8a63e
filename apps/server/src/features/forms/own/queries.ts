import type { Of } from '@portal/contract/core/fields'
import { DeliveryStatus, type FormKind } from '@portal/contract/forms/constants'
import type { OwnFormQuerySchema } from '@portal/contract/forms/schemas'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { orderOf, wordsIn } from '#core/database/list-query.ts'

export type OwnQuery = Of<typeof OwnFormQuerySchema>

/** Forms from an address; what is held back may have been sent by someone else in its name. */
const found = (db: Db, email: string, { id, buscar: text }: Pick<OwnQuery, 'id' | 'buscar'>) =>
  db
    .selectFrom('formulario as f')
    .where(sql`lower(f.email)`, '=', email.toLowerCase())
    .where('f.entrega', '<>', DeliveryStatus.held)
    .where((eb) => eb.and(wordsIn(eb.ref('f.buscado'), text)))
    .$if(id !== null, (query) => query.where('f.id', '=', id ?? 0))

/** Returns a page of the forms that someone sent from their address. */
export const listOwn = (db: Db, email: string, { page, page_row: size, orden, ...asked }: OwnQuery) =>
  found(db, email, asked)
    .select(['f.id', 'f.referencia', 'f.inicia_en', 'f.creado_en'])
    .select([sql<FormKind>`f.tipo`.as('tipo'), sql<Record<string, string>>`f.datos`.as('datos')])
    .orderBy('f.creado_en', orderOf(orden).direction)
    .orderBy('f.id', orderOf(orden).direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute()

export async function countOwn(db: Db, email: string, asked: Pick<OwnQuery, 'id' | 'buscar'>): Promise<number> {
  const { total } = await found(db, email, asked)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
