import { languageOf } from '@portal/contract/core/language'
import { accountCalls } from '@portal/contract/sign-in/calls'
import { data, Form, redirect, useNavigation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { inLanguage, languageOfAddress } from '#core/language/language-address.ts'
import { refusalAt } from '#core/language/refusal-at.ts'
import { Button } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { FormKey, takeKey } from '#core/public/form/form-key.tsx'
import { PinField } from '#core/public/form/pin-field.tsx'
import { useFocusOnRefusal } from '#core/public/form/use-focus-on-refusal.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import styles from '../account-screen.module.css'
import { AccountScreen } from '../account-screen.tsx'
import { accountTexts } from '../account-texts.ts'
import { withBrowser } from '../known-browser.ts'
import type { Route } from './+types/reset-password.route'
import { AccountEmail } from './account-email.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PinAgain } from './pin-again.tsx'
import { readStep, resultOf, type StepResult } from './two-steps.ts'

export const handle = { cache: { params: [], areas: [] }, whileClosed: true }

async function send({ request, url, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const key = takeKey(form)
  const step = readStep(form, ['email'])
  const language = languageOfAddress(url.search)
  if (step.asksPin) form.set('idioma', languageOf(language))

  const reply = step.asksPin
    ? await api.call(accountCalls.requestResetPin, { body: form })
    : await api.call(accountCalls.reset, { body: withBrowser(form), key })
  if (reply.ok && !step.asksPin) throw redirect(inLanguage('/login?aviso=clave', language))
  return data(resultOf(step, reply), { status: reply.ok ? 200 : reply.status })
}

export { send as action, send as clientAction }

export default function ResetPasswordPage({ actionData: result }: Route.ComponentProps) {
  const t = useTexts(accountTexts)
  const email = result?.sent.email
  const isPinStep = result?.step === 'pin' && email !== undefined
  return (
    <AccountScreen
      title={isPinStep ? t.checkMail : t.resetTitle}
      lead={isPinStep ? t.sentTo(email) : t.resetLead}
      others={
        <>
          <PublicLink to="/login">{t.logIn}</PublicLink>
          <PublicLink to="/create-account">{t.createAccount}</PublicLink>
        </>
      }
    >
      <PageHead title={t.resetTitle} description={t.resetLead} />
      {isPinStep ? (
        <>
          <ResetForm result={result} />
          <PinAgain key={result.pinSentAt} result={result} />
        </>
      ) : (
        <ResetPinForm result={result} />
      )}
    </AccountScreen>
  )
}

/** First step: the account. */
function ResetPinForm({ result }: { result: StepResult | undefined }) {
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
function ResetForm({ result }: { result: StepResult }) {
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
