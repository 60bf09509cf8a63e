import { Alert, Button, Group, Textarea } from '@mantine/core'
import { offerCalls } from '@portal/contract/offers/calls'
import { offerRules } from '@portal/contract/offers/constants'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { MoneyField } from '#core/dashboard/form/money-field.tsx'
import { ReasonDialog } from '#core/dashboard/form/reason-dialog.tsx'
import { staleApi } from '#core/dashboard/form/stale-api.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import type { StaffOffer } from '../rows.ts'
import { staffOfferTexts } from './texts.ts'

/** Accept, name another figure, or reject. */
export function OfferAnswer({ offer }: { offer: StaffOffer }) {
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
