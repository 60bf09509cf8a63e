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
import { staffPaymentTexts } from './texts.ts'

interface Props {
  payment: { id: number; buy_order: string; moneda: string; monto: number; saldo: number | null }
  /** What the client has to get by transfer; 0 when nothing was decided. */
  owed?: number
  onClose: () => void
}

/**
 * Refunds a payment, fully or partly, with a reason and a second confirmation (rule payments/refund), or records the
 * transfer of what is owed.
 */
export function RefundDialog({ payment, owed = 0, onClose }: Props) {
  const t = useTexts(staffPaymentTexts)
  const title = owed > 0 ? t.recordTransfer : t.refundTitle
  const confirm = useConfirm()
  const { id, buy_order: order, monto, saldo } = payment
  const currency = payment.moneda as Currency
  const most = saldo ?? monto
  const form = useWireForm({
    call: paymentCalls.refund,
    params: { id },
    initial: { monto: owed || most, motivo: '', referencia_manual: '' },
    onDone: onClose,
  })
  const { monto: amount, referencia_manual: reference } = form.values
  async function submit() {
    if (typeof amount !== 'number') return form.submit() // the server refuses it at its field
    const isSure = await confirm({
      title: t.refundQuestion(moneyText(amount, currency)),
      text: reference ? t.refundByTransfer(String(reference)) : t.refundToCard(order),
      action: owed > 0 ? t.recordTransfer : t.giveBack,
      isDanger: true,
    })
    if (isSure) await form.submit()
  }
  return (
    <Dialog onClose={onClose} title={title} size={480}>
      <WireForm form={{ ...form, submit }} label={title}>
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
        <TextField
          {...form.field('referencia_manual')}
          label={t.manualReference}
          description={owed > 0 ? t.transferReferenceHint : t.manualReferenceHint}
          required={owed > 0}
        />
        <FormActions form={form} label={owed > 0 ? t.recordTransfer : t.refund} />
      </WireForm>
    </Dialog>
  )
}
