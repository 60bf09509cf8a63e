import type { RecipientStatus } from '@portal/contract/broadcasts/states'
import { sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { type Addresses, type Before, newestAbout } from '#core/database/newest-about.ts'

export interface Row {
  id: number
  momento: Date
  difusion_id: number
  titulo: string
  estado: RecipientStatus
  baja_en: Date | null
}

/** The newest broadcasts of a scope to any address of a contact. */
export const newestBroadcasts = (db: Db, scope: Scope, who: Addresses, before: Before | null, most: number) =>
  newestAbout<Row>(db, who, before, most, {
    from: sql`difusion_destinatario r join difusion d on d.id = r.difusion_id`,
    where: sql<boolean>`d.enviada_en is not null and ${rowsIn(scope, {
      enterprise: 'd.empresa_id',
      author: 'd.creado_por',
    })}`,
    columns: sql`r.id, r.creado_en as momento, r.difusion_id, d.titulo, r.estado, r.baja_en`,
    email: sql`lower(r.email)`,
    phone: sql`null::text`,
    at: sql`r.creado_en`,
    id: sql`r.id`,
  })
