import type { Actor } from '#core/base/actor.ts'

/** Staff of the house create enterprises; others may only edit their own. */
export const canCreate = ({ isOfHouse }: Pick<Actor, 'isOfHouse'>) => isOfHouse
