import { lazy, Suspense } from 'react'
import { useHydrated } from '#core/public/use-hydrated.ts'
import styles from './captcha.module.css'

/** As the server has it: our own proof of work, Google's check with its public key, or none. */
export interface CaptchaChoice {
  kind: 'altcha' | 'recaptcha' | 'off'
  siteKey: string | null
}

interface Props {
  choice: CaptchaChoice
  /** Each refused form has used its check: another one is begun. */
  refusal: unknown
}

const Altcha = lazy(() => import('./altcha.tsx'))
const Recaptcha = lazy(() => import('./recaptcha.tsx'))

/** The security check of the log-in form, in a field named `captcha`. Its space is there before it is loaded. */
export function Captcha({ choice, refusal }: Props) {
  const isHydrated = useHydrated()
  if (choice.kind === 'off') return null
  return (
    <div className={styles.place}>
      {isHydrated && (
        <Suspense>
          {choice.kind === 'altcha' ? (
            <Altcha refusal={refusal} />
          ) : (
            <Recaptcha siteKey={choice.siteKey ?? ''} refusal={refusal} />
          )}
        </Suspense>
      )}
    </div>
  )
}
