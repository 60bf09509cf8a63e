import { coreMessages } from '@portal/contract/core/core-messages'
import { quoteDoneMessages } from '@portal/contract/quotes/done-messages'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { QuoteStatus } from '@portal/contract/quotes/states'
import type { Actor } from '#core/base/actor.ts'
import type { Answer } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { inTransaction } from '#core/database/database.ts'
import { askForApproval } from '../approvers/ask.ts'
import { expireDue } from '../expiry/expire.ts'
import { findQuote } from '../list/detail.ts'
import { evaluate } from '../pricing/evaluate.ts'
import * as shared from '../queries.ts'
import { refusalOfEnded } from '../rules.ts'
import * as queries from './queries.ts'
import { type Form, rowsFrom } from './rows.ts'
import { answerFor, type SaveDeps, type Saved, savedOf } from './save.ts'
import { insertNext } from './update.ts'

/**
 * Copies the author's own expired quote into a new pending revision at current prices, marking changed ones
 * (rule quotes/renewal); the old one stays expired. Throws `notRecognized`, `alreadyConfirmed`, `newerRevision` or
 * `isCancelled`, and `productsInvalid` for a product no longer sold.
 */
export async function renewQuote({ db, ...deps }: SaveDeps, actor: Actor, id: number): Promise<Answer<Saved>> {
  await expireDue({ db }, id)
  const found = await findQuote(db, actor, id)
  if (found.usuario_id !== actor.id) throw new Refusal(coreMessages.notAllowed)
  const old = await shared.listLines(db, id)
  const form = formOf(found, old)
  const evaluated = await evaluate(db, actor, form, {
    issuerId: found.empresa_id,
    fallbackPrices: old.map(({ precio_venta }) => precio_venta),
  })
  const written = rowsFrom(form, evaluated, new Set(old.map(({ identidad }) => identidad)))
  const lines = written.lines.map((line, place) => {
    const { precio_venta: before } = old[place]!
    return { ...line, precio_anterior: before === line.precio_venta ? null : before }
  })
  const saved = await inTransaction(db, async (db) => {
    const quote = (await shared.lockQuote(db, id))!
    const ended = quote.estado === QuoteStatus.expired ? null : refusalOfEnded(quote)
    if (ended) throw new Refusal(ended)
    if (quote.estado !== QuoteStatus.expired) throw new Refusal(coreMessages.changedByOther)
    if (await queries.isContinued(db, id)) throw new Refusal(quoteConfirmMessages.newerRevision)
    const next = await insertNext(db, actor, quote, { ...written, lines }, 'renovada')
    await askForApproval(deps, db, next, lines)
    return savedOf(next)
  })
  return answerFor(saved, quoteDoneMessages.renewed)
}

/** Returns the form as typed, without prices. */
const formOf = (quote: shared.LockedQuote, lines: readonly shared.Line[]): Form => ({
  cliente_nombre: quote.cliente_nombre,
  cliente_empresa: quote.cliente_empresa,
  cliente_telefono: quote.cliente_telefono,
  cliente_identificador: quote.cliente_identificador,
  cliente_email: quote.cliente_email,
  pais_id: quote.pais_id,
  referencia: quote.referencia,
  observaciones: quote.observaciones,
  idioma: quote.idioma,
  moneda: quote.moneda,
  vigencia: null,
  declara_autorizacion: true,
  servicio: quote.servicio,
  subtotal: quote.subtotal,
  impuesto: quote.impuesto,
  total: quote.total,
  lineas: lines.map((line) => ({
    identidad: line.identidad,
    producto_id: line.producto_id,
    cantidad: line.cantidad,
    longitud_cable: line.longitud_cable,
    cable_extra: line.cable_extra,
    anios_licencia: line.anios_licencia,
    precio_venta: null,
    descuento: line.descuento,
  })),
})
