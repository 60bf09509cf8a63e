import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Text } from '@portal/contract/core/text'
import { Refusal } from '#core/base/errors.ts'
import { everything } from '#core/base/scope.ts'
import { record, recordAll } from '#core/database/record.ts'
import { type HoldingSource, nothingElse } from '#features/transfers/service.ts'
import { changeOf } from '../kind.ts'
import { isStaff } from '../policy.ts'
import { lockItem, updateItem } from '../queries.ts'
import * as queries from './queries.ts'

interface Undo {
  version: number
  usuario_id: number
}

/** Listings that are not sold, with their requests. */
export const itemHoldings: HoldingSource = {
  kind: 'clasificados',
  name: { es: 'Clasificados', en: 'Listings' },
  modules: [Module.myClassifieds],
  isOfEnterprise: true,
  mayStay: true,
  addressFor: (actor, id) => (isStaff(actor) ? `/dashboard/clasificados/clasificados-admin/${id}` : null),
  async count(db, scope, userId) {
    const { total, solicitudes } = await queries.countOpen(db, scope, userId)
    return { total, detail: requests(solicitudes) }
  },
  async move(db, actor, move) {
    const { from, to } = move
    const moved = await queries.moveItems(db, move)
    if (moved.length === 0) return []
    const rows = moved.map(({ id }) => ({
      action: 'classifieds.transferred',
      entity: 'clasificado',
      id,
      before: { usuario_id: from },
      after: { usuario_id: to.id },
    }))
    const of = [{ authorId: from }, { authorId: to.id }]
    await recordAll(db, actor, rows, [
      { area: 'clasificados', of },
      { area: 'solicitudes', of },
    ])
    return moved.map(({ id, marca, sku, version }) => ({
      id,
      nombre: [marca, sku].filter(Boolean).join(' · '),
      undo: { version, usuario_id: from } satisfies Undo,
    }))
  },
  async undo(db, actor, id, { version, usuario_id }: Undo) {
    const before = await lockItem(db, everything, id)
    if (before?.version !== version) throw new Refusal(coreMessages.changedByOther)
    const after = await updateItem(db, id, { usuario_id })
    const announces = [before, after].flatMap((row) => changeOf(before, row))
    await record(db, actor, { action: 'classifieds.transferred', entity: 'clasificado', id, before, after, announces })
  },
}

function requests(count: number): Text {
  if (count === 0) return nothingElse
  if (count === 1) return { es: 'con 1 solicitud abierta', en: 'with 1 open request' }
  return { es: `con ${count} solicitudes abiertas`, en: `with ${count} open requests` }
}
