import { quoteCalls } from '@portal/contract/quotes/calls'
import { apiContext } from '#core/api/api.ts'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/quote.route'
import { panelTexts } from './panel-texts.ts'
import { QuoteActions } from './quote-actions.tsx'
import { QuoteBlockNotice } from './quote-block.tsx'
import { QuoteChanges } from './quote-changes.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import { DaysLeft, QuoteProgressDot, UndeliveredNotice } from './quote-follow.tsx'
import { QuoteHistory } from './quote-history.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteMenu } from './quote-menu.tsx'
import { QuoteNotes } from './quote-notes.tsx'
import { QuoteNotice } from './quote-notice.tsx'
import { QuoteReview } from './quote-review.tsx'
import { QuoteApprovalDot, QuoteStatusDot } from './quote-status.tsx'
import { QuoteSummary } from './quote-summary.tsx'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(quoteCalls.get, { params: { id: params.cotizacionId } })

/** A quote next to its list: the offer, its state, its next steps and its events. */
export default function QuotePanel({ loaderData: quote }: Route.ComponentProps) {
  const t = useTexts(panelTexts)
  const { relative } = useFormats()
  const decides = quote.acciones.includes('aprobar')
  const review = <QuoteReview key={`review-${quote.id}`} quote={quote} />
  return (
    <SidePanel
      title={quote.codigo}
      size="form"
      status={
        <SummaryLine>
          <QuoteStatusDot quote={quote} />
          <QuoteApprovalDot approval={quote.aprobacion} />
          <QuoteProgressDot quote={quote} />
          <DaysLeft quote={quote} />
          {t.createdBy(quote.usuario_nombre, relative(quote.creado_en))}
        </SummaryLine>
      }
      actions={<QuoteMenu quote={quote} />}
    >
      <QuoteSummary quote={quote} />
      <QuoteBlockNotice quote={quote} />
      <QuoteNotice quote={quote} />
      <UndeliveredNotice quote={quote} />
      {decides && review}
      <QuoteActions key={quote.id} quote={quote} />
      <QuoteLines key={`lines-${quote.id}`} quote={quote} />
      {!decides && review}
      <QuoteFacts quote={quote} />
      <QuoteChanges quote={quote} />
      <QuoteNotes key={`notes-${quote.id}`} quote={quote} />
      <QuoteHistory quote={quote} />
    </SidePanel>
  )
}
