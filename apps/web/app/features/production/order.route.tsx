import { Alert, Button } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { productionCalls } from '@portal/contract/production/calls'
import { orderEventKindNames } from '@portal/contract/production/constants'
import { productionStepNames, productionSteps } from '@portal/contract/production/steps'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { apiContext } from '#core/api/api.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { Timeline } from '#core/dashboard/detail/timeline.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { QuoteLink } from '#features/quotes/quote-link.tsx'
import type { Route } from './+types/order.route'
import { Lateness } from './lateness.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPlan } from './order-plan.tsx'
import classes from './production.module.css'
import { type Order, stepTones } from './rows.ts'
import { useStepChange } from './step-change.tsx'
import { texts } from './texts.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(productionCalls.get, { params: { id: params.pedidoId } })

/** An order next to its board: its step and dates, products with serial numbers, documents and history. */
export default function OrderPanel({ loaderData: order }: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const [planned, setPlanned] = useState<number | null>(null)
  const setPlanning = (isOn: boolean) => setPlanned(isOn ? order.id : null)
  const isPlanning = order.puede_cambiar && planned === order.id
  return (
    <SidePanel
      key={order.id}
      title={order.codigo}
      size="form"
      status={
        <SummaryLine>
          <StatusDot tone={stepTones[order.paso]}>{textIn(productionStepNames[order.paso], language)}</StatusDot>
          <Lateness order={order} />
        </SummaryLine>
      }
      {...(order.puede_cambiar && {
        actions: (
          <RecordMenu
            actions={[
              {
                label: isPlanning ? t.stopPlanning : t.changePlan,
                icon: IconPencil,
                onClick: () => setPlanning(!isPlanning),
              },
            ]}
          />
        ),
      })}
    >
      <div className={classes.parts}>
        {order.bloqueo && (
          <Alert variant="light" color="red" role="note" title={t.blocked}>
            {t.blockedText}
          </Alert>
        )}
        {order.anulada_en && (
          <Alert variant="light" color="gray" role="note" title={t.voided}>
            {t.voidedText}
          </Alert>
        )}
        {!isPlanning && <Moves order={order} />}
        <OrderSteps order={order} />
        {isPlanning && <OrderPlan key={order.id} order={order} onDone={() => setPlanning(false)} />}
        <Facts order={order} />
        <OrderLines order={order} />
        <OrderDocuments order={order} />
        <OrderHistory events={order.eventos} />
      </div>
    </SidePanel>
  )
}

/** What the reader may do with the step now, the usual one first. */
function Moves({ order }: { order: Order }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { change, dialog, isSending } = useStepChange()
  if (order.movimientos.length === 0) return null
  return (
    <div className={classes.moves}>
      {[...order.movimientos]
        .sort((a, b) => Number(a.motivo) - Number(b.motivo))
        .map(({ paso, motivo: isBack }) => {
          const step = textIn(productionStepNames[paso], language)
          return (
            <Button
              key={paso}
              {...(isBack && { variant: 'default' })}
              loading={isSending}
              onClick={() => void change(order, paso)}
            >
              {isBack ? t.backTo(step) : t.moveTo(step)}
            </Button>
          )
        })}
      {dialog}
    </div>
  )
}

function Facts({ order }: { order: Order }) {
  const t = useTexts(texts)
  const { date } = useFormats()
  const day = (value: string | null) => (value ? date(value) : '')
  return (
    <FactGrid
      facts={[
        { label: t.client, value: order.cliente_empresa },
        { label: t.contact, value: order.cliente_nombre },
        { label: t.email, value: <a href={`mailto:${order.cliente_email}`}>{order.cliente_email}</a> },
        { label: t.reference, value: order.referencia },
        { label: t.term, value: order.plazo ? day(order.plazo) : t.noTerm, isCode: order.plazo !== null },
        { label: t.carrier, value: order.transportista },
        { label: t.tracking, value: order.seguimiento, isCode: true },
        { label: t.issuer, value: order.empresa_nombre },
        { label: t.seller, value: order.vendedor_nombre },
        { label: t.code, value: <QuoteLink id={order.cotizacion_id}>{t.openQuote}</QuoteLink> },
      ]}
    />
  )
}

/** What happened to an order, newest first. */
function OrderHistory({ events }: { events: Order['eventos'] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  return (
    <PanelSection title={t.history}>
      <Timeline
        events={events.map(({ id, tipo, de, a, comentario, autor, creado_en }) => ({
          id,
          title:
            de && a
              ? t.fromTo(textIn(productionStepNames[de], language), textIn(productionStepNames[a], language))
              : textIn(orderEventKindNames[tipo], language),
          text: [comentario, autor ?? t.portal, dateTime(creado_en)].filter(Boolean).join(' · '),
        }))}
      />
    </PanelSection>
  )
}

/** The steps of an order with the days they were reached or are planned for. */
function OrderSteps({ order: { paso: current, pasos: steps } }: { order: Order }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date, dateTime } = useFormats()
  const at = productionSteps.indexOf(current)
  return (
    <PanelSection title={t.progress}>
      <ol className={classes.steps}>
        {steps.map(({ paso, en, previsto }, place) => (
          <li key={paso} data-done={place <= at || undefined} {...(paso === current && { 'aria-current': 'step' })}>
            <span className={classes.stepName}>{textIn(productionStepNames[paso], language)}</span>
            <span className={classes.quiet}>
              {[en && dateTime(en), previsto && t.plannedFor(date(previsto))].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </PanelSection>
  )
}
