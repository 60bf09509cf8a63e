import { viewLimits } from '@portal/contract/views/constants'
import { type RawBuilder, sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { freeName } from '#core/database/free-name.ts'
import type { Move } from '#features/transfers/service.ts'

const sharedOf = (scope: Scope, userId: number) => sql<boolean>`(
  ${rowsIn(scope, { enterprise: 'v.empresa_id', author: 'v.usuario_id' })} and v.usuario_id = ${userId} and v.compartida)`

export async function countShared(db: Db, scope: Scope, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from vista v where ${sharedOf(scope, userId)}`.execute(db)
  return rows[0]!.total
}

interface MovedView {
  id: number
  nombre: string
  nombre_antes: string
  version: number
}

/** Makes another person of their enterprise the author of shared views; who has one of the name gets another name. */
export async function moveViews(db: Db, { scope, from, to, most }: Move, whose: string): Promise<MovedView[]> {
  const isTaken = (name: RawBuilder<string>) => sql<boolean>`exists (
    select from vista o where o.usuario_id in (${to.id}, ${from}) and o.lista = v.lista and o.id <> v.id
      and lower(o.nombre) = lower(${name}))`
  const name = sql<string>`v.nombre`
  const { rows } = await sql<MovedView>`
    with suyas as (
      select v.id, v.nombre from vista v
      where ${sharedOf(scope, from)} and v.empresa_id = ${to.empresa_id} order by v.id limit ${most} for update
    )
    update vista v set usuario_id = ${to.id}, version = version + 1,
      nombre = ${freeName({ name, whose, max: viewLimits.name, isTaken })}
    from suyas where suyas.id = v.id
    returning v.id, v.nombre, suyas.nombre as nombre_antes, v.version`.execute(db)
  return rows
}

export const lockAny = (db: Db, id: number) =>
  db
    .selectFrom('vista')
    .select(['id', 'nombre', 'usuario_id', 'empresa_id', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
