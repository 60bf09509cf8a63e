import type { Language } from '@portal/contract/core/language'
import { CategoryStatus } from '@portal/contract/machines/categories/constants'
import type { SystemState } from '@portal/contract/machines/inspection'
import { itemLimits } from '@portal/contract/marketplace/constants'
import { CommercialStatus } from '@portal/contract/marketplace/states'
import { UserStatus } from '@portal/contract/users/constants'
import { type ExpressionBuilder, type InsertObject, sql, type UpdateObject } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { inSpanishOrder } from '#core/database/list-query.ts'
import type { DB } from '#core/database/schema.ts'
import { today } from '#core/database/today.ts'
import { liveStatusOf } from '#features/marketplace/status-queries.ts'
import { formColumns, type Picture } from './rules/values.ts'

const { ref } = sql

/** Items of a person, deleted ones too. */
const isOf = (scope: Scope) => rowsIn(scope, { author: 'clasificado.usuario_id' })

/** The condition for items in a person's scope. */
export const inScope = (scope: Scope) => (eb: ExpressionBuilder<DB, 'clasificado'>) =>
  eb.and([eb('clasificado.eliminado_en', 'is', null), isOf(scope)])

export const liveStatus = liveStatusOf({ table: 'clasificado', requestColumn: 'clasificado_id' })

const written = [
  'id',
  'sku',
  'usuario_id',
  'publicacion',
  'aprobacion',
  'motivo_rechazo',
  'motivo_rechazo_codigo',
  'estado_comercial',
  'en_subasta',
  'destacado',
  'vence_en',
  'aviso_dias',
  'es_publico',
  'version',
  ...formColumns,
  'precio_final',
  'precio_publico',
  'arriendo_publico',
  'puntaje',
] as const

/** Types guaranteed by the checks of table and form. */
interface Narrowed {
  condicion: 0 | 1
  moneda: 'USD' | 'CLP'
  modo_oferta: 'oferta' | 'subasta' | null
  estado_motor: SystemState | null
  estado_hidraulica: SystemState | null
  estado_transmision: SystemState | null
  estado_rodado: SystemState | null
  estado_electrico: SystemState | null
}

const pictures = ref<Picture[]>('imagenes').as('imagenes')

export type MachineRow = NonNullable<Awaited<ReturnType<typeof lockMachine>>>

/** Locked, to serialise changes and reservations of the item. */
export const lockMachine = (db: Db, scope: Scope, id: number) => locked(db, id).where(inScope(scope)).executeTakeFirst()

/** Locks a deleted item. */
export const lockRemoved = (db: Db, scope: Scope, id: number) =>
  locked(db, id).where(isOf(scope)).where('eliminado_en', 'is not', null).executeTakeFirst()

const locked = (db: Db, id: number) =>
  db
    .selectFrom('clasificado')
    .where('clasificado.id', '=', id)
    .select(written)
    .select(pictures)
    .$narrowType<Narrowed>()
    .forUpdate()

