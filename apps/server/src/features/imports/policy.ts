import { Role } from '@portal/contract/access/constants'
import type { ImportOpens } from '@portal/contract/imports/opens'
import type { Actor } from '#core/base/actor.ts'

/** Whether they may read the imports of everyone; only their owners change them. */
export const canReadAll = ({ role }: Pick<Actor, 'role'>): boolean => role === Role.superAdmin

/** Whether they may import this kind: some are for staff of the house, whatever modules others hold. */
export const canImport = (
  { modules, isOfHouse: isStaff }: Pick<Actor, 'modules' | 'isOfHouse'>,
  kind: Pick<ImportOpens, 'modules' | 'isOfHouse'>,
): boolean => kind.modules.some((module) => modules.has(module)) && (isStaff || !kind.isOfHouse)
