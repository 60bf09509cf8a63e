import type { Language } from '@portal/contract/core/language'
import type { ImportType } from '@portal/contract/imports/opens'
import type { ImportRowSchema, ImportSchema } from '@portal/contract/imports/schemas'
import { ImportStatus } from '@portal/contract/imports/states'
import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#core/database/database.ts'
import { duringDays } from '#core/database/days.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import type { Importacion, ImportacionFila } from '#core/database/schema.ts'
import type { BadCell, Cell } from '#core/untrusted/workbook/cells.ts'

/** A row of the workbook: its number as spreadsheets count, and its cells by column. */
export interface SheetRow {
  fila: number
  datos: Partial<Record<string, Cell>>
  /** Columns with unreadable cells, and why. */
  ilegibles: Partial<Record<string, BadCell['bad']>>
}

/** A cell that nobody may read again; it is stored apart from its row, and goes with it (rule imports/secrets). */
export interface Secret {
  fila: number
  campo: string
  texto: string
}

export type Action = z.output<typeof ImportRowSchema>['accion']
export type Totals = z.output<typeof ImportSchema>['totales']

/** A file of a row; `picture` once it is written, as its kind keeps it, `error` when that failed. */
export interface RowFile {
  nombre: string
  url: string | null
  error: string | null
  picture?: object
}

export interface Fault {
  campo: string
  codigo: number
  texto: string
}

export interface Warning {
  campo: string
  texto: string
}

/** What a cell says, and how it is stored. */
export type ShownValue = z.output<typeof ImportRowSchema>['valores'][number]

export interface Row extends SheetRow {
  accion: Action
  errores: Fault[]
  avisos: Warning[]
  valores: ShownValue[]
  imagenes: RowFile[]
}

type Stored = Omit<Selectable<ImportacionFila>, keyof Row> & Row
export type Options = z.output<typeof ImportSchema>['opciones']
export type Import = Omit<Selectable<Importacion>, 'totales' | 'estado' | 'idioma' | 'tipo' | 'opciones'> & {
  tipo: ImportType
  estado: ImportStatus
  idioma: Language
  totales: Partial<Totals> & { huerfanas?: string[] }
  opciones: Options
}

export const rightNow = () => sql<Date>`now()`

interface NewImport {
  tipo: ImportType
  usuario_id: number
  archivo_id: string
  imagenes_id: string | null
  huella: string
  idioma: string
  nombre: string
  opciones: Options
  /** The commit was requested with the upload. */
  isConfirmed: boolean
}

export async function insertImport(db: Db, { isConfirmed, opciones, ...row }: NewImport): Promise<Import> {
  const values = { ...row, opciones: JSON.stringify(opciones), confirmado_en: isConfirmed ? rightNow() : null }
  return (await db.insertInto('importacion').values(values).returningAll().executeTakeFirstOrThrow()) as Import
}

