import type { ImportRowSchema, ImportSchema } from '@portal/contract/imports/schemas'
import { ImportStatus } from '@portal/contract/imports/states'
import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#core/database/database.ts'
import type { Importacion, ImportacionFila } from '#core/database/schema.ts'
import type { Cell } from '#core/untrusted/workbook/cells.ts'
import type { ItemForm, Picture } from '#features/listings/service.ts'
import type { SheetRow } from './rows.ts'

export type Action = z.output<typeof ImportRowSchema>['accion']
export type Totals = z.output<typeof ImportSchema>['totales']

/** A picture of a row; `picture` once drawn, `error` when that failed. */
export interface RowPicture {
  nombre: string
  url: string | null
  error: string | null
  picture?: Picture
}

export interface Fault {
  campo: string
  codigo: number
  texto: string
}

export interface Row extends SheetRow {
  accion: Action
  errores: Fault[]
  avisos: { campo: string; texto: string }[]
  imagenes: RowPicture[]
}

type Stored = Omit<Selectable<ImportacionFila>, keyof Row> & Row
export type Import = Omit<Selectable<Importacion>, 'totales' | 'estado' | 'idioma'> & {
  estado: ImportStatus
  idioma: 'es' | 'en'
  totales: Partial<Totals> & { huerfanas?: string[] }
}

export const rightNow = () => sql<Date>`now()`

const kind = 'clasificado'

interface NewImport {
  usuario_id: number
  archivo_id: string
  imagenes_id: string | null
  huella: string
  idioma: string
  /** The commit was requested with the upload. */
  isConfirmed: boolean
}

export async function insertImport(db: Db, { isConfirmed, ...row }: NewImport): Promise<Import> {
  const values = { ...row, tipo: kind, confirmado_en: isConfirmed ? rightNow() : null }
  return (await db.insertInto('importacion').values(values).returningAll().executeTakeFirstOrThrow()) as Import
}

/** Returns an import of this person; others do not exist for him. */
export async function getOwn(db: Db, userId: number, id: number): Promise<Import | undefined> {
  const found = db.selectFrom('importacion').selectAll().where('id', '=', id).where('usuario_id', '=', userId)
  return (await found.where('tipo', '=', kind).executeTakeFirst()) as Import | undefined
}

/** For background work. */
export async function getImport(db: Db, id: number): Promise<Import | undefined> {
  return (await db.selectFrom('importacion').selectAll().where('id', '=', id).executeTakeFirst()) as Import | undefined
}

export async function lockImport(db: Db, id: number): Promise<Import> {
  const found = db.selectFrom('importacion').selectAll().where('id', '=', id)
  return (await found.forUpdate().executeTakeFirstOrThrow()) as Import
}

export async function updateImport(db: Db, id: number, changes: object): Promise<Import> {
  const changed = db.updateTable('importacion').set(changes).where('id', '=', id)
  return (await changed.returningAll().executeTakeFirstOrThrow()) as Import
}

/** Ends the work of this process on an import, unless its state has changed. */
export async function leaveImport(db: Db, id: number, process: string, states: readonly ImportStatus[]): Promise<void> {
  const left = db.updateTable('importacion').set({ proceso: null }).where('id', '=', id)
  await left.where('proceso', '=', process).where('estado', 'in', states).execute()
}

/** Returns imports that need work and are older than this. */
export async function listUnfinished(db: Db, minutes: number): Promise<Import[]> {
  const found = db.selectFrom('importacion').selectAll().where('tipo', '=', kind)
  const old = found.where('creado_en', '<', sql<Date>`now() - make_interval(mins => ${minutes})`)
  const rows = await old.where('estado', 'in', [ImportStatus.uploaded, ImportStatus.committing]).execute()
  return rows as Import[]
}

export async function listOwn(db: Db, userId: number, { page, size, order }: Paging) {
  const own = db.selectFrom('importacion').where('usuario_id', '=', userId).where('tipo', '=', kind)
  const rows = await own
    .selectAll()
    .orderBy('id', order)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows as unknown as Import[], total }
}

interface Paging {
  page: number
  size: number
  order: 'asc' | 'desc'
}

/** Returns those of these imports with items that can still be undone. */
export async function withItems(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('importacion_fila')
    .select('importacion_id')
    .distinct()
    .where('importacion_id', '=', sql<number>`any(${ids}::int[])`)
    .where('entidad_id', 'is not', null)
    .execute()
  return new Set(rows.map(({ importacion_id }) => importacion_id))
}

