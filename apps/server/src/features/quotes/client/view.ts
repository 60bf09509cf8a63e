import type { In } from '@portal/contract/core/fields'
import type { ClientQuoteSchema } from '@portal/contract/quotes/client/schemas'
import { quoteFilePath } from '@portal/contract/quotes/constants'
import { isMade } from '@portal/contract/quotes/production/made'
import { termsOf } from '@portal/contract/quotes/terms'
import { getClientPermit } from '#features/permits/service.ts'
import type { QuoteDeps } from '../deps.ts'
import { checkPath } from '../links.ts'
import { differencesTo } from '../list/detail.ts'
import type { PdfDeps } from '../pdf/pdf.ts'
import { pinStateOf } from '../pin/state.ts'
import { orderForClient } from '../production/client-order.ts'
import { getBlock } from '../production/queries.ts'
import * as shared from '../queries.ts'
import { isOpen, refusalToOffer } from '../rules.ts'
import { openLiveLink } from './opened.ts'
import * as queries from './queries.ts'

export type ClientViewDeps = Pick<QuoteDeps, 'db' | 'secrets'> & Pick<PdfDeps, 'terms'>

/** Returns what the client sees of their quote, and what they may do. Throws `linkInvalid` or `newerRevision`. */
export async function clientQuote(deps: ClientViewDeps, token: string): Promise<In<typeof ClientQuoteSchema>> {
  const { db } = deps
  const quote = await openLiveLink(deps, token)
  const [names, lines, pin, block, terms] = await Promise.all([
    queries.getNames(db, quote),
    shared.listLines(db, quote.id),
    pinStateOf(db, quote),
    getBlock(db, quote.id),
    deps.terms(),
  ])
  const { servicio, servicio_total: amount } = quote
  return {
    ...quote,
    ...names,
    empresa: names.empresa,
    lineas: lines,
    servicio: servicio && { profesionales: servicio.profesionales, dias: servicio.dias, importe: amount },
    url_verificar: checkPath(quote),
    url_pdf: `${quoteFilePath}/${token}`,
    email_pin: hidden(quote.cliente_email),
    pin,
    puede_confirmar: refusalToOffer(quote) === null,
    puede_responder: isOpen(quote),
    bloqueo_produccion: block,
    permiso: (block && (await getClientPermit(db, quote.cliente_email))) ?? null,
    se_fabrica: isMade(lines),
    condiciones: termsOf(terms, quote),
    pedido: await orderForClient(db, quote.id, token),
    diferencias: await differencesTo(db, quote, lines),
  }
}

/** `e•••••@example.com`: enough to recognise the own mailbox. */
const hidden = (email: string) => email.replace(/^(.)[^@]*/, '$1•••••')
