import { Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import type { Actor } from '#core/base/actor.ts'

/** Whether they may delete events and single occurrences of them: managers and above. */
export const canDelete = ({ role }: Pick<Actor, 'role'>): boolean => hasRankOf(role, Role.manager)
