import { Button } from '@mantine/core'
import { deliveryCalls } from '@portal/contract/webhooks/calls'
import { DeliveryState } from '@portal/contract/webhooks/constants'
import { apiContext } from '#core/api/api.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/delivery.route'
import classes from './integrations.module.css'
import type { Delivery } from './rows.ts'
import { DeliveryDot, useAnswerText, useEventName } from './status.tsx'
import { integrationTexts } from './texts.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(deliveryCalls.get, { params: { id: params.entregaId } })

/** A delivery next to its list: what was sent, and what came back each time. */
export default function DeliveryPanel({ loaderData: delivery }: Route.ComponentProps) {
  const t = useTexts(integrationTexts)
  const nameOf = useEventName()
  const { dateTime } = useFormats()
  const { send, isSending } = useSend(deliveryCalls.replay)
  return (
    <SidePanel
      title={nameOf(delivery.tipo)}
      size="form"
      status={
        <SummaryLine>
          <DeliveryDot state={delivery.estado} />
          <span>{delivery.webhook_nombre}</span>
        </SummaryLine>
      }
    >
      {delivery.estado !== DeliveryState.waiting && (
        <Button variant="default" loading={isSending} onClick={() => void send({ params: { id: delivery.id } })}>
          {t.replay}
        </Button>
      )}
      <FactGrid
        facts={[
          { label: t.message, value: delivery.mensaje, isCode: true },
          { label: t.address, value: delivery.direccion, isCode: true },
          { label: t.when, value: dateTime(delivery.creado_en), isCode: true },
          ...(delivery.siguiente_en ? [{ label: t.next, value: dateTime(delivery.siguiente_en), isCode: true }] : []),
        ]}
      />
      <PanelSection title={t.sent}>
        <pre className={classes.block}>{JSON.stringify(JSON.parse(delivery.cuerpo), null, 2)}</pre>
      </PanelSection>
      {delivery.lista_intentos.length > 0 && (
        <PanelSection title={t.attempts}>
          {delivery.lista_intentos.map((attempt) => (
            <Attempt key={attempt.numero} attempt={attempt} />
          ))}
        </PanelSection>
      )}
    </SidePanel>
  )
}

function Attempt({ attempt }: { attempt: Delivery['lista_intentos'][0] }) {
  const t = useTexts(integrationTexts)
  const answerOf = useAnswerText()
  const { dateTime } = useFormats()
  const headers = Object.entries(attempt.encabezados ?? {}).map(([name, value]) => `${name}: ${value}`)
  return (
    <div className={classes.attempt}>
      <p className={classes.attemptHead}>
        <strong>{t.attempt(attempt.numero)}</strong>
        <span>{dateTime(attempt.empezado_en)}</span>
        <span>{attempt.ms === null ? t.interrupted : `${answerOf(attempt)} · ${attempt.ms}\u00a0ms`}</span>
      </p>
      {headers.length > 0 && (
        <>
          <p className={classes.small}>{t.headers}</p>
          <pre className={classes.block}>{headers.join('\n')}</pre>
        </>
      )}
      {attempt.respuesta !== null && (
        <>
          <p className={classes.small}>{t.answer}</p>
          <pre className={classes.block}>{attempt.respuesta || t.emptyAnswer}</pre>
        </>
      )}
    </div>
  )
}
