import { paymentPath, receiptPath } from '@portal/contract/payments/addresses'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import buttonStyles from '#core/public/components/button.module.css'
import { Button, ButtonLink } from '#core/public/components/button.tsx'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import { Notice } from '#core/public/form/notice.tsx'
import { canRetry, linesOf, type Outcome, type OutcomeKind, type Transaction } from './outcome.ts'
import styles from './payment-result.module.css'
import { texts } from './texts.ts'
import { TransactionFacts } from './transaction-facts.tsx'

const looks: Record<OutcomeKind, 'done' | 'warn' | 'danger'> = {
  approved: 'done',
  pending: 'warn',
  returned: 'warn',
  rejected: 'danger',
  aborted: 'danger',
  formFailed: 'danger',
  unavailable: 'danger',
  overtaken: 'warn',
  timedOut: 'danger',
  unknown: 'danger',
}
const icons = { done: IconCircleCheck, warn: IconAlertTriangle, danger: IconCircleX }

interface Props {
  outcome: Outcome
  /** Text of its catalogue entry. */
  text: string | undefined
  /** The session id in the page's address. */
  sessionId: string
  mark: string | null
}

/** Approved or not, with the data that the buyer needs to keep, and links to continue. */
export function PaymentResult({ outcome, text, sessionId, mark }: Props) {
  const { kind, transaction } = outcome
  const t = useTexts(texts)
  const { pathname, search } = useLocation()
  const look = looks[kind]
  const Icon = icons[look]
  const title = {
    approved: t.approved,
    pending: t.pendingTitle,
    returned: t.returned,
    rejected: t.rejected,
    aborted: t.aborted,
    formFailed: t.formFailed,
    unavailable: t.unavailable,
    overtaken: t.overtaken,
    timedOut: t.timedOut,
    unknown: t.error,
  }[kind]
  const told = transaction?.es_del_cliente === false ? t.toStranger : t.toClient
  const { heading, lines } = linesOf(
    kind === 'approved' ? told.approved : kind === 'pending' ? told.pending : (text ?? ''),
  )
  const isRetried = canRetry(outcome)

  return (
    <section className={styles.result} data-outcome={kind}>
      <div className={`${styles.head} ${styles[look]}`}>
        <Icon size={44} stroke={1.5} />
        <div>
          <h1>{title}</h1>
          <p>{heading}</p>
        </div>
      </div>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {transaction && (
        <TransactionFacts transaction={transaction} isPaid={kind === 'approved' || kind === 'returned'} />
      )}
      {isRetried && <p className={styles.text}>{t.noCharge}</p>}
      <div className={styles.actions}>
        {kind === 'approved' && transaction && (
          <ReceiptButton url={receiptOf(transaction, sessionId)} order={transaction.buy_order} />
        )}
        {isRetried && transaction && (
          <ButtonLink kind="primary" to={paymentPath({ ...transaction, monto: transaction.amount }, mark)}>
            {t.tryAgain}
          </ButtonLink>
        )}
        {kind === 'pending' && (
          <ButtonLink kind="primary" to={pathname + search} reloadDocument>
            {t.lookAgain}
          </ButtonLink>
        )}
        {transaction?.url_seguimiento && <ButtonLink to={transaction.url_seguimiento}>{t.follow}</ButtonLink>}
        {transaction ? (
          <ButtonLink to={itemPathOf(transaction)}>{t.toMachine}</ButtonLink>
        ) : (
          <ButtonLink to="/classifieds">{t.toList}</ButtonLink>
        )}
      </div>
    </section>
  )
}

/** Returns the path of the receipt: the client's secret link, otherwise by the data of the payer's page. */
const receiptOf = ({ url_comprobante, buy_order }: Transaction, sessionId: string): string =>
  url_comprobante ?? `${receiptPath}/${buy_order}.${sessionId}`

/** Returns the path of the page of the reserved item. */
const itemPathOf = ({ clasificado_id, propiedad_id }: Transaction): string =>
  propiedad_id === null ? `/classifieds/${clasificado_id}` : `/properties/${propiedad_id}`

interface ReceiptButtonProps {
  url: string
  order: string
}

/** Saves the receipt as `comprobante_{order}.pdf`; a plain link without JavaScript (rule payments/pages). */
function ReceiptButton({ url, order }: ReceiptButtonProps) {
  const t = useTexts(texts)
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const name = `comprobante_${order}.pdf`

  async function download() {
    setBusy(true)
    const file = await fetch(url).then(
      (response) => (response.ok ? response.blob() : null),
      () => null,
    )
    setBusy(false)
    setFailed(file === null)
    if (!file) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000) // the browser reads it after the click
  }

  if (!isHydrated) {
    return (
      <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={url} download={name}>
        {t.download}
      </a>
    )
  }
  return (
    <>
      <Button kind="primary" isBusy={isBusy} onClick={() => void download()}>
        {isBusy ? t.downloading : t.download}
      </Button>
      {hasFailed && <Notice kind="danger">{t.downloadFailed}</Notice>}
    </>
  )
}
