import { Button } from '@mantine/core'
import type { Currency } from '@portal/contract/core/currencies'
import { textIn } from '@portal/contract/core/text'
import {
  type MovementKind,
  movementKindNames,
  PaymentStatus,
  PaymentWay,
  paymentStatusNames,
  paymentWayNames,
} from '@portal/contract/payments/states'
import { useState } from 'react'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { conversionText } from '#features/marketplace/conversion.ts'
import { RefundDialog } from '#features/payments/staff/refund-dialog.tsx'
import classes from './request-payments.module.css'
import type { Payment, Request } from './request-row.ts'
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

type Accounts = Pick<Request, 'cuentas' | 'movimientos' | 'pagos'>

/** What was received, given back and is owed, each movement of it, and every attempt to pay; holders of the permission refund. */
export function RequestPayments({ request: { cuentas, movimientos, pagos } }: { request: Accounts }) {
  const t = useTexts(requestTexts)
  const [refunded, setRefunded] = useState<number | null>(null)
  const payment = pagos.find(({ id }) => id === refunded)
  const owed = cuentas.find(({ moneda }) => moneda === payment?.moneda)?.debido ?? 0
  if (!pagos.length) return null
  return (
    <PanelSection title={t.payments}>
      {cuentas.map((account) => (
        <Account key={account.moneda} account={account} />
      ))}
      {movimientos.length > 0 && (
        <ul className={classes.payments}>
          {movimientos.map((movement, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a ledger have no id and keep their order
            <li key={place}>
              <MovementLine movement={movement} />
            </li>
          ))}
        </ul>
      )}
      <h3 className={classes.subtitle}>{t.attempts}</h3>
      <ul className={classes.payments}>
        {pagos.map((one) => (
          <li key={one.id}>
            <PaymentLine payment={one} onRefund={() => setRefunded(one.id)} />
          </li>
        ))}
      </ul>
      {payment && (
        <RefundDialog
          key={payment.id}
          payment={payment}
          owed={payment.medio === PaymentWay.transfer ? owed || (payment.saldo ?? 0) : 0}
          onClose={() => setRefunded(null)}
        />
      )}
    </PanelSection>
  )
}

function Account({ account: { moneda, recibido, devuelto, debido, neto } }: { account: Accounts['cuentas'][number] }) {
  const t = useTexts(requestTexts)
  const said = (amount: number) => moneyText(amount, moneda)
  return (
    <>
      {debido > 0 && <p className={classes.owed}>{t.owedText(said(debido))}</p>}
      {neto === 0 && <p className={classes.owed}>{t.allReturned}</p>}
      <FactGrid
        facts={[
          { label: t.moneyReceived, value: said(recibido), isCode: true },
          { label: t.returned, value: said(devuelto), isCode: true },
          { label: t.owed, value: said(debido), isCode: true },
          { label: t.net, value: said(neto), isCode: true },
        ]}
      />
    </>
  )
}

const movementTones: Readonly<Record<MovementKind, Tone>> = {
  recibido: 'done',
  devuelto: 'neutral',
  debido: 'attention',
}

function MovementLine({ movement }: { movement: Accounts['movimientos'][number] }) {
  const t = useTexts(requestTexts)
  const language = useLanguage()
  const { dateTime, date } = useFormats()
  const { tipo, medio, monto, moneda, momento, referencia, usuario_nombre, conversion, buy_order } = movement
  return (
    <div className={classes.payment}>
      <StatusDot tone={movementTones[tipo]}>{textIn(movementKindNames[tipo], language)}</StatusDot>
      <b className={classes.amount}>{moneyText(monto, moneda)}</b>
      <p className={classes.facts}>
        <span>
          {medio === PaymentWay.transfer ? t.byTransfer(referencia) : textIn(paymentWayNames[medio], language)}
        </span>
        <span className={classes.code}>{buy_order}</span>
        <span>{dateTime(momento)}</span>
        {usuario_nombre && <span>{usuario_nombre}</span>}
        {conversion && <span>{conversionText(conversion, date)}</span>}
      </p>
    </div>
  )
}

function PaymentLine({ payment, onRefund }: { payment: Payment; onRefund: () => void }) {
  const t = useTexts(requestTexts)
  const language = useLanguage()
  const { dateTime, date } = useFormats()
  const { estado, monto, saldo, moneda, tarjeta: card } = payment
  const status = estado as PaymentStatus
  const currency = moneda as Currency
  return (
    <div className={classes.payment}>
      <StatusDot tone={tones[status]}>{textIn(paymentStatusNames[status], language)}</StatusDot>
      <b className={classes.amount}>{moneyText(monto, currency)}</b>
      <p className={classes.facts}>
        <span className={classes.code}>{payment.buy_order}</span>
        {payment.medio === PaymentWay.transfer && <span>{t.byTransfer(payment.referencia)}</span>}
        {payment.fecha_banco && <span>{t.bankDay(date(payment.fecha_banco))}</span>}
        {card && <span>{t.card(card.slice(-4))}</span>}
        <span>{dateTime(payment.creado_en)}</span>
        {saldo !== null && saldo !== monto && <span>{t.left(moneyText(saldo, currency))}</span>}
      </p>
      {payment.nota && <p className={classes.facts}>{payment.nota}</p>}
      {payment.puede_reembolsar && (
        <Button variant="default" size="xs" onClick={onRefund}>
          {payment.medio === PaymentWay.transfer ? t.recordTransfer : t.refund}
        </Button>
      )}
    </div>
  )
}
