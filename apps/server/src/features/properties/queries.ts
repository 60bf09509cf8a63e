import type { Language } from '@portal/contract/core/language'
import { UserStatus } from '@portal/contract/users/constants'
import { type ExpressionBuilder, type InsertObject, sql, type UpdateObject } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inSpanishOrder } from '#core/database/list-query.ts'
import type { DB } from '#core/database/schema.ts'
import { today } from '#core/database/today.ts'
import type { NewRow } from '#features/marketplace/items/kind.ts'
import type { Picture } from '#features/marketplace/pictures/owned.ts'
import { liveStatusOf } from '#features/marketplace/status-queries.ts'
import { formColumns, type PropertyValues } from './rules/values.ts'

const { ref } = sql

/** Properties of a person, deleted ones too. */
const isOf = (scope: Scope) => rowsIn(scope, { author: 'propiedad.usuario_id' })

/** The condition for properties in a person's scope. */
export const inScope = (scope: Scope) => (eb: ExpressionBuilder<DB, 'propiedad'>) =>
  eb.and([eb('propiedad.eliminado_en', 'is', null), isOf(scope)])

export const liveStatus = liveStatusOf({ table: 'propiedad', requestColumn: 'propiedad_id' })

const written = [
  'id',
  'sku',
  'usuario_id',
  'publicacion',
  'aprobacion',
  'motivo_rechazo',
  'motivo_rechazo_codigo',
  'estado_comercial',
  'destacado',
  'es_publico',
  'version',
  ...formColumns.filter((column) => column !== 'caracteristicas'),
  'precio_final',
  'precio_publico',
] as const

/** What a change tells of a property (`announcedFacts`). */
const announced = [...written, 'latitud_publica', 'longitud_publica'] as const

/** Types guaranteed by the checks of table and form. */
interface Narrowed {
  condicion: 1 | 2 | 3
  categoria_id: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  moneda: 'USD' | 'CLP' | 'UF'
}

const pictures = ref<Picture[]>('imagenes').as('imagenes')
/** As its form has them: their JSON text, without spaces. */
const features = sql<string>`replace(propiedad.caracteristicas::text, ', ', ',')`.as('caracteristicas')

export type PropertyRow = NonNullable<Awaited<ReturnType<typeof lockProperty>>>

/** Locked, to serialise changes and reservations of the property. */
export const lockProperty = (db: Db, scope: Scope, id: number) =>
  locked(db, id).where(inScope(scope)).executeTakeFirst()

/** Locks a deleted property. */
export const lockRemoved = (db: Db, scope: Scope, id: number) =>
  locked(db, id).where(isOf(scope)).where('eliminado_en', 'is not', null).executeTakeFirst()

const locked = (db: Db, id: number) =>
  db
    .selectFrom('propiedad')
    .where('propiedad.id', '=', id)
    .select(announced)
    .select([pictures, features])
    .$narrowType<Narrowed>()
    .forUpdate()

export function getProperty(db: Db, scope: Scope, id: number) {
  return db
    .selectFrom('propiedad')
    .where(inScope(scope))
    .where('propiedad.id', '=', id)
    .innerJoin('usuario', 'usuario.id', 'propiedad.usuario_id')
    .innerJoin('propiedad_categoria as categoria', 'categoria.id', 'propiedad.categoria_id')
    .innerJoin('pais', 'pais.id', 'propiedad.pais_id')
    .select(written.map((column) => `propiedad.${column}` as const))
    .select([ref<Picture[]>('propiedad.imagenes').as('imagenes'), features])
    .select([
      'propiedad.creado_en',
      'categoria.nombre as categoria_nombre',
      'categoria.nombre_en as categoria_nombre_en',
      'pais.nombre as pais_nombre',
      'pais.nombre_en as pais_nombre_en',
    ])
    .select(sql<string>`trim(usuario.nombres || ' ' || usuario.apellido_paterno)`.as('usuario_nombre'))
    .select(liveStatus.as('estado_comercial'))
    .$narrowType<Narrowed>()
    .executeTakeFirst()
}

/** Returns the properties with these codes. */
export const listBySku = (db: Db, scope: Scope, skus: readonly string[]) =>
  db
    .selectFrom('propiedad')
    .where(inScope(scope))
    .where('propiedad.sku', '=', sql<string>`any(${skus}::text[])`)
    .select(announced)
    .select([pictures, features, liveStatus.as('estado_comercial')])
    .$narrowType<Narrowed>()
    .execute()

/** Returns the prices and states of a property, the newest first (rule properties/price-history). */
export const listHistory = (db: Db, id: number) =>
  db
    .selectFrom('propiedad_historial')
    .select(['moneda', 'precio', 'publicacion', 'aprobacion', 'estado_comercial', 'creado_en'])
    .where('propiedad_id', '=', id)
    .orderBy('propiedad_historial.id', 'desc')
    .limit(200)
    .execute()

/** Whether anyone may see a property. */
export async function isPublic(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('propiedad')
    .select('id')
    .where('id', '=', id)
    .where('es_publico', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores properties in one statement, in order. */
export function insertProperties(db: Db, rows: readonly NewRow<PropertyValues>[]): Promise<PropertyRow[]> {
  const values = rows.map(({ imagenes, ...row }) => ({ ...row, imagenes: JSON.stringify(imagenes) }))
  return db
    .insertInto('propiedad')
    .values(values as InsertObject<DB, 'propiedad'>[])
    .returning(announced)
    .returning([pictures, features])
    .$narrowType<Narrowed>()
    .execute()
}

export function updateProperty(db: Db, id: number, changes: UpdateObject<DB, 'propiedad'>): Promise<PropertyRow> {
  return db
    .updateTable('propiedad')
    .set({ ...changes, actualizado_en: sql`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(announced)
    .returning([pictures, features])
    .$narrowType<Narrowed>()
    .executeTakeFirstOrThrow()
}

export const rightNow = () => sql<Date>`now()`

/** Returns the owner of a property while their account is active, to mail them. */
export function getOwner(db: Db, userId: number) {
  return db
    .selectFrom('usuario')
    .select(['nombres', 'email', 'idioma'])
    .where('id', '=', userId)
    .where('estado_id', '=', UserStatus.active)
    .where('eliminado_en', 'is', null)
    .$narrowType<{ idioma: Language }>()
    .executeTakeFirst()
}

/** Returns those of the countries that exist, and the current year and day of the house. */
export async function lockFacts(db: Db, forms: readonly { pais_id: number }[]) {
  const ids = [...new Set(forms.map(({ pais_id }) => pais_id))]
  const found = await db
    .selectNoFrom((eb) => [
      jsonArrayFrom(eb.selectFrom('pais').select('id').where('id', '=', sql<number>`any(${ids}::int[])`)).as(
        'countries',
      ),
      sql<string>`${today}::text`.as('today'),
    ])
    .executeTakeFirstOrThrow()
  return {
    countries: new Set(found.countries.map(({ id }) => id)),
    year: Number(found.today.slice(0, 4)),
    today: found.today,
  }
}

/** Returns the choices of the form. */
export async function listChoices(db: Db) {
  const [categorias, paises] = await Promise.all([
    db.selectFrom('propiedad_categoria').select(['id', 'nombre', 'nombre_en']).orderBy('id').execute(),
    db
      .selectFrom('pais')
      .select(['id', 'nombre', 'nombre_en', 'codigo'])
      .orderBy(inSpanishOrder(ref('nombre')))
      .execute(),
  ])
  return { categorias, paises }
}
