import { Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import type { Actor } from '#core/base/actor.ts'

/** Staff of the house create enterprises; others may only edit their own. */
export const canCreate = ({ isOfHouse }: Pick<Actor, 'isOfHouse'>) => isOfHouse

/** Only a super administrator says whose people are staff (rule scope/house). */
export const canNameHouse = ({ role }: Pick<Actor, 'role'>) => hasRankOf(role, Role.superAdmin)
