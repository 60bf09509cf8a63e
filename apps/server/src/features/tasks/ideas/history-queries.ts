import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'

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
