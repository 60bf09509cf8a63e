import { BroadcastStatus, type RecipientStatus } from '@portal/contract/broadcasts/states'
import { sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { type Addresses, type Before, newestAbout } from '#core/database/newest-about.ts'
import type { Move } from '#features/transfers/service.ts'

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

const { finished, cancelled, scheduled } = BroadcastStatus

/** Broadcasts of a person that are not over. */
const openOf = (scope: Scope, userId: number) => sql<boolean>`(
  ${rowsIn(scope, { enterprise: 'd.empresa_id', author: 'd.creado_por' })}
  and d.creado_por = ${userId} and d.estado not in (${sql.lit(finished)}, ${sql.lit(cancelled)}))`

/** Counts them, and those that wait for their time. */
export async function countOpen(db: Db, scope: Scope, userId: number): Promise<{ total: number; programadas: number }> {
  const { rows } = await sql<{ total: number; programadas: number }>`
    select count(*) as total, count(*) filter (where d.estado = ${sql.lit(scheduled)}) as programadas
    from difusion d where ${openOf(scope, userId)}`.execute(db)
  return rows[0]!
}

/** Makes another person of their enterprise the author of broadcasts; their recipients stay. */
export async function moveBroadcasts(db: Db, { scope, from, to, most }: Move) {
  const { rows } = await sql<{ id: number; titulo: string; version: number }>`
    with suyas as (
      select d.id from difusion d where ${openOf(scope, from)} and d.empresa_id = ${to.empresa_id}
      order by d.id limit ${most} for update
    )
    update difusion d set creado_por = ${to.id}, version = version + 1 from suyas where suyas.id = d.id
    returning d.id, d.titulo, d.version`.execute(db)
  return rows
}
