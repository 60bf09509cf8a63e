import { textIn } from '@portal/contract/core/text'
import { offerCalls } from '@portal/contract/offers/calls'
import { offerStateNames } from '@portal/contract/offers/constants'
import { apiContext } from '#core/api/api.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { Timeline } from '#core/dashboard/detail/timeline.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { RequestLink } from '#features/marketplace/staff/request-link.tsx'
import { RequestStatusDot } from '#features/marketplace/staff/request-status.tsx'
import type { StaffOffer } from '../rows.ts'
import type { Route } from './+types/offer.route'
import { OfferAnswer } from './offer-answer.tsx'
import { OfferDot } from './offer-dot.tsx'
import { staffOfferTexts } from './texts.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(offerCalls.get, { params: { id: params.ofertaId } })

/** An offer next to its list: the amount, the answer, and the other offers for the machine. */
export default function OfferPanel({ loaderData: offer }: Route.ComponentProps) {
  const t = useTexts(staffOfferTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  return (
    <SidePanel
      title={offer.nombre}
      mark={moneyText(offer.monto, offer.moneda)}
      size="form"
      status={
        <SummaryLine>
          <OfferDot state={offer.estado} />
          <span>{offer.marca}</span>
        </SummaryLine>
      }
    >
      {offer.puede_responder && <OfferAnswer key={offer.id} offer={offer} />}
      <Facts offer={offer} />
      {offer.otras.length > 0 && (
        <PanelSection title={t.others}>
          <Timeline
            events={offer.otras.map((one) => ({
              id: one.id,
              title: `${moneyText(one.monto, one.moneda)} · ${one.nombre}`,
              text: [textIn(offerStateNames[one.estado], language), dateTime(one.creado_en)].join(' · '),
            }))}
          />
        </PanelSection>
      )}
    </SidePanel>
  )
}

function Facts({ offer }: { offer: StaffOffer }) {
  const t = useTexts(staffOfferTexts)
  const { dateTime, percent } = useFormats()
  const { monto, precio, moneda, minimo, contraoferta_monto: counter, contraoferta_vence_en: until } = offer
  const money = (amount: number) => moneyText(amount, moneda)
  return (
    <FactGrid
      facts={[
        { label: t.amount, value: money(monto), isCode: true },
        {
          label: t.price,
          value: precio === null ? t.onRequest : `${money(precio)} · ${t.share(percent(monto / precio))}`,
        },
        { label: t.minimum, value: minimo === null ? '' : money(minimo), isCode: true },
        { label: t.reservation, value: money(offer.reserva), isCode: true },
        ...(counter === null || until === null
          ? []
          : [
              { label: t.counter, value: money(counter), isCode: true },
              { label: t.counterUntil, value: dateTime(until), isCode: true },
              { label: t.comment, value: offer.contraoferta_comentario },
            ]),
        ...(offer.motivo ? [{ label: t.reason, value: offer.motivo }] : []),
        { label: t.email, value: <a href={`mailto:${offer.email}`}>{offer.email}</a> },
        { label: t.phone, value: offer.telefono },
        { label: t.company, value: offer.empresa },
        { label: t.message, value: offer.mensaje },
        {
          label: t.state,
          value: (
            <>
              <RequestStatusDot status={offer.solicitud_estado_id} />{' '}
              <RequestLink id={offer.solicitud_id}>{t.openRequest}</RequestLink>
            </>
          ),
        },
        ...(offer.decidida_por_nombre ? [{ label: t.decidedBy, value: offer.decidida_por_nombre }] : []),
      ]}
    />
  )
}
