import { Module } from '@portal/contract/access/constants'
import type { Actor } from '#core/base/actor.ts'

/** A reader of the library, as far as access depends on them. */
export interface Reader {
  id: number
  isOfHouse: boolean
  enterpriseId: number | null
}

export const readerOf = ({ id, isOfHouse, enterpriseId }: Reader): Reader => ({ id, isOfHouse, enterpriseId })

/** Whether they may see earlier revisions, and upload. */
export const canManage = ({ modules, isOfHouse }: Pick<Actor, 'modules' | 'isOfHouse'>): boolean =>
  isOfHouse && modules.has(Module.resources)
