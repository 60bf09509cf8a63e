import { Module } from '@portal/contract/access/constants'
import { QuoteFormSchema } from '@portal/contract/quotes/schemas'
import { QuoteApproval, QuoteStatus } from '@portal/contract/quotes/states'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { actorFor } from '#core/identity/people.ts'
import { type DemoQuote, demoQuotes } from './demo-quotes.ts'
import { frozenText, hashOf } from './frozen/content.ts'
import { addEvent } from './history.ts'
import { amountText } from './mail/house.ts'
import { houseTexts } from './mail/house-texts.ts'
import { evaluate } from './pricing/evaluate.ts'
import { openOrder } from './production/order.ts'
import * as queries from './queries.ts'
import { insertNumbered } from './save/queries.ts'
import { authorColumns, rowsFrom } from './save/rows.ts'
import { insertNext } from './save/update.ts'

const dayMs = 86_400_000
const minuteMs = 60_000
const service = {
  profesionales: 2,
  dias: 3,
  costo_rh: 180,
  vuelo: 420,
  alojamiento: 90,
  movilidad: 35,
  alimentacion: 40,
  utilidad: 15,
}

/** Inserts quotes in every state for each of these users, inside the caller's transaction. */
export async function insertDemoQuotes(db: Db, authorIds: readonly number[]): Promise<void> {
  for (const id of authorIds) {
    const author = await authorOf(db, id)
    for (const [place, quote] of demoQuotes.entries()) await insertOne(db, author, quote, place)
  }
}

/** The author's rights: customers quote at suggested prices, everyone else negotiates. */
async function authorOf(db: Db, id: number): Promise<Actor> {
  const author = (await actorFor(db, id, 'demo'))!
  return { ...author, modules: new Set(author.enterpriseId === null ? [] : [Module.quotes]) }
}

async function insertOne(db: Db, author: Actor, demo: DemoQuote, place: number): Promise<void> {
  const form = formOf(demo, place)
  const evaluated = await evaluate(db, author, form)
  const { row, text, lines } = rowsFrom(form, evaluated)
  const quote = await insertNumbered(db, evaluated.issuer, text, { ...row, ...authorColumns(author) })
  await queries.insertLines(db, quote.id, lines)
  await addEvent(db, author, quote.id, { tipo: 'creada', autor: 'autor' })
  const age = dayMs * (2 + place * 3)
  const written = new Date(Date.now() - age)
  const change = { ...changeFor(demo, written), ...agreed(demo, quote), creado_en: written, actualizado_en: written }
  if (demo.fate === 'approved') change.produccion_correo_id = await insertProductionMail(db, quote, demo, written)
  await queries.changeQuote(db, quote, change)
  if (demo.fate === 'approved')
    await openOrder(db, author, quote.id, { isBlocked: false, since: new Date(written.getTime() + dayMs) })
  if (demo.fate === 'expired') await endYesterday(db, quote.id)
  if (demo.fate !== 'revised') return
  const old = (await queries.readQuote(db, quote.id))!
  await queries.changeQuote(db, old, { reemplazada: true })
  const identities = lines.map(({ identidad }) => identidad)
  const twice = form.lineas.map((line, place) => ({
    ...line,
    identidad: identities[place]!,
    cantidad: line.cantidad * 2,
  }))
  const more = { ...form, lineas: twice }
  const next = await evaluate(db, author, more)
  await insertNext(db, author, old, rowsFrom(more, next, new Set(identities)), 'revisada')
}

function formOf({ withService, fate: _, telefono, lineas, ...client }: DemoQuote, place: number) {
  const address = `compras${place + 1}@example.com`
  return QuoteFormSchema.parse({
    ...client,
    cliente_telefono: telefono,
    cliente_email: address,
    declara_autorizacion: true,
    lineas,
    servicio: withService ? service : null,
    subtotal: 1,
    impuesto: 0,
    total: 1,
  })
}

/**
 * Inserts the mail to production that a confirmation sends; shown in the mailbox of a machine without a mail server.
 */
async function insertProductionMail(db: Db, quote: queries.LockedQuote, demo: DemoQuote, written: Date) {
  const { title, text } = houseTexts.es.production
  const lines = await queries.listLines(db, quote.id)
  const order = lines.map((line) => `${line.nombre}: ${amountText(line)}`)
  const sentAt = new Date(written.getTime() + dayMs + minuteMs)
  return queries.insertSentMail(db, {
    para: (await queries.getProductionAddress(db)) ?? 'produccion@example.com',
    asunto: title(quote.codigo),
    texto: [text, '', `${demo.cliente_empresa} · ${demo.referencia}`, ...order].join('\n'),
    idioma: 'es',
    motivo: 'quote.production',
    creado_en: sentAt,
    enviado_en: sentAt,
  })
}

/** Whatever was sent to the client had been approved. */
const agreed = ({ fate }: DemoQuote, { aprobacion }: queries.LockedQuote): queries.QuoteChange =>
  fate === 'pending' || fate === 'waits' || aprobacion !== QuoteApproval.pending
    ? {}
    : { aprobacion: QuoteApproval.given, aprobacion_comentario: 'Cliente verificado' }

/** The validity is part of the offer, and so of the hash. */
async function endYesterday(db: Db, id: number): Promise<void> {
  const over = new Date(Date.now() - dayMs)
  const quote = (await queries.readQuote(db, id))!
  const vigencia = over.toISOString().slice(0, 10)
  const text = frozenText({ ...quote, vigencia, lineas: await queries.listLines(db, id) })
  await queries.changeQuote(db, quote, { vigencia, vence_en: over, hash: hashOf(quote.codigo, text) })
}

/** Returns the outcome of a quote, some days after it was written. */
function changeFor({ fate }: DemoQuote, written: Date): queries.QuoteChange {
  const later = new Date(written.getTime() + dayMs)
  if (fate === 'sent' || fate === 'revised') return { enviada_en: later }
  if (fate === 'cancelled') return { enviada_en: later, estado: QuoteStatus.cancelled }
  if (fate === 'expired') return { enviada_en: later, estado: QuoteStatus.expired }
  if (fate === 'approved')
    return { enviada_en: later, estado: QuoteStatus.approved, aprobada_en: later, enviada_produccion_en: later }
  return {}
}
