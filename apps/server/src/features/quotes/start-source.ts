import type { In } from '@portal/contract/core/fields'
import { endsSoonDays } from '@portal/contract/quotes/constants'
import { AllQuotesQuerySchema, type QuoteRowSchema } from '@portal/contract/quotes/schemas'
import { QuoteProgress, QuoteStage, QuoteStatus } from '@portal/contract/quotes/states'
import { figureNames, workSections } from '@portal/contract/start/constants'
import type { Actor } from '#core/base/actor.ts'
import type { Days, FigureSource, WorkRow, WorkSource } from '#features/start/service.ts'
import type { QuoteDeps } from './deps.ts'
import { quoteLists, saidTotal } from './list/list.ts'
import { approvableRoles, canNegotiate } from './policy.ts'
import { quoteSums } from './sums/sums.ts'

type Deps = Pick<QuoteDeps, 'db' | 'changes'>
type Asked = In<typeof AllQuotesQuerySchema>
type Row = In<typeof QuoteRowSchema>
type Moment = WorkRow['momento']

/** Quotes that wait for the actor's decision, those of their own whose clients have to answer, and all that a customer wrote. */
export function quoteWork(deps: Deps): WorkSource[] {
  const lists = quoteLists(deps)
  const pageOf =
    (which: 'own' | 'all', asked: Asked, momentOf: (row: Row) => Moment): WorkSource['read'] =>
    async (actor, most) => {
      const query = AllQuotesQuerySchema.parse({ ...asked, page_row: most })
      const { cotizaciones: rows, total, total_exacto: isExact } = await lists[which](actor, query)
      return { rows: rows.map((row) => asWork(row, momentOf(row))), total, isExact }
    }
  return [
    {
      section: workSections.quotesToDecide,
      isFor: (actor) => approvableRoles(actor) !== null,
      read: pageOf('all', { aprobacion: QuoteStage.toDecide, orden: 'creado_en' }, (row) => row.creado_en),
    },
    {
      section: workSections.quotesEndingSoon,
      isFor: () => true,
      read: pageOf(
        'own',
        { vence_dias: endsSoonDays, seguimiento: QuoteProgress.withClient, orden: 'vigencia' },
        (row) => row.vence_en,
      ),
    },
    {
      section: workSections.quotesOpened,
      isFor: () => true,
      read: pageOf('own', { seguimiento: QuoteProgress.opened }, (row) => row.abierta_en),
    },
    {
      section: workSections.ownQuotes,
      isFor: (actor) => !actor.isOfHouse && !canNegotiate(actor),
      read: pageOf('own', { estado: 'todas' }, (row) => row.creado_en),
    },
  ]
}

function asWork(row: Row, moment: Moment): WorkRow {
  const detail = [row.cliente_empresa, row.cliente_nombre].filter(Boolean).join(' · ')
  return {
    id: row.id,
    titulo: row.codigo,
    detalle: detail,
    detalle_en: detail,
    momento: moment,
    dias: row.dias_restantes,
    importe: { moneda: row.moneda, total: row.total },
  }
}

/** Quotes that were made and that were confirmed and not voided since, as the actor's widest list of quotes shows them. */
export function quoteFigures(deps: Deps): FigureSource {
  const lists = quoteLists(deps)
  const sums = quoteSums(deps)
  async function made(actor: Actor, { from, to }: Days) {
    const days = { creada_desde: from, creada_hasta: to }
    return lists.count(actor, AllQuotesQuerySchema.parse({ estado: 'todas', ...days }))
  }
  async function confirmed(actor: Actor, { from, to }: Days) {
    const days = { aprobada_desde: from, aprobada_hasta: to }
    const asked = AllQuotesQuerySchema.parse({ estado: QuoteStatus.approved, anuladas: 'no', ...days })
    const { sumas } = await sums(actor, { ...asked, alcance: 'todas' })
    const count = sumas.reduce((total, { cotizaciones }) => total + cotizaciones, 0)
    return { ...saidTotal(count), sumas: sumas.map(({ moneda, total }) => ({ moneda, total })) }
  }
  return {
    isFor: () => true,
    async count(actor, days) {
      const [all, agreed] = await Promise.all([made(actor, days), confirmed(actor, days)])
      return [
        { cifra: figureNames.quotesMade, ...all, sumas: [] },
        { cifra: figureNames.quotesConfirmed, ...agreed },
      ]
    },
  }
}

/** Quotes that were sent, and those of them whose mail failed, as the actor's widest list of quotes shows them. */
export function sentQuoteFigures(deps: Deps): FigureSource {
  const lists = quoteLists(deps)
  return {
    isFor: () => true,
    async count(actor, { from, to }) {
      const sent = { estado: 'todas', enviada_desde: from, enviada_hasta: to } as const
      const failed = { ...sent, seguimiento: QuoteProgress.undelivered }
      const [all, undelivered] = await Promise.all([
        lists.count(actor, AllQuotesQuerySchema.parse(sent)),
        lists.count(actor, AllQuotesQuerySchema.parse(failed)),
      ])
      return [
        { cifra: figureNames.quotesSent, ...all, sumas: [] },
        { cifra: figureNames.quoteMailsFailed, ...undelivered, sumas: [] },
      ]
    },
  }
}
