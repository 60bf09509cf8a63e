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
import type { Route } from './+types/create-account.route'
import { AccountPinForm, CreateAccountForm } from './create-account-form.tsx'
import { PinAgain } from './pin-again.tsx'
import { readStep, resultOf } from './two-steps.ts'

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
