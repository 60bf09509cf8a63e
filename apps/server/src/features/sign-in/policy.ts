import { Role } from '@portal/contract/access/constants'

/** Whether a person may remove all devices of another one's second factor: super administrators, not their own. */
export const mayResetFactor = (actor: { id: number; role: Role }, userId: number): boolean =>
  actor.role === Role.superAdmin && actor.id !== userId
