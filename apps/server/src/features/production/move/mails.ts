import { ProductionStep } from '@portal/contract/production/steps'
import { dayText } from '#core/calendar/dates.ts'
import type { Db } from '#core/database/database.ts'
import { orderMail, readQuote } from '#features/quotes/service.ts'
import type { ProductionDeps } from '../deps.ts'
import type { StoredOrder } from '../queries.ts'
import { texts } from './mail-texts.ts'

/** Stores the mail to the client about the step that their order came to, in their language and in the transaction. */
export async function tellClient(
  { mails, ...deps }: Pick<ProductionDeps, 'env' | 'mails' | 'secrets'>,
  db: Db,
  order: StoredOrder,
): Promise<void> {
  if (order.paso === ProductionStep.received) return
  const quote = (await readQuote(db, order.cotizacion_id))!
  const t = texts[quote.idioma]
  const { title, text } = t.steps[order.paso]
  const day = (value: string | null) => (value ? dayText(value, quote.idioma) : '')
  const isOver = order.paso === ProductionStep.delivered
  const facts = [
    { label: t.planned, value: isOver ? '' : day(order.entrega_prevista) },
    { label: t.due, value: isOver ? '' : day(order.plazo) },
    { label: t.carrier, value: order.transportista },
    { label: t.tracking, value: order.seguimiento },
  ]
  await mails.queue(db, orderMail(deps, quote, { title: title(order.codigo), paragraphs: [text], facts }))
}
