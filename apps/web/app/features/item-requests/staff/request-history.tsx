import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { Timeline } from '#core/dashboard/detail/timeline.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { eventTitle } from './event-title.ts'
import { MessageForm } from './message-form.tsx'
import classes from './request-history.module.css'
import type { Request } from './request-row.ts'
import { requestTexts } from './request-texts.ts'

/** The events of a request, newest first, below the form of a message to the client. */
export function RequestHistory({ request }: { request: Request }) {
  const t = useTexts(requestTexts)
  const language = useLanguage()
  const events = [...request.eventos].reverse()
  return (
    <PanelSection title={t.history}>
      <MessageForm requestId={request.id} />
      <Timeline
        events={events.map((event) => ({
          id: event.id,
          title: eventTitle(event, { t, language, isForRent: request.es_arriendo }),
          text: <EventText event={event} request={request} />,
        }))}
      />
    </PanelSection>
  )
}

function EventText({ event, request }: { event: Request['eventos'][number]; request: Request }) {
  const t = useTexts(requestTexts)
  const { dateTime } = useFormats()
  const amounts = [event.monto_reserva, event.monto_venta].filter((amount) => amount !== null)
  // the message of the request is already above, with the client
  const comment = event.comentario === request.mensaje ? '' : event.comentario
  return (
    <>
      {comment && <span className={classes.comment}>{comment}</span>}
      <span className={classes.line}>
        {amounts.length > 0 && <b>{amounts.map((amount) => moneyText(amount, request.moneda)).join(' · ')}</b>}
        <span>{event.usuario_nombre ?? t.madeBy[event.autor] ?? event.autor}</span>
        <span>{dateTime(event.creado_en)}</span>
        {comment && !event.es_visible && <span>{t.hidden}</span>}
      </span>
    </>
  )
}
