import { Role } from '@portal/contract/access/constants'
import { hasRankOf, mayDelete } from '@portal/contract/access/hierarchy'
import type { Actor } from '#core/base/actor.ts'

type Ranked = Pick<Actor, 'role'>

/** Whether they may delete licenses (spec: who has hierarchy). */
export const canDelete = ({ role }: Ranked): boolean => mayDelete(role)

/** Whether they may take back a renewal (rule licenses/renewal). */
export const canUndoRenewal = ({ role }: Ranked): boolean => mayDelete(role)

/** Whether they may restore a deleted license (states: only a super administrator). */
export const canRestore = ({ role }: Ranked): boolean => hasRankOf(role, Role.superAdmin)
