import { listedOf, namesOf } from '@portal/contract/core/entities'
import { enterpriseFields } from '@portal/contract/enterprises/fields'
import { enterprise } from '@portal/contract/enterprises/schemas'
import { type Insertable, sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inSpanishOrder } from '#core/database/list-query.ts'
import type { DB } from '#core/database/schema.ts'
import { recordRows } from '#core/records/record-rows.ts'

const { ref } = sql

/** The text that enterprises are searched by. */
export const searched = sql<string>`sin_acentos(empresa.nombre || ' ' || empresa.abreviatura || ' ' || empresa.email)`

/** The condition for enterprises in the scope that are not deleted. */
export const isThere = (scope: Scope) =>
  sql<boolean>`empresa.eliminado_en is null and ${rowsIn(scope, { enterprise: 'empresa.id' })}`

const branchCount = sql<number>`(
  select count(*) from sucursal where sucursal.empresa_id = empresa.id and sucursal.eliminado_en is null)`
const userCount = sql<number>`(
  select count(*) from usuario where usuario.empresa_id = empresa.id and usuario.eliminado_en is null)`

const columnsOf = <N extends string>(names: readonly N[]) => names.map((name) => `empresa.${name}` as const)

const rowColumns = [
  'empresa.id',
  ...columnsOf(namesOf(listedOf(enterpriseFields))),
  'pais.nombre as pais_nombre',
  'empresa.creado_en',
] as const

const isHouse = sql<boolean>`empresa.id is not distinct from casa_id()`

const derived = [branchCount.as('sucursales'), userCount.as('usuarios'), isHouse.as('es_casa')] as const

const found = (db: Db, scope: Scope) => db.selectFrom('empresa').where(isThere(scope))
const shown = (rows: ReturnType<typeof found>) =>
  rows.innerJoin('pais', 'pais.id', 'empresa.pais_id').select(rowColumns).select(derived)

export const enterpriseRows = recordRows(enterprise, {
  id: 'empresa.id',
  found,
  filtered: (rows, { pais_id: countryId, estado_id: statusId }) =>
    rows
      .$if(countryId !== null, (query) => query.where('empresa.pais_id', '=', countryId))
      .$if(statusId !== null, (query) => query.where('empresa.estado_id', '=', statusId!)),
  searched,
  orders: {
    nombre: inSpanishOrder(ref('empresa.nombre')),
    abreviatura: ref('empresa.abreviatura'),
    pais_nombre: inSpanishOrder(ref('pais.nombre')),
    creado_en: ref('empresa.creado_en'),
    estado_id: ref('empresa.estado_id'),
  },
  shown,
  shownAlone: (rows) =>
    shown(rows).select([...columnsOf(namesOf(enterpriseFields)), 'abreviatura_usada_en', 'version']),
})

/** Counts branches and users of an enterprise, and quotes with its abbreviation. */
export const usesOf = ({ id }: { id: number }) => sql`
  select from sucursal where empresa_id = ${id} and eliminado_en is null
  union all
  select from usuario where empresa_id = ${id} and eliminado_en is null
  union all
  select from empresa where id = ${id} and abreviatura_usada_en is not null`

/** Returns the house, null while there is none; nobody names another one meanwhile. */
export async function lockHouse(db: Db): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select (valor ->> 'empresa_id')::int as id from ajuste where clave = 'cotizaciones' for update`.execute(db)
  return rows[0]!.id
}

export async function readHouse(db: Db): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select casa_id() as id`.execute(db)
  return rows[0]!.id
}

/** Stores which enterprise is the house; null: none is. */
export async function setHouse(db: Db, id: number | null): Promise<void> {
  await sql`
    update ajuste set valor = valor || jsonb_build_object('empresa_id', ${id}::int), actualizado_en = now()
    where clave = 'cotizaciones'`.execute(db)
}

/** Returns the status of an enterprise that is not deleted, which stays as it is meanwhile. */
export function lockStatus(db: Db, id: number) {
  return db
    .selectFrom('empresa')
    .select('estado_id')
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** People of these enterprises. */
export async function listPeople(db: Db, enterpriseIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('usuario')
    .select('id')
    .where('empresa_id', 'in', enterpriseIds)
    .where('eliminado_en', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Stores an enterprise and returns its id. */
export async function insertEnterprise(db: Db, row: Insertable<DB['empresa']>): Promise<number> {
  const { id } = await db.insertInto('empresa').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export function getCountry(db: Db, id: number) {
  return db.selectFrom('pais').select(['id', 'zona_horaria']).where('id', '=', id).executeTakeFirst()
}

export function listCountries(db: Db) {
  return db
    .selectFrom('pais')
    .select(['id', 'nombre', 'nombre_en', 'codigo', 'codigo_telefono', 'zona_horaria'])
    .orderBy(inSpanishOrder(ref('nombre')))
    .execute()
}
