import type { FormKind } from '@portal/contract/forms/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { type Addresses, type Before, newestAbout } from '#core/database/newest-about.ts'

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
