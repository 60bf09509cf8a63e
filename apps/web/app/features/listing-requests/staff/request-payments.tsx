import { Button } from '@mantine/core'
import type { Currency } from '@portal/contract/core/currencies'
import { textIn } from '@portal/contract/core/text'
import { PaymentStatus, paymentStatusNames } from '@portal/contract/payments/states'
import { useState } from 'react'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { RefundDialog } from './refund-dialog.tsx'
import classes from './request-payments.module.css'
import type { Payment } from './request-row.ts'
import { requestTexts } from './request-texts.ts'

const tones: Readonly<Record<PaymentStatus, Tone>> = {
  [PaymentStatus.created]: 'neutral',
  [PaymentStatus.redirected]: 'info',
  [PaymentStatus.confirming]: 'info',
  [PaymentStatus.approved]: 'done',
  [PaymentStatus.rejected]: 'danger',
  [PaymentStatus.pendingConfirmation]: 'attention',
  [PaymentStatus.aborted]: 'neutral',
  [PaymentStatus.timedOut]: 'neutral',
  [PaymentStatus.formFailed]: 'danger',
  [PaymentStatus.unknown]: 'attention',
  [PaymentStatus.closedWithoutAnswer]: 'danger',
  [PaymentStatus.reversed]: 'neutral',
  [PaymentStatus.refunded]: 'neutral',
  [PaymentStatus.partlyRefunded]: 'attention',
}

/** Every attempt to pay the reservation by card; holders of the permission can refund a payment. */
export function RequestPayments({ payments }: { payments: readonly Payment[] }) {
  const t = useTexts(requestTexts)
  const [refunded, setRefunded] = useState<number | null>(null)
  const payment = payments.find(({ id }) => id === refunded)
  if (!payments.length) return null
  return (
    <PanelSection title={t.payments}>
      <ul className={classes.payments}>
        {payments.map((one) => (
          <li key={one.id}>
            <PaymentLine payment={one} onRefund={() => setRefunded(one.id)} />
          </li>
        ))}
      </ul>
      {payment && <RefundDialog key={payment.id} payment={payment} onClose={() => setRefunded(null)} />}
    </PanelSection>
  )
}

function PaymentLine({ payment, onRefund }: { payment: Payment; onRefund: () => void }) {
  const t = useTexts(requestTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const { estado, monto, saldo, moneda, tarjeta: card } = payment
  const status = estado as PaymentStatus
  const currency = moneda as Currency
  return (
    <div className={classes.payment}>
      <StatusDot tone={tones[status]}>{textIn(paymentStatusNames[status], language)}</StatusDot>
      <b className={classes.amount}>{moneyText(monto, currency)}</b>
      <p className={classes.facts}>
        <span className={classes.code}>{payment.buy_order}</span>
        {card && <span>{t.card(card.slice(-4))}</span>}
        <span>{dateTime(payment.creado_en)}</span>
        {saldo !== null && saldo !== monto && <span>{t.left(moneyText(saldo, currency))}</span>}
      </p>
      {payment.puede_reembolsar && (
        <Button variant="default" size="xs" onClick={onRefund}>
          {t.refund}
        </Button>
      )}
    </div>
  )
}