export function getMachine(db: Db, scope: Scope, id: number) {
  return db
    .selectFrom('clasificado')
    .where(inScope(scope))
    .where('clasificado.id', '=', id)
    .innerJoin('usuario', 'usuario.id', 'clasificado.usuario_id')
    .innerJoin('clasificado_categoria as categoria', 'categoria.id', 'clasificado.categoria_id')
    .innerJoin('pais', 'pais.id', 'clasificado.pais_id')
    .select(written.map((column) => `clasificado.${column}` as const))
    .select(ref<Picture[]>('clasificado.imagenes').as('imagenes'))
    .select([
      'clasificado.creado_en',
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

/** Returns items of a scope by their codes. */
export function listBySku(db: Db, scope: Scope, skus: readonly string[]) {
  return db
    .selectFrom('clasificado')
    .where(inScope(scope))
    .where('clasificado.sku', '=', sql<string>`any(${skus}::text[])`)
    .select(written)
    .select(pictures)
    .select(liveStatus.as('estado_comercial'))
    .$narrowType<Narrowed>()
    .execute()
}

/** Whether anyone may see an item, so that "it does not exist" would be wrong (rule scope/outside-is-absent). */
export async function isPublic(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('clasificado')
    .select('id')
    .where('id', '=', id)
    .where('es_publico', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

export type NewMachine = Omit<InsertObject<DB, 'clasificado'>, 'imagenes'> & { imagenes: readonly Picture[] }

/** Stores items in one statement, in order. */
export function insertMachines(db: Db, items: readonly NewMachine[]) {
  return db
    .insertInto('clasificado')
    .values(items.map((item) => ({ ...item, imagenes: JSON.stringify(item.imagenes) })))
    .returning(written)
    .returning(pictures)
    .$narrowType<Narrowed>()
    .execute()
}

export function updateMachine(db: Db, id: number, changes: UpdateObject<DB, 'clasificado'>) {
  return db
    .updateTable('clasificado')
    .set({ ...changes, actualizado_en: sql`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(written)
    .returning(pictures)
    .$narrowType<Narrowed>()
    .executeTakeFirstOrThrow()
}

/** When an item approved or renewed now expires (rule marketplace/expiry). */
export const inNinetyDays = () => sql<Date>`now() + make_interval(days => ${itemLimits.expiresAfterDays}::int)`

export const rightNow = () => sql<Date>`now()`

/** Whether its 90 days are over, by the database's clock. */
export async function isExpired(db: Db, id: number): Promise<boolean> {
  const { over } = await db
    .selectFrom('clasificado')
    .select(sql<boolean>`coalesce(vence_en <= now(), true)`.as('over'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return over
}

/** Returns the owner of an item while their account is active, to mail them. */
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

/** Whether a rent of the item is reserved: its dates are held, and may be paid. */
export async function hasReservedRent(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('solicitud_clasificado')
    .select('id')
    .where('clasificado_id', '=', id)
    .where('estado_id', 'in', [CommercialStatus.reservedPendingPayment, CommercialStatus.reserved])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Locks the rows that forms reference against deletion and deactivation until the commit; also returns the current
 * year and day.
 */
export async function lockFacts(
  db: Db,
  forms: readonly { categoria_id: number; pais_id: number; unidad_tiempo_id: number | null }[],
) {
  const idsOf = (column: keyof (typeof forms)[number]) => {
    const ids = new Set(forms.map((form) => form[column]))
    return sql<number>`any(${[...ids].filter((id) => id !== null)}::int[])`
  }
  const found = await db
    .with('categorias', (db) =>
      db
        .selectFrom('clasificado_categoria')
        .select(['id', 'estado_id'])
        .where('eliminado_en', 'is', null)
        .where('id', '=', idsOf('categoria_id'))
        .orderBy('id')
        .forShare(),
    )
    .with('unidades', (db) =>
      db
        .selectFrom('unidad_tiempo')
        .select('id')
        .where('eliminado_en', 'is', null)
        .where('id', '=', idsOf('unidad_tiempo_id'))
        .orderBy('id')
        .forShare(),
    )
    .selectNoFrom((eb) => [
      jsonArrayFrom(eb.selectFrom('categorias').select(['id', 'estado_id'])).as('categories'),
      jsonArrayFrom(eb.selectFrom('pais').select('id').where('id', '=', idsOf('pais_id'))).as('countries'),
      jsonArrayFrom(eb.selectFrom('unidades').select('id')).as('units'),
      sql<number>`extract(year from now())::int`.as('year'),
      sql<string>`${today}::text`.as('today'),
    ])
    .executeTakeFirstOrThrow()
  return {
    categories: new Map(found.categories.map(({ id, estado_id }) => [id, estado_id])),
    countries: new Set(found.countries.map(({ id }) => id)),
    units: new Set(found.units.map(({ id }) => id)),
    year: found.year,
    today: found.today,
  }
}

/** Returns the choices of the form. */
export async function listChoices(db: Db) {
  const [categorias, paises, unidadesTiempo] = await Promise.all([
    db
      .selectFrom('clasificado_categoria')
      .select(['id', 'nombre', 'nombre_en'])
      .where('eliminado_en', 'is', null)
      .where('estado_id', '=', CategoryStatus.active)
      .orderBy(inSpanishOrder(ref('nombre')))
      .execute(),
    db
      .selectFrom('pais')
      .select(['id', 'nombre', 'nombre_en', 'codigo'])
      .orderBy(inSpanishOrder(ref('nombre')))
      .execute(),
    db
      .selectFrom('unidad_tiempo')
      .select(['id', 'nombre', 'nombre_en'])
      .where('eliminado_en', 'is', null)
      .orderBy('id')
      .execute(),
  ])
  return { categorias, paises, unidades_tiempo: unidadesTiempo }
}
