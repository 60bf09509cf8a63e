import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '../queries.ts'

/** The comments of an idea, the oldest first, with their authors. */
export const listComments = (db: Db, ideaId: number) =>
  db
    .selectFrom('idea_comentario as c')
    .innerJoin('usuario', 'usuario.id', 'c.creado_por')
    .select(['c.id', 'c.comentario', 'c.creado_por', 'c.creado_en', 'c.eliminado_en'])
    .select(fullNameOf('usuario').as('autor'))
    .where('c.idea_id', '=', ideaId)
    .orderBy('c.id')
    .execute()

/** The history of an idea, the oldest first. */
export const listEvents = (db: Db, ideaId: number) =>
  db
    .selectFrom('idea_evento as e')
    .innerJoin('usuario', 'usuario.id', 'e.usuario_id')
    .select(['e.id', 'e.tipo', 'e.de', 'e.a', 'e.creado_en'])
    .select(fullNameOf('usuario').as('autor'))
    .where('e.idea_id', '=', ideaId)
    .orderBy('e.id')
    .execute()

/** Stores a comment of a locked idea and counts it. */
export async function insertComment(
  db: Db,
  comment: { idea_id: number; comentario: string; creado_por: number },
): Promise<number> {
  const { id } = await db.insertInto('idea_comentario').values(comment).returning('id').executeTakeFirstOrThrow()
  await count(db, comment.idea_id, 1)
  return id
}

/** The idea of a comment. */
export const ideaOfComment = (db: Db, id: number) =>
  db.selectFrom('idea_comentario').select('idea_id').where('id', '=', id).executeTakeFirst()

/** A comment that is not deleted, of a locked idea. */
export const getComment = (db: Db, id: number) =>
  db
    .selectFrom('idea_comentario')
    .select(['id', 'idea_id', 'creado_por', 'comentario'])
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .executeTakeFirst()

/** Leaves a stub of a comment of a locked idea. */
export async function deleteComment(db: Db, { id, idea_id: ideaId }: { id: number; idea_id: number }): Promise<void> {
  await db.updateTable('idea_comentario').set({ eliminado_en: sql`now()` }).where('id', '=', id).execute()
  await count(db, ideaId, -1)
}

const count = (db: Db, ideaId: number, more: number) =>
  db
    .updateTable('idea')
    .set({ comentarios: sql`comentarios + ${more}` })
    .where('id', '=', ideaId)
    .execute()
