import { coreMessages } from '@portal/contract/core/core-messages'
import type { MachineInitDataSchema } from '@portal/contract/machines/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import type { JsonText } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { ownScopeOf, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import * as lists from './list-queries.ts'
import { isStaff, machineScopeOf } from './policy.ts'
import * as queries from './queries.ts'

export type { StoredMachine } from './demo/demo.ts'
export type { MachineHooks } from './deps.ts'
export { machineKind } from './kind.ts'
export type { MachineForm } from './rules/values.ts'

/** Returns a page of the own items, or of all of them for staff, as JSON text. */
export function listMachines(db: Db, actor: Actor, query: lists.ListQuery): Promise<JsonText> {
  return lists.listMachines(db, listedScopeOf(actor, query), query)
}

/** Whose items a list shows. Throws `notAllowed` for all of them, except for staff. */
export function listedScopeOf(actor: Actor, { alcance }: Pick<lists.ListQuery, 'alcance'>): Scope {
  if (alcance === 'mios') return ownScopeOf(actor)
  if (!isStaff(actor)) throw new Refusal(coreMessages.notAllowed)
  return machineScopeOf(actor)
}

/** Returns the choices of the item form. */
export function machineInitData(db: Db): Promise<z.input<typeof MachineInitDataSchema>> {
  return queries.listChoices(db)
}
