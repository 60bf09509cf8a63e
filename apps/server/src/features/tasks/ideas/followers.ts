import type { Db } from '#core/database/database.ts'
import type { StoredIdea } from './queries.ts'
import { listVoters } from './votes/queries.ts'

/** Returns who is told where an idea goes: its author, its members and who voted for it. */
export const followersOf = async (
  db: Db,
  { id, creado_por: authorId, integrantes }: Pick<StoredIdea, 'id' | 'creado_por' | 'integrantes'>,
): Promise<number[]> => [...new Set([authorId, ...integrantes, ...(await listVoters(db, id))])]
