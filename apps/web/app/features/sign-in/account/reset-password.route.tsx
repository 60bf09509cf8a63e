import { languageOf } from '@portal/contract/core/language'
import { accountCalls } from '@portal/contract/sign-in/calls'
import { data, redirect } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { inLanguage, languageOfAddress } from '#core/language/language-address.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { takeKey } from '#core/public/form/form-key.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { AccountScreen } from '../account-screen.tsx'
import { accountTexts } from '../account-texts.ts'
import { withBrowser } from '../known-browser.ts'
import type { Route } from './+types/reset-password.route'
import { PinAgain } from './pin-again.tsx'
import { ResetForm, ResetPinForm } from './reset-password-form.tsx'
import { readStep, resultOf } from './two-steps.ts'

export const handle = { cache: { params: [], areas: [] } }

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
