import { Textarea } from '@mantine/core'
import type { Currency } from '@portal/contract/core/currencies'
import { paymentCalls } from '@portal/contract/payments/calls'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { MoneyField } from '#core/dashboard/form/money-field.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import type { Payment } from './request-row.ts'
import { requestTexts } from './request-texts.ts'

interface Props {
  payment: Payment
  onClose: () => void
}

/** Refunds a payment, fully or partly, with a reason and a second confirmation (A5.5). */
export function RefundDialog({ payment, onClose }: Props) {
  const t = useTexts(requestTexts)
  const confirm = useConfirm()
  const { id, buy_order: order, monto, saldo } = payment
  const currency = payment.moneda as Currency
  const most = saldo ?? monto
  const form = useWireForm({
    call: paymentCalls.refund,
    params: { id },
    initial: { monto: most, motivo: '', referencia_manual: '' },
    onDone: onClose,
  })
  const { monto: amount, referencia_manual: reference } = form.values
  async function submit() {
    if (typeof amount !== 'number') return form.submit() // the server refuses it at its field
    const isSure = await confirm({
      title: t.refundQuestion(moneyText(amount, currency)),
      text: reference ? t.refundByTransfer(String(reference)) : t.refundToCard(order),
      action: t.giveBack,
      isDanger: true,
    })
    if (isSure) await form.submit()
  }
  return (
    <Dialog onClose={onClose} title={t.refundTitle} size={480}>
      <WireForm form={{ ...form, submit }} label={t.refundTitle}>
        <MoneyField
          {...form.field('monto')}
          label={t.refundAmount}
          description={t.mostRefund(moneyText(most, currency))}
          currency={currency}
          required
          data-autofocus
        />
        <Textarea
          {...form.field('motivo')}
          label={t.reason}
          description={t.reasonHint}
          maxLength={500}
          autosize
          minRows={2}
          required
        />
        <TextField {...form.field('referencia_manual')} label={t.manualReference} description={t.manualReferenceHint} />
        <FormActions form={form} label={t.refund} />
      </WireForm>
    </Dialog>
  )
}
