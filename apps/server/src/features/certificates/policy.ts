import { Module } from '@portal/contract/access/constants'
import type { Actor } from '#core/base/actor.ts'

type Who = Pick<Actor, 'isOfHouse' | 'modules'>

/** Whether a person sees every certificate: staff of the house with the module, for the house issues them. */
export const seesAll = ({ isOfHouse, modules }: Who): boolean => isOfHouse && modules.has(Module.certificates)
