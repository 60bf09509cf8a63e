import { Module, Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import type { Actor } from '#core/base/actor.ts'

type Who = Pick<Actor, 'role' | 'modules'>

/** Refunds need an administrator or above who manages the machines (rules payments/refund, marketplace/staff). */
export const canRefund = ({ role, modules }: Who): boolean =>
  modules.has(Module.manageMachines) && hasRankOf(role, Role.administrator)
