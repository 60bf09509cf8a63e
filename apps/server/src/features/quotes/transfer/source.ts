import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { Refusal } from '#core/base/errors.ts'
import { recordAll } from '#core/database/record.ts'
import { type HoldingSource, nothingElse } from '#features/transfers/service.ts'
import { addEvent, audit } from '../history.ts'
import { changeQuote, getFullName, lockQuote } from '../queries.ts'
import * as queries from './queries.ts'

interface Undo {
  version: number
  usuario_id: number
}

/** Quotes that are not finished. Those of another enterprise than the receiver's stay: they could not open them. */
export const quoteHoldings: HoldingSource = {
  kind: 'cotizaciones',
  name: { es: 'Cotizaciones sin terminar', en: 'Quotes not finished' },
  modules: [Module.quotes],
  isOfEnterprise: true,
  mayStay: true,
  addressFor: ({ modules }, id) => (modules.has(Module.allQuotes) ? `/dashboard/cotizaciones/todas/${id}` : null),
  count: async (db, scope, userId) => ({ total: await queries.countOpen(db, scope, userId), detail: nothingElse }),
  async move(db, actor, move) {
    const { from, to } = move
    const moved = await queries.moveQuotes(db, move)
    if (moved.length === 0) return []
    const ids = moved.map(({ id }) => id)
    await queries.insertTransferEvents(db, ids, actor, await namesOf(db, from, to.id))
    const rows = ids.map((id) => ({
      action: 'quotes.transferred',
      entity: 'cotizacion',
      id,
      before: { usuario_id: from },
      after: { usuario_id: to.id },
    }))
    const of = [from, to.id].map((authorId) => ({ enterpriseId: to.empresa_id, authorId }))
    await recordAll(db, actor, rows, [{ area: 'cotizaciones', of }])
    return moved.map(({ id, codigo, cliente_empresa: client, version }) => ({
      id,
      nombre: [codigo, client].filter(Boolean).join(' · '),
      undo: { version, usuario_id: from } satisfies Undo,
    }))
  },
  async undo(db, actor, id, { version, usuario_id: userId }: Undo) {
    const before = await lockQuote(db, id)
    if (before?.version !== version) throw new Refusal(coreMessages.changedByOther)
    const after = await changeQuote(db, before, { usuario_id: userId })
    if (!after) throw new Refusal(coreMessages.changedByOther)
    const comentario = await namesOf(db, before.usuario_id, userId)
    await addEvent(db, actor, id, { tipo: 'traspasada', autor: 'personal', comentario })
    await audit(db, actor, 'quotes.transferred', before, after)
  },
}

const namesOf = async (db: Parameters<typeof getFullName>[0], from: number, to: number) =>
  `${await getFullName(db, from)} → ${await getFullName(db, to)}`
