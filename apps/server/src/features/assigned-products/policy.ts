import { Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import type { Actor } from '#core/base/actor.ts'

type Who = Pick<Actor, 'role' | 'isOfHouse'>

/** Managers of the house and above set the branches' prices; a master distributor reads those of their branches. */
export const canAssign = ({ role, isOfHouse }: Who) => isOfHouse && hasRankOf(role, Role.manager)
