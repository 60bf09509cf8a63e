import { Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import type { Actor } from '#core/base/actor.ts'

type Who = Pick<Actor, 'role' | 'isOfHouse'>

/** Company costs and profits are for staff; a master distributor sees only what they pay themselves. */
export const canSeeCompanyCosts = ({ isOfHouse }: Who) => isOfHouse

/** Managers of the house and above may save costs; others only read. */
export const canSave = ({ role, isOfHouse }: Who) => isOfHouse && hasRankOf(role, Role.manager)
