import { Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import type { Actor } from '#core/base/actor.ts'

type Who = Pick<Actor, 'role' | 'isOfHouse'>

/** Managers of the house and above say at what price a branch buys; a master distributor reads what his branches got. */
export const canAssign = ({ role, isOfHouse }: Who) => isOfHouse && hasRankOf(role, Role.manager)
