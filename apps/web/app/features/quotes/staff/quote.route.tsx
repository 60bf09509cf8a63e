import { useClipboard } from '@mantine/hooks'
import { withLanguage } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { type QuoteEvent, QuoteStatus, quoteEventNames, quoteStatusNames } from '@portal/contract/quotes/states'
import { IconCopy, IconCopyPlus, IconEye, IconFileOff, IconShieldCheck, IconTemplate } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useResolvedPath } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { Timeline } from '#core/dashboard/detail/timeline.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { toastDone } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useMakeTask } from '#features/tasks/make-task.tsx'
import { Differences } from '../differences.tsx'
import { internalLook, quotePaths } from '../paths.ts'
import type { Quote } from '../rows.ts'
import { NewTemplateDialog } from '../templates/new-template-dialog.tsx'
import { templateTexts } from '../templates/template-texts.ts'
import type { Route } from './+types/quote.route'
import { panelTexts } from './panel-texts.ts'
import { QuoteActions } from './quote-actions.tsx'
import { QuoteBlockNotice } from './quote-block.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import { DaysLeft, QuoteProgressDot, UndeliveredNotice } from './quote-follow.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteNotes } from './quote-notes.tsx'
import { QuoteNotice } from './quote-notice.tsx'
import classes from './quote-panel.module.css'
import { QuoteReview } from './quote-review.tsx'
import { QuoteApprovalDot, QuoteStatusDot } from './quote-status.tsx'
import { AnnulDialog } from './reason-dialogs.tsx'

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

/** The main facts: amount, client, validity. */
function QuoteSummary({ quote }: { quote: Quote }) {
  const t = useTexts(panelTexts)
  const { date } = useFormats()
  return (
    <div className={classes.summary}>
      <p className={classes.sum}>{moneyText(quote.total, quote.moneda)}</p>
      <p className={classes.forWhom}>
        {quote.cliente_empresa}
        <span className={classes.quiet}>
          {' · '}
          <span className={classes.until}>{t.validTo(date(quote.vigencia))}</span>
        </span>
      </p>
    </div>
  )
}

/** The changes of this revision, and the other revisions. */
function QuoteChanges({ quote }: { quote: Quote }) {
  const t = useTexts(panelTexts)
  const list = useResolvedPath('..').pathname
  const { search } = useLocation()
  return (
    <>
      {quote.diferencias.length > 0 && (
        <PanelSection title={t.differences}>
          <Differences differences={quote.diferencias} currency={quote.moneda} label={t.differences} />
        </PanelSection>
      )}
      {quote.revisiones.length > 1 && (
        <PanelSection title={t.revisions}>
          <ul className={classes.revisions}>
            {quote.revisiones.map((one) => (
              <li key={one.id}>
                {one.id === quote.id ? (
                  <b aria-current="true">{one.codigo}</b>
                ) : (
                  <Link to={`${list}/${one.id}${search}`} preventScrollReset>
                    {one.codigo}
                  </Link>
                )}
                <QuoteStatusDot quote={one} />
                <span className={classes.amount}>{moneyText(one.total, quote.moneda)}</span>
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
    </>
  )
}

type Event = Quote['eventos'][number]

/** All events of a quote, newest first. */
function QuoteHistory({ quote }: { quote: Quote }) {
  const t = useTexts(panelTexts)
  const titleOf = useTitleOf()
  const { dateTime } = useFormats()
  const { apertura: opening } = quote
  const events = [...quote.eventos].sort((a, b) => b.id - a.id)
  return (
    <PanelSection title={t.history}>
      <Timeline
        events={events.map((event) => ({
          id: event.id,
          title: titleOf(event),
          text: (
            <>
              {event.tipo === 'abierta' && opening && opening.veces > 1 && (
                <span className={classes.comment}>{t.openings(opening.veces, dateTime(opening.ultima_en))}</span>
              )}
              {event.comentario && <span className={classes.comment}>{event.comentario}</span>}
              {event.usuario_nombre ?? t.madeBy[event.autor]} · {dateTime(event.creado_en)}
            </>
          ),
        }))}
      />
    </PanelSection>
  )
}

function useTitleOf() {
  const t = useTexts(panelTexts)
  const language = useLanguage()
  const states = new Set<string>(Object.values(QuoteStatus))
  return ({ tipo, a_estado: to }: Event): string => {
    if (tipo === 'estado' && to !== null && states.has(to))
      return t.becomes(textIn(quoteStatusNames[to as QuoteStatus], language))
    return textIn(quoteEventNames[tipo as QuoteEvent], language) ?? tipo
  }
}

/**
 * Other actions on a quote: the client's link, its public check, recording an annulment, and a task of the change that
 * the client asked for.
 */
function QuoteMenu({ quote }: { quote: Quote }) {
  const t = useTexts(panelTexts)
  const clipboard = useClipboard()
  const tt = useTexts(templateTexts)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isAnnulling, setAnnulling] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const { url_enlace: link, url_verificar: check, idioma: theirs } = quote
  const isChangeAsked = quote.estado === QuoteStatus.pending && quote.notas.some(({ tipo }) => tipo === 'cambio')
  const origin = { titulo: `${quote.codigo} · ${quote.cliente_empresa}`, texto: quote.codigo, direccion: pathname }
  const makeTask = useMakeTask(isChangeAsked ? origin : null)
  const show = (path: string) => () => void open(path, '_blank', 'noopener')

  function copy(path: string) {
    clipboard.copy(new URL(path, location.origin).href)
    toastDone(t.linkCopied)
  }
  return (
    <>
      <RecordMenu
        actions={[
          { label: tt.duplicate, icon: IconCopyPlus, onClick: () => void navigate(`${quotePaths.copy}/${quote.id}`) },
          ...makeTask,
          { label: tt.saveAs, icon: IconTemplate, onClick: () => setNaming(true) },
          // its holder can act as the client
          ...(link === null
            ? []
            : [
                { label: t.copyLink, icon: IconCopy, onClick: () => copy(withLanguage(link, theirs)) },
                { label: t.openLink, icon: IconEye, onClick: show(withLanguage(`${link}?${internalLook}=1`, theirs)) },
              ]),
          { label: t.openCheck, icon: IconShieldCheck, onClick: show(check) },
          ...(quote.acciones.includes('anular')
            ? [{ label: t.annul, icon: IconFileOff, onClick: () => setAnnulling(true), isDanger: true }]
            : []),
        ]}
      />
      {isNaming && <NewTemplateDialog quoteId={quote.id} onClose={() => setNaming(false)} />}
      {isAnnulling && <AnnulDialog quote={quote} onClose={() => setAnnulling(false)} />}
    </>
  )
}
