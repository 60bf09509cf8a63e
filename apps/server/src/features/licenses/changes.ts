import type { Change } from '#core/database/events.ts'

interface Owned {
  id: number
  empresa_id: number | null
  usuario_id: number
}

/** Returns the changes that make lists, panels and the holders' own pages load again. */
export const changesOf = (...rows: readonly Owned[]): Change[] =>
  rows.map(({ id, empresa_id: enterpriseId, usuario_id: authorId }) => ({
    area: 'licencias',
    id,
    of: [{ enterpriseId, authorId }, { enterpriseId }, { authorId }],
  }))
