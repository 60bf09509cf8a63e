import type { Actor } from '#core/base/actor.ts'

/** Enterprises are made by staff of the house; others keep their own. */
export const canCreate = ({ isOfHouse }: Pick<Actor, 'isOfHouse'>) => isOfHouse
