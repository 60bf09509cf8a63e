import { IconCheck, IconX } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import styles from './step-indicator.module.css'
import { texts } from './texts.ts'

/** `/payment`, the provider, `/payment_response`. */
export type PaymentStep = 'summary' | 'provider' | 'finished'

interface Props {
  current: PaymentStep
  /** Whether the payment was approved; null while it is unknown. */
  isApproved?: boolean | null
}

const order: readonly PaymentStep[] = ['summary', 'provider', 'finished']

/**
 * The steps of the payment: the current one dark, completed ones green or, if nothing was approved, red, the others
 * grey (rule payments/pages).
 */
export function StepIndicator({ current, isApproved = null }: Props) {
  const t = useTexts(texts)
  const place = order.indexOf(current)
  const isFailed = isApproved === false
  return (
    <ol className={styles.steps} aria-label={t.stepsLabel}>
      {order.map((step, index) => {
        const passed = isApproved === null ? 'passed' : isFailed ? 'failed' : 'done'
        const state = index === place ? 'current' : index > place ? 'future' : passed
        const Icon = isFailed ? IconX : IconCheck
        return (
          <li key={step} className={styles[state]} aria-current={index === place ? 'step' : undefined}>
            <span className={styles.mark}>{index < place ? <Icon size={18} stroke={2.5} /> : index + 1}</span>
            {t.steps[step]}
          </li>
        )
      })}
    </ol>
  )
}
