import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { isVoided } from '../queries.ts'

interface NewNote {
  cotizacion_id: number
  tipo: 'nota' | 'anulacion' | 'cambio'
  texto: string
  usuario_id: number | null
}

export function insertNote(db: Db, note: NewNote) {
  return db.insertInto('cotizacion_nota').values(note).returning(['id', 'creado_en']).executeTakeFirstOrThrow()
}

/** Whether a quote was voided. */
export async function hasVoidingNote(db: Db, quoteId: number): Promise<boolean> {
  const { voided } = await db
    .selectFrom('cotizacion as q')
    .select(isVoided.as('voided'))
    .where('q.id', '=', quoteId)
    .executeTakeFirstOrThrow()
  return voided
}

export function getNote(db: Db, id: number) {
  return db
    .selectFrom('cotizacion_nota')
    .select(['id', 'cotizacion_id', 'tipo', 'texto', 'usuario_id'])
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function markNoteDeleted(db: Db, id: number): Promise<void> {
  await db.updateTable('cotizacion_nota').set({ eliminado_en: sql<Date>`now()` }).where('id', '=', id).execute()
}
