import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { Refusal } from '#core/base/errors.ts'
import { everything } from '#core/base/scope.ts'
import { recordAll } from '#core/database/record.ts'
import { type HoldingSource, nothingElse } from '#features/transfers/service.ts'
import { changesOf } from '../changes.ts'
import { licenseRows, lockAny } from '../queries.ts'
import * as queries from './queries.ts'

interface Undo {
  version: number
  usuario_id: number
}

/** Licenses that have not finished; they belong to the enterprise and go to another person of it. */
export const licenseHoldings: HoldingSource = {
  kind: 'licencias',
  name: { es: 'Licencias vigentes', en: 'Current licenses' },
  modules: [],
  isOfEnterprise: true,
  mayStay: true,
  addressFor: ({ modules }, id) => (modules.has(Module.licenses) ? `/dashboard/sistema/licencias/${id}` : null),
  count: async (db, scope, userId) => ({ total: await queries.countHeld(db, scope, userId), detail: nothingElse }),
  async move(db, actor, move) {
    const moved = await queries.moveLicenses(db, move)
    const rows = moved.map(({ id }) => ({
      action: 'licenses.transferred',
      entity: 'licencia',
      id,
      before: { usuario_id: move.from },
      after: { usuario_id: move.to.id },
    }))
    const of = [move.from, move.to.id].map((authorId) => ({ authorId }))
    const enterprise = [{ enterpriseId: move.to.empresa_id }]
    if (moved.length > 0) await recordAll(db, actor, rows, [{ area: 'licencias', of: [...of, ...enterprise] }])
    return moved.map(({ id, nombre, version }) => ({
      id,
      nombre,
      undo: { version, usuario_id: move.from } satisfies Undo,
    }))
  },
  async undo(db, actor, id, { version, usuario_id: userId }: Undo) {
    const before = await lockAny(db, everything, id)
    if (before?.version !== version) throw new Refusal(coreMessages.changedByOther)
    const after = await licenseRows.update(db, id, queries.heldBy(userId))
    const recorded = { action: 'licenses.transferred', entity: 'licencia', id, before, after }
    await recordAll(db, actor, [recorded], changesOf(before, after))
  },
}
