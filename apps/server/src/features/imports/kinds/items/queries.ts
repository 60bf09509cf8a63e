import type { ImportType } from '@portal/contract/imports/opens'
import { ImportStatus } from '@portal/contract/imports/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Import, SheetRow, Touched } from '../../queries.ts'

/** Kinds of import whose name is the table that they write. */
export type ItemTable = Extract<ImportType, 'clasificado' | 'propiedad'>

/**
 * Returns the `correlativo` cells of rows that this person imported before from the same workbook and that still exist.
 */
export async function madeBefore(
  db: Db,
  table: ItemTable,
  { id, usuario_id, huella }: Import,
): Promise<SheetRow['datos'][]> {
  const { rows } = await sql<{ correlativo: string | number | boolean }>`
    select distinct fila.datos -> 'correlativo' as correlativo
    from importacion join importacion_fila fila on fila.importacion_id = importacion.id
    join ${sql.table(table)} item on item.id = fila.entidad_id and item.eliminado_en is null
    where importacion.usuario_id = ${usuario_id} and importacion.huella = ${huella} and importacion.tipo = ${table}
      and importacion.id <> ${id} and importacion.estado <> ${ImportStatus.undone}`.execute(db)
  return rows
}

/** Returns items of an import that nobody has edited since, the last first; changed ones with their earlier values. */
export async function untouchedItems(db: Db, table: ItemTable, id: number): Promise<Touched[]> {
  const { rows } = await sql<Touched>`
    select item.id, item.version, fila.antes
    from importacion_fila fila join ${sql.table(table)} item on item.id = fila.entidad_id
    where fila.importacion_id = ${id} and item.eliminado_en is null and item.version = fila.version_despues
    order by item.id desc`.execute(db)
  return rows
}
