import { Role } from '@portal/contract/access/constants'
import type { Actor } from '#core/base/actor.ts'

/** Whether they may read the imports of everyone; only their owners change them. */
export const canReadAll = ({ role }: Pick<Actor, 'role'>): boolean => role === Role.superAdmin
