import { quoteTemplateLimits } from '@portal/contract/quotes/templates/constants'
import { type RawBuilder, sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { freeName } from '#core/database/free-name.ts'
import type { Move } from '#features/transfers/service.ts'

const ownOf = (scope: Scope, userId: number) => sql<boolean>`(
  ${rowsIn(scope, { enterprise: 'p.empresa_id', author: 'p.usuario_id' })}
  and p.usuario_id = ${userId} and p.eliminado_en is null)`

/** Counts the templates of a person, and those that they share. */
export async function countOwn(db: Db, scope: Scope, userId: number): Promise<{ total: number; compartidas: number }> {
  const { rows } = await sql<{ total: number; compartidas: number }>`
    select count(*) as total, count(*) filter (where p.compartida) as compartidas
    from cotizacion_plantilla p where ${ownOf(scope, userId)}`.execute(db)
  return rows[0]!
}

interface MovedTemplate {
  id: number
  nombre: string
  nombre_antes: string
  version: number
}

/** Makes another person of their enterprise the author of templates; who has one of the name gets another name. */
export async function moveTemplates(db: Db, { scope, from, to, most }: Move, whose: string): Promise<MovedTemplate[]> {
  const isTaken = (name: RawBuilder<string>) => sql<boolean>`exists (
    select from cotizacion_plantilla o where o.eliminado_en is null and o.id <> p.id and lower(o.nombre) = lower(${name})
      and (o.usuario_id in (${to.id}, ${from}) or (o.compartida and p.compartida and o.empresa_id = p.empresa_id)))`
  const name = sql<string>`p.nombre`
  const { rows } = await sql<MovedTemplate>`
    with suyas as (
      select p.id, p.nombre from cotizacion_plantilla p
      where ${ownOf(scope, from)} and p.empresa_id = ${to.empresa_id} order by p.id limit ${most} for update
    )
    update cotizacion_plantilla p set usuario_id = ${to.id}, version = version + 1,
      nombre = ${freeName({ name, whose, max: quoteTemplateLimits.name, isTaken })}
    from suyas where suyas.id = p.id
    returning p.id, p.nombre, suyas.nombre as nombre_antes, p.version`.execute(db)
  return rows
}

/** Locks a template that is not deleted. */
export const lockAny = (db: Db, id: number) =>
  db
    .selectFrom('cotizacion_plantilla')
    .select(['id', 'nombre', 'usuario_id', 'empresa_id', 'version'])
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .forUpdate()
    .executeTakeFirst()
