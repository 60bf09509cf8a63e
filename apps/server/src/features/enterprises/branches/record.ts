import { mayDelete } from '@portal/contract/access/hierarchy'
import { branchCalls } from '@portal/contract/enterprises/calls'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { branchMessages as messages } from '@portal/contract/enterprises/messages'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal } from '#core/base/errors.ts'
import { isIn, scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Door } from '#core/door/door.ts'
import { mountRecord } from '#core/records/mount-record.ts'
import { versionedRecord } from '#core/records/versioned-record.ts'
import { statusChoices } from '../choices.ts'
import * as queries from './queries.ts'

/** Branch offices, as their form and an import save them. */
export const branches = versionedRecord({
  table: 'sucursal',
  name: 'branches',
  rows: queries.branchRows,
  isThere: queries.isThere,
  columns: ['nombre', 'empresa_id', 'estado_id', 'eliminado_en'],
  messages,
  constraints: {
    sucursal_nombre: { field: 'nombre', entry: messages.alreadyInEnterprise },
    // its users belong to the enterprise as well: a branch with users cannot move
    usuario_sucursal_id_empresa_id_fkey: { field: 'empresa_id', entry: messages.enterpriseInvalid },
  },
  announces: (...rows) => [{ area: 'sucursales', of: rows.map(({ empresa_id: enterpriseId }) => ({ enterpriseId })) }],
  async written(db, actor, form, before) {
    await refuseEnterprise(db, actor, form.empresa_id, before?.empresa_id)
    return before ? form : { ...form, creado_por: actor.id }
  },
  usedBy: queries.usersAndProductsOf,
  deactivates: { estado_id: EnterpriseStatus.inactive },
  seen: (actor, branch) => ({ ...branch, puede_eliminar: mayDelete(actor.role) }),
})

/** A branch needs an active enterprise of the scope; it may stay where it is. */
async function refuseEnterprise(db: Db, actor: Actor, id: number, current: number | undefined): Promise<void> {
  const enterprise = await queries.lockEnterpriseOf(db, id)
  const isOpen = enterprise && (id === current || enterprise.estado_id === EnterpriseStatus.active)
  if (!isOpen || !isIn(scopeOf(actor), { enterpriseId: id }))
    throw fieldRefusal('empresa_id', messages.enterpriseInvalid)
}

/** Mounts the calls of branch offices (their module). */
export function branchRoutes(door: Door, { db }: { db: Db }): void {
  mountRecord(door, db, branchCalls, branches)
  door.mount(branchCalls.get, ({ actor, params }) => branches.one(db, actor, params.sucursal_id))
  door.mount(branchCalls.initData, async ({ actor }) => ({
    empresas: await queries.listOpenEnterprises(db, scopeOf(actor)),
    estados: statusChoices,
  }))
}
