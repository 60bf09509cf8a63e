import { Alert, Button, Group, Textarea } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { offerCalls } from '@portal/contract/offers/calls'
import { offerRules, offerStateNames } from '@portal/contract/offers/constants'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { Timeline } from '#core/dashboard/detail/timeline.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { MoneyField } from '#core/dashboard/form/money-field.tsx'
import { ReasonDialog } from '#core/dashboard/form/reason-dialog.tsx'
import { staleApi } from '#core/dashboard/form/stale-api.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { RequestLink } from '#features/marketplace/staff/request-link.tsx'
import { RequestStatusDot } from '#features/marketplace/staff/request-status.tsx'
import type { StaffOffer } from '../rows.ts'
import type { Route } from './+types/offer.route'
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

/** Accept, name another figure, or reject. */
function OfferAnswer({ offer }: { offer: StaffOffer }) {
  const t = useTexts(staffOfferTexts)
  const [open, setOpen] = useState<'counter' | 'reject' | null>(null)
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const { send, isSending } = useSend(offerCalls.accept, { api: staleApi(() => void revalidate()) })
  const { id, version, nombre, monto, moneda, reserva } = offer
  const close = () => setOpen(null)
  const accept = async () => {
    const text = t.acceptText(nombre, moneyText(monto, moneda), moneyText(reserva, moneda))
    if (await confirm({ title: t.accept, text, action: t.accept })) await send({ params: { id }, body: { version } })
  }
  return (
    <Alert variant="light" color="amber" role="note" title={t.toAnswer}>
      <Group gap="xs">
        <Button loading={isSending} onClick={() => void accept()}>
          {t.accept}
        </Button>
        <Button variant="default" onClick={() => setOpen('counter')}>
          {t.counterAction}
        </Button>
        <Button variant="default" onClick={() => setOpen('reject')}>
          {t.reject}
        </Button>
      </Group>
      {open === 'counter' && <CounterDialog offer={offer} onClose={close} />}
      {open === 'reject' && <RejectDialog offer={offer} onClose={close} />}
    </Alert>
  )
}

interface Props {
  offer: StaffOffer
  onClose: () => void
}

function CounterDialog({ offer, onClose }: Props) {
  const t = useTexts(staffOfferTexts)
  const { revalidate } = useRevalidator()
  const [version] = useState(offer.version) // as shown first; the offer may be reloaded
  const form = useWireForm({
    call: offerCalls.counterOffer,
    params: { id: offer.id },
    initial: { monto: '', comentario: '', version },
    api: staleApi(() => void revalidate()),
    onDone: onClose,
  })
  return (
    <Dialog onClose={onClose} title={t.counterAction} size={480}>
      <WireForm form={form} label={t.counterAction}>
        <p>{t.counterText}</p>
        <MoneyField {...form.field('monto')} label={t.counterAmount} currency={offer.moneda} required data-autofocus />
        <Textarea {...form.field('comentario')} label={t.comment} maxLength={2000} autosize minRows={2} maxRows={8} />
        <FormActions form={form} label={t.counterAction} />
      </WireForm>
    </Dialog>
  )
}

function RejectDialog({ offer, onClose }: Props) {
  const t = useTexts(staffOfferTexts)
  const { revalidate } = useRevalidator()
  const [version] = useState(offer.version)
  const form = useWireForm({
    call: offerCalls.reject,
    params: { id: offer.id },
    initial: { motivo: '', version },
    api: staleApi(() => void revalidate()),
    onDone: onClose,
  })
  return (
    <ReasonDialog
      form={form}
      title={t.reject}
      text={<p>{t.rejectText}</p>}
      label={t.reason}
      maxLength={offerRules.reasonLength}
      onClose={onClose}
    />
  )
}
