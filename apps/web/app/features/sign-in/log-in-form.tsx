import type { In } from '@portal/contract/core/fields'
import { sessionCalls } from '@portal/contract/sign-in/calls'
import type { LoginSchema } from '@portal/contract/sign-in/schemas'
import { Form, useNavigation } from 'react-router'
import type { Refused } from '#core/api/api.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { refusalAt } from '#core/language/refusal-at.ts'
import { Button } from '#core/public/components/button.tsx'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import { Answer } from '#core/public/form/answer.tsx'
import { PasswordField } from '#core/public/form/password-field.tsx'
import { useFocusOnRefusal } from '#core/public/form/use-focus-on-refusal.ts'
import { useFieldRefusal } from '#core/public/form/use-sent-form.ts'
import { AccountEmail } from './account/account-email.tsx'
import styles from './account-screen.module.css'
import { accountTexts } from './account-texts.ts'
import { Captcha, type CaptchaChoice } from './captcha/captcha.tsx'

type LogIn = In<typeof LoginSchema>

interface Props {
  captcha: CaptchaChoice
  refusal: Refused | undefined
  /** What was refused. */
  email: string | undefined
}

/** The browser's own submit would reach no action, so button and Enter wait for hydration. */
export function LogInForm({ captcha, refusal, email }: Props) {
  const t = useTexts(accountTexts)
  const message = useMessages(sessionCalls.login)
  const form = useFocusOnRefusal(refusal)
  const isSending = useNavigation().state !== 'idle'
  const isHydrated = useHydrated()
  const emailError = useFieldRefusal(sessionCalls.login)('email', refusal, email)
  return (
    <Form method="post" ref={form} noValidate preventScrollReset className={styles.scripted}>
      <fieldset className={styles.fields}>
        {refusal && (
          <Answer kind="danger" to={refusal}>
            {emailError ?? message.of(refusal)}
            {refusal.status === 429 && <p className={styles.more}>{t.lockedOut}</p>}
          </Answer>
        )}
        <AccountEmail autoComplete="username" error={emailError} autoFocus />
        <PasswordField<LogIn>
          name="password"
          label={t.password}
          autoComplete="current-password"
          required
          error={refusalAt(message, refusal, 'password')}
        />
        <Captcha choice={captcha} refusal={refusal} />
        <Button type="submit" kind="primary" isWide isBusy={isSending} disabled={!isHydrated}>
          {t.logIn}
        </Button>
      </fieldset>
    </Form>
  )
}
