import type { Actor } from '#core/base/actor.ts'

/**
 * Whether they may change where a webhook goes, its secret and what is sent again: its owner only, because it tells what
 * the owner may see. Others of the same roles may pause and delete it.
 */
export const canChange = ({ id }: Pick<Actor, 'id'>, { usuario_id: ownerId }: { usuario_id: number }): boolean =>
  ownerId === id
