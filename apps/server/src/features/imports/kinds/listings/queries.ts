import { ImportStatus } from '@portal/contract/imports/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Import, SheetRow, Touched } from '../../queries.ts'

/**
 * Returns the `correlativo` cells of rows that this person imported before from the same workbook and that still exist.
 */
export async function madeBefore(db: Db, { id, usuario_id, huella }: Import): Promise<SheetRow['datos'][]> {
  const { rows } = await sql<{ correlativo: string | number | boolean }>`
    select distinct fila.datos -> 'correlativo' as correlativo
    from importacion join importacion_fila fila on fila.importacion_id = importacion.id
    join clasificado on clasificado.id = fila.entidad_id and clasificado.eliminado_en is null
    where importacion.usuario_id = ${usuario_id} and importacion.huella = ${huella} and importacion.tipo = 'clasificado'
      and importacion.id <> ${id} and importacion.estado <> ${ImportStatus.undone}`.execute(db)
  return rows
}

/** Returns items of an import that nobody has edited since, the last first; changed ones with their earlier values. */
export function untouchedItems(db: Db, id: number) {
  return db
    .selectFrom('importacion_fila')
    .innerJoin('clasificado', 'clasificado.id', 'importacion_fila.entidad_id')
    .select(['clasificado.id', 'clasificado.version', sql<Touched['antes']>`antes`.as('antes')])
    .where('importacion_id', '=', id)
    .where('clasificado.eliminado_en', 'is', null)
    .whereRef('clasificado.version', '=', 'importacion_fila.version_despues')
    .orderBy('clasificado.id', 'desc')
    .execute()
}
