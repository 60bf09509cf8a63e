import { Module } from '@portal/contract/access/constants'
import { LicenseStatus } from '@portal/contract/licenses/states'
import type { Actor } from '#core/base/actor.ts'
import { ownedBy, scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { getLicense } from '../list/queries.ts'

/** Returns a license that a person may use: their own, wherever it belongs, and with the module one of their scope. */
export async function findOpen(db: Db, actor: Actor, id: number) {
  const own = await getLicense(db, ownedBy(actor.id), id)
  const row = own ?? (actor.modules.has(Module.licenses) ? await getLicense(db, scopeOf(actor), id) : undefined)
  return row?.estado_id === LicenseStatus.deleted ? undefined : row
}
