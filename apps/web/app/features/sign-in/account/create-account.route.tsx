import type { In } from '@portal/contract/core/fields'
import { languageOf } from '@portal/contract/core/language'
import { accountCalls } from '@portal/contract/sign-in/calls'
import type { CreateAccountSchema } from '@portal/contract/sign-in/schemas'
import { data, Form, redirect, useNavigation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { inLanguage, languageOfAddress } from '#core/language/language-address.ts'
import { refusalAt } from '#core/language/refusal-at.ts'
import { Button } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { Field } from '#core/public/form/field.tsx'
import { FormKey, takeKey } from '#core/public/form/form-key.tsx'
import { PinField } from '#core/public/form/pin-field.tsx'
import { PrivacyNote } from '#core/public/form/privacy-note.tsx'
import { useFocusOnRefusal } from '#core/public/form/use-focus-on-refusal.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import styles from '../account-screen.module.css'
import { AccountScreen } from '../account-screen.tsx'
import { accountTexts } from '../account-texts.ts'
import type { Route } from './+types/create-account.route'
import { AccountEmail } from './account-email.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PinAgain } from './pin-again.tsx'
import { readStep, resultOf, type StepResult } from './two-steps.ts'

export const handle = { cache: { params: [], areas: [] } }

async function send({ request, url, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const key = takeKey(form)
  const step = readStep(form, ['nombres', 'email'])
  const language = languageOfAddress(url.search)
  form.set('idioma', languageOf(language))

  const reply = step.asksPin
    ? await api.call(accountCalls.requestPin, { body: form })
    : await api.call(accountCalls.create, { body: form, key })
  const goesOnTo = url.searchParams.get('volver')
  const back = goesOnTo ? `&volver=${encodeURIComponent(goesOnTo)}` : ''
  if (reply.ok && !step.asksPin) throw redirect(inLanguage(`/login?aviso=cuenta${back}`, language))
  return data(resultOf(step, reply), { status: reply.ok ? 200 : reply.status })
}

export { send as action, send as clientAction }

export default function CreateAccountPage({ actionData: result }: Route.ComponentProps) {
  const t = useTexts(accountTexts)
  const email = result?.sent.email
  const isPinStep = result?.step === 'pin' && email !== undefined
  return (
    <AccountScreen
      title={isPinStep ? t.checkMail : t.createTitle}
      lead={isPinStep ? t.sentTo(email) : t.createLead}
      others={<PublicLink to="/login">{t.haveAccount}</PublicLink>}
    >
      <PageHead title={t.createTitle} description={t.createLead} />
      {isPinStep ? (
        <>
          <CreateAccountForm result={result} />
          <PinAgain key={result.pinSentAt} result={result} />
        </>
      ) : (
        <AccountPinForm result={result} />
      )}
    </AccountScreen>
  )
}

type Account = In<typeof CreateAccountSchema>

/** First step: personal data and the address for the PIN. */
function AccountPinForm({ result }: { result: StepResult | undefined }) {
  const t = useTexts(accountTexts)
  const message = useMessages(accountCalls.requestPin)
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
        <Field<Account>
          name="nombres"
          label={t.names}
          autoComplete="given-name"
          required
          autoFocus
          defaultValue={result?.sent.nombres}
          error={refusalAt(message, refusal, 'nombres')}
        />
        <AccountEmail
          autoComplete="email"
          defaultValue={result?.sent.email}
          error={refusalAt(message, refusal, 'email')}
        />
        <Button type="submit" kind="primary" isWide isBusy={isSending}>
          {t.askPin}
        </Button>
        <PrivacyNote />
      </fieldset>
    </Form>
  )
}

/** Second step: the PIN, and the password of the new account. */
function CreateAccountForm({ result }: { result: StepResult }) {
  const t = useTexts(accountTexts)
  const message = useMessages(accountCalls.create)
  const form = useFocusOnRefusal(result)
  const isSending = useNavigation().state !== 'idle'
  const { reply, sent, pinSentAt } = result
  return (
    <Form method="post" ref={form} noValidate preventScrollReset>
      <FormKey />
      <input type="hidden" name="pin_enviado" value={pinSentAt} />
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={styles.fields}>
        <Answer kind={reply.ok ? 'done' : 'danger'} to={reply}>
          {message.of(reply)}
        </Answer>
        <PinField name="pin" label={t.pin} hint={t.pinHint} error={refusalAt(message, reply, 'pin')} autoFocus />
        <Field<Account>
          name="apellido_paterno"
          label={t.surname}
          autoComplete="family-name"
          isOptional
          error={refusalAt(message, reply, 'apellido_paterno')}
        />
        <NewPasswordFields errorOf={(field) => refusalAt(message, reply, field)} />
        <Button type="submit" kind="primary" isWide isBusy={isSending}>
          {t.create}
        </Button>
      </fieldset>
    </Form>
  )
}
