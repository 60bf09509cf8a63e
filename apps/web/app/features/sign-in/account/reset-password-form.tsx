import { accountCalls } from '@portal/contract/sign-in/calls'
import { Form, useNavigation } from 'react-router'
import { useMessages, useTexts } from '#core/language/language.ts'
import { refusalAt } from '#core/language/refusal-at.ts'
import { Button } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { FormKey } from '#core/public/form/form-key.tsx'
import { PinField } from '#core/public/form/pin-field.tsx'
import { useFocusOnRefusal } from '#core/public/form/use-focus-on-refusal.ts'
import styles from '../account-screen.module.css'
import { accountTexts } from '../account-texts.ts'
import { AccountEmail } from './account-email.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import type { StepResult } from './two-steps.ts'

/** First step: the account. */
export function ResetPinForm({ result }: { result: StepResult | undefined }) {
  const t = useTexts(accountTexts)
  const message = useMessages(accountCalls.requestResetPin)
  const form = useFocusOnRefusal(result)
  const isSending = useNavigation().state !== 'idle'
  const refusal = result?.reply.ok === false ? result.reply : undefined
  return (
    <Form method="post" ref={form} noValidate preventScrollReset>
      <input type="hidden" name="paso" value="pin" />
      <fieldset className={styles.fields}>
        {refusal && (
          <Answer kind="danger" to={refusal}>
            {message.of(refusal)}
          </Answer>
        )}
        <AccountEmail
          autoComplete="email"
          defaultValue={result?.sent.email}
          error={refusalAt(message, refusal, 'email')}
          autoFocus
        />
        <Button type="submit" kind="primary" isWide isBusy={isSending}>
          {t.askPin}
        </Button>
      </fieldset>
    </Form>
  )
}

/** Second step: the PIN and the new password. */
export function ResetForm({ result }: { result: StepResult }) {
  const t = useTexts(accountTexts)
  const asked = useMessages(accountCalls.requestResetPin)
  const message = useMessages(accountCalls.reset)
  const form = useFocusOnRefusal(result)
  const isSending = useNavigation().state !== 'idle'
  const { reply, sent, pinSentAt } = result
  return (
    <Form method="post" ref={form} noValidate preventScrollReset>
      <FormKey />
      <input type="hidden" name="pin_enviado" value={pinSentAt} />
      <input type="hidden" name="email" value={sent.email} />
      <fieldset className={styles.fields}>
        <Answer kind={reply.ok ? 'done' : 'danger'} to={reply}>
          {asked.of(reply)}
        </Answer>
        <PinField name="pin" label={t.pin} hint={t.pinHint} error={refusalAt(message, reply, 'pin')} autoFocus />
        <NewPasswordFields errorOf={(field) => refusalAt(message, reply, field)} />
        <Button type="submit" kind="primary" isWide isBusy={isSending}>
          {t.reset}
        </Button>
      </fieldset>
    </Form>
  )
}
