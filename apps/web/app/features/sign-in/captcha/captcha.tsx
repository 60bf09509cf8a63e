import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyCode } from '#core/framework/module-reload.ts'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import styles from './captcha.module.css'
import { type Check, solvedFirst } from './solved-first.ts'

/** The server's setting: our own proof of work, Google's check with its public key, or none. */
export interface CaptchaChoice {
  kind: 'altcha' | 'recaptcha' | 'off'
  siteKey: string | null
}

interface Props {
  choice: CaptchaChoice
  /** Each refused form has used its check, so a new one starts. */
  refusal: unknown
}

const Altcha = lazyCode(() => import('./altcha.tsx'))
const Recaptcha = lazyCode(() => import('./recaptcha.tsx'))

/** The security check of the log-in form, in a field named `captcha`. Its space is reserved before it loads. */
export function Captcha({ choice, refusal }: Props) {
  const isHydrated = useHydrated()
  const place = useRef<HTMLDivElement>(null)
  const [check] = useState(() => Promise.withResolvers<Check>())
  useEffect(() => {
    const form = place.current?.closest('form')
    return form && choice.kind === 'altcha' ? solvedFirst(form, check.promise) : undefined
  }, [choice.kind, check])

  if (choice.kind === 'off') return null
  return (
    <div className={styles.place} ref={place}>
      {isHydrated && (
        <Suspense>
          {choice.kind === 'altcha' ? (
            <Altcha refusal={refusal} onReady={check.resolve} />
          ) : (
            <Recaptcha siteKey={choice.siteKey ?? ''} refusal={refusal} />
          )}
        </Suspense>
      )}
    </div>
  )
}
