import { Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import type { Actor } from '#core/base/actor.ts'

type Who = Pick<Actor, 'role' | 'isOfHouse'>

/** What the company pays and earns is for staff; a master distributor begins at what he pays himself. */
export const canSeeCompanyCosts = ({ isOfHouse }: Who) => isOfHouse

/** What a product costs is written by managers of the house and above; others read. */
export const canSave = ({ role, isOfHouse }: Who) => isOfHouse && hasRankOf(role, Role.manager)