/** Returns an import of this kind and person, or of anyone; others do not exist for them. */
export async function getOne(db: Db, userId: number | null, type: ImportType, id: number): Promise<Import | undefined> {
  const found = db.selectFrom('importacion').selectAll().where('id', '=', id).where('tipo', '=', type)
  const seen = userId === null ? found : found.where('usuario_id', '=', userId)
  return (await seen.executeTakeFirst()) as Import | undefined
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
export async function listUnfinished(db: Db, types: readonly ImportType[], minutes: number): Promise<Import[]> {
  const found = db.selectFrom('importacion').selectAll().where('tipo', 'in', types)
  const old = found.where('creado_en', '<', sql<Date>`now() - make_interval(mins => ${minutes})`)
  const rows = await old.where('estado', 'in', [ImportStatus.uploaded, ImportStatus.committing]).execute()
  return rows as Import[]
}

export interface ImportFilters {
  estado: ImportStatus | ''
  creada_desde: string | null
  creada_hasta: string | null
  /** The time zone of these days. */
  zona: string
}

/** The imports of a kind of a person, or of everyone, by all filters. */
const importsOf = (
  db: Db,
  userId: number | null,
  type: ImportType,
  { estado, creada_desde, creada_hasta, zona }: ImportFilters,
) =>
  db
    .selectFrom('importacion')
    .where('tipo', '=', type)
    .$if(userId !== null, (query) => query.where('usuario_id', '=', userId ?? 0))
    .where((eb) => eb.and(duringDays(sql.ref('importacion.creado_en'), [creada_desde, creada_hasta], zona)))
    .$if(estado !== '', (query) => query.where('estado', '=', estado))

export async function countImports(
  db: Db,
  userId: number | null,
  type: ImportType,
  filters: ImportFilters,
): Promise<number> {
  const own = importsOf(db, userId, type, filters)
  return (await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total
}

export async function listImports(
  db: Db,
  userId: number | null,
  type: ImportType,
  { page, size, order, filters }: Paging & { filters: ImportFilters },
) {
  const rows = await importsOf(db, userId, type, filters)
    .selectAll()
    .orderBy('id', order)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows: rows as unknown as Import[], total: await countImports(db, userId, type, filters) }
}

interface Paging {
  page: number
  size: number
  order: 'asc' | 'desc'
}

/** Returns those of these imports that wrote something. */
export async function withWritten(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('importacion_fila')
    .select('importacion_id')
    .distinct()
    .where('importacion_id', '=', sql<number>`any(${ids}::int[])`)
    .where('entidad_id', 'is not', null)
    .execute()
  return new Set(rows.map(({ importacion_id }) => importacion_id))
}

/** Returns the name of who uploaded each of these imports. */
export async function authorsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('importacion')
    .innerJoin('usuario', 'usuario.id', 'importacion.usuario_id')
    .select(['importacion.id', fullNameOf('usuario').as('autor')])
    .where('importacion.id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
  return new Map(rows.map(({ id, autor }) => [id, autor]))
}

export async function replaceRows(db: Db, id: number, rows: readonly Row[]): Promise<void> {
  await db.deleteFrom('importacion_fila').where('importacion_id', '=', id).execute()
  const json = (value: unknown) => JSON.stringify(value)
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto('importacion_fila')
      .values(
        rows.slice(at, at + 500).map(({ fila, accion, datos, ilegibles, errores, avisos, valores, imagenes }) => ({
          importacion_id: id,
          fila,
          accion,
          datos: json(datos),
          ilegibles: json(ilegibles),
          errores: json(errores),
          avisos: json(avisos),
          valores: json(valores),
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

/** A stored row before a row of the sheet changed it; its kind knows what is in it. */
export type Before = object

/** What an import wrote; `antes` null when it made it. */
export interface Touched {
  id: number
  version: number
  antes: Before | null
}

/** Stores what rows have become, in one statement. */
export async function markWritten(
  db: Db,
  id: number,
  written: readonly { fila: number; id: number; version: number; antes: Before | null }[],
): Promise<void> {
  const lines = written.map(({ fila }) => fila)
  const stored = written.map(({ id }) => id)
  const versions = written.map(({ version }) => version)
  const before = written.map(({ antes }) => antes && JSON.stringify(antes))
  await sql`
    update importacion_fila set entidad_id = written.id, version_despues = written.version, antes = written.before
    from unnest(${lines}::int[], ${stored}::int[], ${versions}::int[], ${before}::jsonb[])
      as written (line, id, version, before)
    where importacion_id = ${id} and fila = written.line`.execute(db)
}

/** Returns what the rows of an import stored, the last first: by their kind, and what was there before. */
export async function writtenRows(db: Db, id: number) {
  const rows = await db
    .selectFrom('importacion_fila')
    .select(['entidad_id as id', 'version_despues as version', 'antes'])
    .where('importacion_id', '=', id)
    .where('entidad_id', 'is not', null)
    .orderBy('fila', 'desc')
    .execute()
  return rows as Touched[]
}

/** Stores what nobody may read again of the rows of an import, after its rows. */
export async function insertSecrets(db: Db, id: number, secrets: readonly Secret[]): Promise<void> {
  for (let at = 0; at < secrets.length; at += 500)
    await db
      .insertInto('importacion_secreto')
      .values(secrets.slice(at, at + 500).map((secret) => ({ importacion_id: id, ...secret })))
      .execute()
}

export function listSecrets(db: Db, id: number): Promise<Secret[]> {
  const found = db.selectFrom('importacion_secreto').select(['fila', 'campo', 'texto'])
  return found.where('importacion_id', '=', id).execute()
}

/** Whether an import would write a secret. */
export async function hasSecrets(db: Db, id: number): Promise<boolean> {
  const secrets = db.selectFrom('importacion_secreto').select('fila').where('importacion_id', '=', id)
  const found = secrets.where('texto', '<>', '').limit(1)
  return (await found.executeTakeFirst()) !== undefined
}

/** Deletes the secrets of an import, or of some of its rows. */
export async function dropSecrets(db: Db, id: number, lines?: readonly number[]): Promise<void> {
  const dropped = db.deleteFrom('importacion_secreto').where('importacion_id', '=', id)
  await (lines ? dropped.where('fila', '=', sql<number>`any(${[...lines]}::int[])`) : dropped).execute()
}

/** Deletes the secrets of dry runs that are too old to be confirmed. */
export async function dropOldSecrets(db: Db, hours: number): Promise<void> {
  await sql`
    delete from importacion_secreto s using importacion i
    where i.id = s.importacion_id and i.estado = ${ImportStatus.validated}
      and i.creado_en < now() - make_interval(hours => ${hours}::int)`.execute(db)
}
