import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Text } from '@portal/contract/core/text'
import { Refusal } from '#core/base/errors.ts'
import { everything } from '#core/base/scope.ts'
import { record, recordAll } from '#core/database/record.ts'
import { type HoldingSource, nothingElse } from '#features/transfers/service.ts'
import { lockBroadcast, updateBroadcast } from '../queries.ts'
import * as queries from './queries.ts'

interface Undo {
  version: number
  usuario_id: number
}

/** Broadcasts that are not over. One that is scheduled goes out at its time, whoever holds it. */
export const broadcastHoldings: HoldingSource = {
  kind: 'difusiones',
  name: { es: 'Difusiones sin terminar', en: 'Broadcasts not finished' },
  modules: [Module.broadcasts],
  isOfEnterprise: true,
  mayStay: true,
  addressFor: ({ modules }, id) => (modules.has(Module.broadcasts) ? `/dashboard/contactos/difusiones/${id}` : null),
  async count(db, scope, userId) {
    const { total, programadas } = await queries.countOpen(db, scope, userId)
    return { total, detail: programadas === 0 ? nothingElse : scheduled(programadas) }
  },
  async move(db, actor, move) {
    const { from, to } = move
    const moved = await queries.moveBroadcasts(db, move)
    if (moved.length === 0) return []
    const rows = moved.map(({ id }) => ({
      action: 'broadcasts.transferred',
      entity: 'difusion',
      id,
      before: { creado_por: from },
      after: { creado_por: to.id },
    }))
    await recordAll(db, actor, rows, [{ area: 'difusiones', of: [{ enterpriseId: to.empresa_id }] }])
    return moved.map(({ id, titulo, version }) => ({
      id,
      nombre: titulo,
      undo: { version, usuario_id: from } satisfies Undo,
    }))
  },
  async undo(db, actor, id, { version, usuario_id: creadoPor }: Undo) {
    const before = await lockBroadcast(db, everything, id)
    if (before?.version !== version) throw new Refusal(coreMessages.changedByOther)
    await updateBroadcast(db, id, { creado_por: creadoPor })
    const recorded = { action: 'broadcasts.transferred', entity: 'difusion', id, after: { creado_por: creadoPor } }
    await record(db, actor, {
      ...recorded,
      announces: [{ area: 'difusiones', of: [{ enterpriseId: before.empresa_id }] }],
    })
  },
}

const scheduled = (count: number): Text =>
  count === 1
    ? { es: '1 de ellas programada', en: '1 of them scheduled' }
    : { es: `${count} de ellas programadas`, en: `${count} of them scheduled` }
