import { logInFactorCalls } from '@portal/contract/sign-in/factor/calls'
import { IconFingerprint } from '@tabler/icons-react'
import { useNavigation } from 'react-router'
import type { Refused } from '#core/api/api.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import { Answer } from '#core/public/form/answer.tsx'
import styles from '../account-screen.module.css'
import { logInTexts } from './log-in-texts.ts'
import { hasPasskeys } from './passkeys.ts'
import { usePasskeyStep } from './use-passkey-step.ts'

/** Logs in with a passkey instead of e-mail and password, where the browser has them. */
export function PasskeyLogIn({ refusal }: { refusal: Refused | undefined }) {
  const t = useTexts(logInTexts)
  const message = useMessages(logInFactorCalls.passkey)
  const isSending = useNavigation().state !== 'idle'
  const isHydrated = useHydrated()
  const { ask, isAsking, failure } = usePasskeyStep(null)
  const said = failure ?? (refusal && message.of(refusal))
  return (
    <div className={`${styles.alternative} ${styles.scripted}`} hidden={isHydrated && !hasPasskeys()}>
      <p className={styles.or}>{t.or}</p>
      {said && !isAsking && (
        <Answer kind="danger" to={said}>
          {said}
        </Answer>
      )}
      <Button isWide isBusy={isAsking} disabled={!isHydrated || isSending} onClick={ask}>
        <IconFingerprint size={20} stroke={1.75} />
        {t.passkeyAlone}
      </Button>
    </div>
  )
}
