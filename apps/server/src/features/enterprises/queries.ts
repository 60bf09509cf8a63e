import type {
  EnterpriseListQuerySchema,
  EnterpriseListSchema,
  enterpriseOrders,
} from '@portal/contract/enterprises/schemas'
import { type ExpressionBuilder, type Insertable, type RawBuilder, sql, type UpdateObject } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Db } from '#core/database.ts'
import type { JsonText } from '#core/door.ts'
import { inOrder, inSpanishOrder, jsonTextOf, orderOf, wordsIn } from '#core/list-query.ts'
import type { DB, Empresa } from '#core/schema.ts'
import { rowsIn, type Scope } from '#core/scope.ts'

export type EnterpriseQuery = z.output<typeof EnterpriseListQuerySchema>

const { ref } = sql

const inScope = (scope: Scope) => (eb: ExpressionBuilder<DB, 'empresa'>) =>
  eb.and([eb('empresa.eliminado_en', 'is', null), rowsIn(scope, { enterprise: 'empresa.id' })])

const searched = sql<string>`sin_acentos(empresa.nombre || ' ' || empresa.abreviatura || ' ' || empresa.email)`

const keysOf: Record<(typeof enterpriseOrders)[number], RawBuilder<unknown>> = {
  nombre: inSpanishOrder(ref('empresa.nombre')),
  abreviatura: ref('empresa.abreviatura'),
  pais_nombre: inSpanishOrder(ref('pais.nombre')),
  creado_en: ref('empresa.creado_en'),
  estado_id: ref('empresa.estado_id'),
}

const branchCount = sql<number>`(
  select count(*) from sucursal where sucursal.empresa_id = empresa.id and sucursal.eliminado_en is null)`
const userCount = sql<number>`(
  select count(*) from usuario where usuario.empresa_id = empresa.id and usuario.eliminado_en is null)`

const rowColumns = [
  'empresa.id',
  'empresa.nombre',
  'abreviatura',
  'empresa.estado_id',
  'empresa.pais_id',
  'pais.nombre as pais_nombre',
  'empresa.email',
  'empresa.telefono',
  'empresa.creado_en',
] as const

const counts = [branchCount.as('sucursales'), userCount.as('usuarios')] as const

/** One page and the total, as the text of the answer. Beyond the last page there are no rows. */
export function listEnterprises(
  db: Db,
  scope: Scope,
  { page, page_row: size, orden, buscar, pais_id: countryId, estado_id: statusId }: EnterpriseQuery,
): Promise<JsonText> {
  const { column, direction } = orderOf(orden)
  const found = db
    .selectFrom('empresa')
    .where(inScope(scope))
    .where((eb) => eb.and(wordsIn(searched, buscar)))
    .$if(countryId !== null, (query) => query.where('empresa.pais_id', '=', countryId))
    .$if(statusId !== null, (query) => query.where('empresa.estado_id', '=', statusId!))
  const reply = db.selectNoFrom([
    jsonArrayFrom(
      found
        .innerJoin('pais', 'pais.id', 'empresa.pais_id')
        .select(rowColumns)
        .select(counts)
        .orderBy(inOrder([keysOf[column], ref('empresa.id')], direction))
        .limit(size)
        .offset((page - 1) * size),
    ).as('empresas'),
    found
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$asScalar()
      .$notNull()
      .as('total'),
  ])
  return jsonTextOf<z.output<typeof EnterpriseListSchema>>(db, reply)
}

export function getEnterprise(db: Db, scope: Scope, id: number) {
  return db
    .selectFrom('empresa')
    .where(inScope(scope))
    .where('empresa.id', '=', id)
    .innerJoin('pais', 'pais.id', 'empresa.pais_id')
    .select(rowColumns)
    .select(counts)
    .select(['empresa.zona_horaria', 'emails_autorizados', 'abreviatura_usada_en', 'version'])
    .executeTakeFirst()
}

const written = [
  'id',
  'nombre',
  'abreviatura',
  'abreviatura_usada_en',
  'estado_id',
  'pais_id',
  'zona_horaria',
  'email',
  'telefono',
  'emails_autorizados',
  'eliminado_en',
  'version',
] as const

/** Two who save the same enterprise follow each other; nobody joins it meanwhile. */
export function lockEnterprise(db: Db, scope: Scope, id: number) {
  return db
    .selectFrom('empresa')
    .where(inScope(scope))
    .where('empresa.id', '=', id)
    .select(written)
    .forUpdate()
    .executeTakeFirst()
}

export function insertEnterprise(db: Db, enterprise: Insertable<Empresa>) {
  return db.insertInto('empresa').values(enterprise).returning(written).executeTakeFirstOrThrow()
}

export function updateEnterprise(db: Db, id: number, changes: UpdateObject<DB, 'empresa'>) {
  return db
    .updateTable('empresa')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(written)
    .executeTakeFirstOrThrow()
}

/** Frees the abbreviation; the row stays for what was done in its name. */
export function markEnterpriseDeleted(db: Db, id: number) {
  return updateEnterprise(db, id, { eliminado_en: sql<Date>`now()` })
}

/** Makes an enterprise the house and answers true, while the settings name none. */
export async function nameHouse(db: Db, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ajuste set valor = valor || jsonb_build_object('empresa_id', ${id}::int), actualizado_en = now()
    where clave = 'cotizaciones' and valor ->> 'empresa_id' is null`.execute(db)
  return numAffectedRows === 1n
}

/** Whether branches or users belong to it, or it is the house. */
export async function isEnterpriseInUse(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from sucursal where empresa_id = ${id} and eliminado_en is null)
      or exists (select from usuario where empresa_id = ${id} and eliminado_en is null)
      or ${id} = casa_id() as used`.execute(db)
  return rows[0]!.used
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
