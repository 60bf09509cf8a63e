import type { Change } from '#core/database/events.ts'

/** Returns the change that makes lists, boards and open ideas load again. */
export const changesOf = ({ id }: { id: number }): Change[] => [{ area: 'ideas', id }]
