import { pinLimits } from '@portal/contract/core/limits'
import { Form } from 'react-router'
import { countdownText } from '#core/formats/dates.ts'
import { useTexts } from '#core/language/language.ts'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import { useSecondsUntil } from '#core/session/use-seconds-until.ts'
import styles from '../account-screen.module.css'
import { accountTexts } from '../account-texts.ts'
import type { StepResult } from './two-steps.ts'

/**
 * Requests another PIN, three minutes after the last one (rule pins/requests). Without JavaScript the server refuses
 * earlier ones.
 */
export function PinAgain({ result }: { result: StepResult }) {
  const t = useTexts(accountTexts)
  const isHydrated = useHydrated()
  const left = useSecondsUntil(result.pinSentAt + pinLimits.minutesBetween * 60_000)
  const mustWait = isHydrated && left > 0
  return (
    <Form method="post" className={styles.aside}>
      <input type="hidden" name="paso" value="pin" />
      <input type="hidden" name="otra_vez" value="1" />
      <input type="hidden" name="pin_enviado" value={result.pinSentAt} />
      {Object.entries(result.sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <span>{t.noPin}</span>
      <button type="submit" className={styles.text} disabled={mustWait}>
        {mustWait ? t.askAgainIn(countdownText(left)) : t.askAgain}
      </button>
    </Form>
  )
}
