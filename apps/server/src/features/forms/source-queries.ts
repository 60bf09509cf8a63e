import type { FormKind } from '@portal/contract/forms/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { type Addresses, type Before, newestAbout } from '#core/database/newest-about.ts'
import { type Filters, found } from './list/queries.ts'

/** The newest forms of a list, at most `most`, and how many it holds. */
export async function listNewest(db: Db, asked: Filters, most: number) {
  const rows = found(db, asked)
    .select(['f.id', 'f.nombre', 'f.empresa', 'f.referencia', 'f.creado_en'])
    .select(sql<FormKind>`f.tipo`.as('tipo'))
    .orderBy('f.creado_en', 'desc')
    .orderBy('f.id', 'desc')
    .limit(most)
    .execute()
  const counted = found(db, asked)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: await rows, total: (await counted).total }
}

interface Row {
  id: number
  momento: Date
  tipo: FormKind
  referencia: string
}

export const newestForms = (db: Db, who: Addresses, before: Before | null, most: number) =>
  newestAbout<Row>(db, who, before, most, {
    from: sql`formulario f`,
    where: sql<boolean>`true`,
    columns: sql`f.id, f.creado_en as momento, f.tipo, f.referencia`,
    email: sql`lower(f.email)`,
    phone: sql`f.telefono`,
    at: sql`f.creado_en`,
    id: sql`f.id`,
  })
