import type { Change } from '#core/database/events.ts'

/** Returns the changes that make lists, badges and open contacts load again, for all who may see one of the rows. */
export const changesOf = (
  ...rows: readonly { id: number; empresa_id: number | null; responsable_id: number }[]
): Change[] =>
  rows.map((row) => ({
    area: 'contactos',
    id: row.id,
    of: [{ enterpriseId: row.empresa_id, authorId: row.responsable_id }],
  }))
