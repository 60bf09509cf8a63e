import type { Change } from '#core/database/events.ts'

/** Returns the change that makes lists and the holder's own list load again. */
export const changesOf = (...rows: readonly { usuario_id: number | null }[]): Change[] => [
  {
    area: 'certificados',
    of: rows.flatMap(({ usuario_id: authorId }) => (authorId === null ? [] : [{ authorId }])),
  },
]
