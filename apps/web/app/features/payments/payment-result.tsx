import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { againPath, itemPathOf, receiptOf } from './links.ts'
import { canRetry, linesOf, type Outcome, type OutcomeKind } from './outcome.ts'
import styles from './payment-result.module.css'
import { ReceiptButton } from './receipt-button.tsx'
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
          <ButtonLink kind="primary" to={againPath(transaction, mark)}>
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
