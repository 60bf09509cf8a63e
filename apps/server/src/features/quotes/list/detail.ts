import type { In } from '@portal/contract/core/fields'
import type { Message } from '@portal/contract/core/messages'
import { isControlled } from '@portal/contract/permits/rules'
import type { DiscountLimits } from '@portal/contract/quotes/approval'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import type { QuoteSchema } from '@portal/contract/quotes/schemas'
import { QuoteStatus } from '@portal/contract/quotes/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { everything, ownScopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { buyerOf } from '#features/permits/service.ts'
import { reviewOf } from '../decide/review.ts'
import type { QuoteDeps } from '../deps.ts'
import { expireDue } from '../expiry/expire.ts'
import { differencesOf } from '../frozen/differences.ts'
import { checkPath, clientPath } from '../links.ts'
import { pinStateOf } from '../pin/state.ts'
import { allQuotesScopeOf, canNegotiate, expiredQuotesScopeOf, isInScope, mayRemoveNote } from '../policy.ts'
import * as shared from '../queries.ts'
import { getReminderState } from '../reminders/queries.ts'
import { asRow } from './list.ts'
import * as queries from './queries.ts'

export type View = In<typeof QuoteSchema>
export type ReadDeps = Pick<QuoteDeps, 'db' | 'secrets'>

/** Returns a quote in the person's scope: their own, or one shown by the module of all or of expired quotes. */
export async function findQuote(
  db: Db,
  actor: Actor,
  id: number,
  absent: Message = quoteConfirmMessages.notRecognized,
): Promise<shared.LockedQuote> {
  const quote = await shared.readQuote(db, id)
  const scopes = [ownScopeOf(actor), allQuotesScopeOf(actor)]
  if (quote?.estado === QuoteStatus.expired) scopes.push(expiredQuotesScopeOf(actor))
  if (!quote || !scopes.some((scope) => isInScope(scope, quote))) throw new Refusal(absent)
  return quote
}

/**
 * Returns a quote with lines, notes, history, revisions and the actor's rights. Throws `notRecognized` when there is
 * none.
 */
export async function quoteFor({ db, secrets }: ReadDeps, actor: Actor, id: number): Promise<View> {
  await expireDue({ db }, id)
  const quote = await findQuote(db, actor, id)
  const row = (await queries.getRow(db, everything, id))!
  const [lines, notes, events, revisions, pin, opening, reminder] = await Promise.all([
    shared.listLines(db, id),
    queries.listNotes(db, quote.numero),
    queries.listEvents(db, id),
    queries.listRevisions(db, quote.numero),
    pinStateOf(db, quote),
    queries.getOpening(db, id),
    getReminderState(db, id),
  ])
  const negotiates = canNegotiate(actor)
  const buyer = actor.isOfHouse && isControlled(lines) ? await buyerOf(db, quote.cliente_email) : undefined
  return {
    ...asRow(row, actor),
    ...pick(quote),
    codigo: row.codigo,
    lineas: lines.map((line) => ({ ...line, costo_unitario: negotiates ? line.costo_unitario : null })),
    servicio: negotiates ? quote.servicio : null,
    aprobacion_detalle: reviewOf(
      actor,
      { ...row, limites_descuento: quote.limites_descuento as DiscountLimits | null },
      lines,
    ),
    pin,
    recordatorio: reminder,
    url_enlace: negotiates && quote.enviada_en ? clientPath(secrets.enlace, quote) : null,
    url_verificar: checkPath(quote),
    apertura: opening ?? null,
    permiso_cliente: buyer ?? null,
    revisiones: revisions,
    diferencias: await differencesTo(db, quote, lines),
    notas: notes.map((note) => ({
      ...note,
      puede_eliminar: mayRemoveNote(actor, quote, note),
    })),
    eventos: events,
  }
}

const pick = (quote: shared.LockedQuote) => ({
  version: quote.version,
  idioma: quote.idioma,
  cliente_telefono: quote.cliente_telefono,
  cliente_identificador: quote.cliente_identificador,
  observaciones: quote.observaciones,
  subtotal: quote.subtotal,
  impuesto_nombre: quote.impuesto_nombre,
  impuesto_porcentaje: quote.impuesto_porcentaje,
  venta_interna: quote.venta_interna,
  impuesto: quote.impuesto,
  servicio_total: quote.servicio_total,
  tipo_cambio: quote.tipo_cambio,
  hash: quote.hash,
  aprobacion_motivos: quote.aprobacion_motivos,
})

/** Returns the differences to the previous revision; empty for a first one. */
export async function differencesTo(db: Db, quote: shared.LockedQuote, lines: readonly shared.Line[]) {
  if (quote.anterior_id === null) return []
  const before = await shared.readQuote(db, quote.anterior_id)
  if (!before) return []
  return differencesOf({ quote: before, lines: await shared.listLines(db, before.id) }, { quote, lines })
}
