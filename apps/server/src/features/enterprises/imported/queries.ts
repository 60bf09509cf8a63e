import { type EntityRow, namesOf } from '@portal/contract/core/entities'
import type { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { enterpriseFields } from '@portal/contract/enterprises/fields'
import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { isThere as isBranchThere } from '../branches/queries.ts'
import { isThere } from '../queries.ts'

export type EnterpriseValues = EntityRow<typeof enterpriseFields> & { estado_id: EnterpriseStatus }
export type KnownEnterprise = EnterpriseValues & {
  id: number
  version: number
  abreviatura_usada_en: Date | null
  es_casa: boolean
}

/** Returns the enterprises of a scope with what an import compares, the oldest first. */
export async function listKnownEnterprises(db: Db, scope: Scope): Promise<KnownEnterprise[]> {
  const rows = await db
    .selectFrom('empresa')
    .where(isThere(scope))
    .select(['id', 'version', 'abreviatura_usada_en', ...namesOf(enterpriseFields)])
    .select(sql<boolean>`empresa.id is not distinct from casa_id()`.as('es_casa'))
    .orderBy('id')
    .execute()
  return rows as KnownEnterprise[] // the status is one of its choices
}

export interface KnownBranch {
  id: number
  version: number
  nombre: string
  empresa_id: number
  estado_id: number
}

/** Returns the branches of these enterprises. */
export function listKnownBranches(db: Db, scope: Scope, enterpriseIds: readonly number[]): Promise<KnownBranch[]> {
  return db
    .selectFrom('sucursal')
    .where(isBranchThere(scope))
    .where('empresa_id', '=', sql<number>`any(${enterpriseIds}::int[])`)
    .select(['id', 'version', 'nombre', 'empresa_id', 'estado_id'])
    .orderBy('id')
    .execute()
}

/** Imports of enterprises store their rows one after the other. */
export async function waitForImports(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('empresas importadas', 0))`.execute(db)
}

/** Locks enterprises in the order of their ids, before the house, as whoever names it does. */
export async function lockEnterprises(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .selectFrom('empresa')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Returns the enterprise with an abbreviation, which no two have. */
export async function idByAbbreviation(db: Db, abbreviation: string): Promise<number | undefined> {
  const found = db.selectFrom('empresa').select('id').where('abreviatura', '=', abbreviation)
  return (await found.where('eliminado_en', 'is', null).executeTakeFirst())?.id
}

/** Tables whose rows belong to an enterprise, or to a branch, besides its branches and people. */
export const enterpriseTables = [
  ...['clasificado', 'propiedad', 'cotizacion', 'cotizacion_contador', 'cotizacion_cliente', 'cotizacion_plantilla'],
  ...['lote', 'vista', 'contacto', 'difusion', 'traspaso', 'evento_calendario', 'licencia', 'recurso_descarga'],
  ...['permiso', 'llave_api', 'webhook', 'documento_historico'],
]
export const branchTables = ['producto_configuracion', 'cotizacion', 'licencia']

/** Finds what belongs to an enterprise: while there is anything, an import that made it leaves it. */
export const holdingsOfEnterprise = (id: number) =>
  sql.join(
    [
      sql`select from sucursal where empresa_id = ${id} and eliminado_en is null`,
      sql`select from usuario where empresa_id = ${id} and eliminado_en is null`,
      sql`select from empresa where id = ${id} and abreviatura_usada_en is not null`,
      ...enterpriseTables.map((table) => sql`select from ${sql.table(table)} where empresa_id = ${id}`),
    ],
    sql` union all `,
  )

/** The same of a branch. */
export const holdingsOfBranch = (id: number) =>
  sql.join(
    [
      sql`select from usuario where sucursal_id = ${id} and eliminado_en is null`,
      ...branchTables.map((table) => sql`select from ${sql.table(table)} where sucursal_id = ${id}`),
    ],
    sql` union all `,
  )

export async function isAnyFound(db: Db, query: ReturnType<typeof holdingsOfEnterprise>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (${query}) as found`.execute(db)
  return rows[0]!.found
}