export async function replaceRows(db: Db, id: number, rows: readonly Row[]): Promise<void> {
  await db.deleteFrom('importacion_fila').where('importacion_id', '=', id).execute()
  const json = (value: unknown) => JSON.stringify(value)
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto('importacion_fila')
      .values(
        rows.slice(at, at + 500).map(({ fila, accion, datos, ilegibles, errores, avisos, imagenes }) => ({
          importacion_id: id,
          fila,
          accion,
          datos: json(datos),
          ilegibles: json(ilegibles),
          errores: json(errores),
          avisos: json(avisos),
          imagenes: json(imagenes),
        })),
      )
      .execute()
}

export async function updateRow(db: Db, id: number, row: Pick<Row, 'fila' | 'avisos' | 'imagenes'>): Promise<void> {
  await db
    .updateTable('importacion_fila')
    .set({ avisos: JSON.stringify(row.avisos), imagenes: JSON.stringify(row.imagenes) })
    .where('importacion_id', '=', id)
    .where('fila', '=', row.fila)
    .execute()
}

export async function listRows(
  db: Db,
  id: number,
  { page, size, isOnlyErrors }: { page: number; size: number; isOnlyErrors: boolean },
): Promise<{ rows: Stored[]; total: number }> {
  let found = db.selectFrom('importacion_fila').where('importacion_id', '=', id)
  if (isOnlyErrors) found = found.where('accion', '=', 'error')
  const rows = await found
    .selectAll()
    .orderBy('fila')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows as unknown as Stored[], total }
}

export async function allRows(db: Db, id: number): Promise<Stored[]> {
  const rows = db.selectFrom('importacion_fila').selectAll().where('importacion_id', '=', id).orderBy('fila')
  return (await rows.execute()) as unknown as Stored[]
}

/** Returns the next rows to commit, in the order of the sheet. */
export async function nextRows(db: Db, id: number, most: number): Promise<Stored[]> {
  const rows = db
    .selectFrom('importacion_fila')
    .selectAll()
    .where('importacion_id', '=', id)
    .where('accion', 'in', ['crear', 'actualizar'])
    .where('entidad_id', 'is', null)
    .orderBy('fila')
    .limit(most)
  return (await rows.execute()) as unknown as Stored[]
}

export async function markMade(
  db: Db,
  id: number,
  made: readonly { fila: number; entidad_id: number; version: number }[],
): Promise<void> {
  const lines = made.map(({ fila }) => fila)
  const items = made.map(({ entidad_id }) => entidad_id)
  const versions = made.map(({ version }) => version)
  await sql`
    update importacion_fila set entidad_id = made.item, version_despues = made.version
    from unnest(${lines}::int[], ${items}::int[], ${versions}::int[]) as made (line, item, version)
    where importacion_id = ${id} and fila = made.line`.execute(db)
}

/** A listing before a row changed it. */
export interface Before {
  form: ItemForm
  pictures: Picture[]
}

export async function markChanged(
  db: Db,
  id: number,
  line: number,
  { antes, ...changed }: { entidad_id: number; version_despues: number; antes: Before },
): Promise<void> {
  await db
    .updateTable('importacion_fila')
    .set({ ...changed, antes: JSON.stringify(antes) })
    .where('importacion_id', '=', id)
    .where('fila', '=', line)
    .execute()
}

/**
 * Returns the `correlativo` cells of rows that this person imported before from the same workbook and that still exist.
 */
export async function madeBefore(db: Db, { id, usuario_id, huella }: Import): Promise<Row['datos'][]> {
  const { rows } = await sql<{ correlativo: Cell }>`
    select distinct fila.datos -> 'correlativo' as correlativo
    from importacion join importacion_fila fila on fila.importacion_id = importacion.id
    join clasificado on clasificado.id = fila.entidad_id and clasificado.eliminado_en is null
    where importacion.usuario_id = ${usuario_id} and importacion.huella = ${huella} and importacion.tipo = ${kind}
      and importacion.id <> ${id} and importacion.estado <> ${ImportStatus.undone}`.execute(db)
  return rows
}

/** Returns items of an import that nobody has edited since, the last first; changed ones with their earlier values. */
export function untouchedItems(db: Db, id: number) {
  return db
    .selectFrom('importacion_fila')
    .innerJoin('clasificado', 'clasificado.id', 'importacion_fila.entidad_id')
    .select(['clasificado.id', 'clasificado.version', sql<Before | null>`antes`.as('antes')])
    .where('importacion_id', '=', id)
    .where('clasificado.eliminado_en', 'is', null)
    .whereRef('clasificado.version', '=', 'importacion_fila.version_despues')
    .orderBy('clasificado.id', 'desc')
    .execute()
}
