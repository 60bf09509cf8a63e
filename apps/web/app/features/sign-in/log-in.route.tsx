import type { In } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { createAccountMessages, resetDoneMessages } from '@portal/contract/sign-in/account-messages'
import { sessionCalls } from '@portal/contract/sign-in/calls'
import { logInFactorCalls } from '@portal/contract/sign-in/factor/calls'
import type { LoginSchema } from '@portal/contract/sign-in/schemas'
import { IconFingerprint } from '@tabler/icons-react'
import { Form, redirect, useNavigation, useSearchParams } from 'react-router'
import { apiContext, type Refused } from '#core/api/api.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { languageOfAddress, storeLanguage } from '#core/language/language-address.ts'
import { refusalAt } from '#core/language/refusal-at.ts'
import { Button } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import { Answer } from '#core/public/form/answer.tsx'
import { Notice } from '#core/public/form/notice.tsx'
import { PasswordField } from '#core/public/form/password-field.tsx'
import { useFocusOnRefusal } from '#core/public/form/use-focus-on-refusal.ts'
import { useFieldRefusal } from '#core/public/form/use-sent-form.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { safeReturn } from '#core/session/safe-return.ts'
import { phaseIn } from '#core/session/session.ts'
import { enrolAddress, storedToken, storeToken, storeUser } from '#core/session/token.ts'
import type { Route } from './+types/log-in.route'
import { AccountEmail } from './account/account-email.tsx'
import styles from './account-screen.module.css'
import { AccountScreen } from './account-screen.tsx'
import { accountTexts } from './account-texts.ts'
import { Captcha, type CaptchaChoice } from './captcha/captcha.tsx'
import { LogInStep } from './factor/log-in-step.tsx'
import { type Step, sendStep } from './factor/log-in-steps.ts'
import { logInTexts } from './factor/log-in-texts.ts'
import { hasPasskeys } from './factor/passkeys.ts'
import { usePasskeyStep } from './factor/use-passkey-step.ts'
import { storeKnownBrowser } from './known-browser.ts'

export const handle = { cache: { params: ['aviso'], areas: [] }, whileClosed: true }

/** Loads the kind of check. The task is fetched when the form is used, because the page is shared by all visitors. */
export async function loader({ context }: Route.LoaderArgs) {
  const { tipo, clave_sitio } = await context.get(apiContext).load(sessionCalls.captcha, {})
  return { kind: tipo, siteKey: clave_sitio }
}

/** Sends a signed-in user on to their page. */
export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const phase = phaseIn(document.cookie, storedToken(), Date.now())
  if (phase === 'open' || phase === 'ending') throw redirect(wayOn(url))
  return serverLoader()
}
clientLoader.hydrate = true as const

export async function clientAction({ request, url, context }: Route.ClientActionArgs) {
  const api = context.get(apiContext)
  const reply = await sendStep(api, await request.formData())
  if (!reply.ok) return reply
  storeKnownBrowser(reply.datos.dispositivo)
  storeToken(reply.datos.token)
  storeLanguage(languageOfAddress(url.search)) // the dashboard continues in the language of this page
  const information = await api.call(sessionCalls.userInformation, {})
  if (information.ok) storeUser(information.datos.usuario) // the log-in succeeded; the dashboard loads the name again
  // the form of a cached page posts without the return address
  const way = wayOn(new URL(window.location.href))
  throw redirect(reply.datos.debe_registrar ? enrolAddress(way) : way)
}

const wayOn = ({ searchParams }: URL) => safeReturn(searchParams.get('volver'))

export default function LogInPage({ loaderData: captcha, actionData: refused }: Route.ComponentProps) {
  const t = useTexts(accountTexts)
  const factor = useTexts(logInTexts)
  const refusalOf = (step: Step) => (refused?.step === step ? refused.refusal : undefined)
  if (refused?.waiting) {
    return (
      <AccountScreen title={factor.title} lead={factor.lead}>
        <PageHead title={factor.title} description={t.logInLead} />
        <LogInStep
          key={refused.waiting.reto}
          waiting={refused.waiting}
          refused={refused.kind}
          refusal={refusalOf('factor')}
        />
      </AccountScreen>
    )
  }
  return (
    <AccountScreen
      title={t.logInTitle}
      others={
        <>
          <PublicLink to="/reset-password">{t.forgotten}</PublicLink>
          <PublicLink to="/create-account">{t.createAccount}</PublicLink>
        </>
      }
    >
      <PageHead title={t.logInTitle} description={t.logInLead} />
      {!refused && <News />}
      {refused?.step === 'factor' && <LogInOver refusal={refused.refusal} />}
      <LogInForm captcha={captcha} refusal={refusalOf('password')} email={refused?.email} />
      <PasskeyLogIn refusal={refusalOf('passkey')} />
      <noscript>
        <p className={styles.notice}>{t.needsScript}</p>
      </noscript>
    </AccountScreen>
  )
}

/** Says why the second step begins again with the password. */
function LogInOver({ refusal }: { refusal: Refused }) {
  const message = useMessages(logInFactorCalls.finish)
  return (
    <div className={styles.notice}>
      <Answer kind="danger" to={refusal}>
        {message.of(refusal)}
      </Answer>
    </div>
  )
}

const newsOf = {
  cuenta: createAccountMessages.created,
  clave: resetDoneMessages.restored,
  continuar: resetDoneMessages.goOn,
}

/** Says why the reader is here: they just created an account or a password, or a page requires log-in. */
function News() {
  const t = useTexts(accountTexts)
  const language = useLanguage()
  const isHydrated = useHydrated()
  const [params] = useSearchParams()
  const news = params.get('aviso')
  if (news === 'cuenta' || news === 'clave' || news === 'continuar') {
    return (
      <div className={styles.notice}>
        <Notice kind="done">{textIn(newsOf[news], language)}</Notice>
      </div>
    )
  }
  if (!isHydrated || !params.get('volver')) return null // the cached page does not contain the return address
  return (
    <div className={styles.notice}>
      <Notice kind="info">{t.returning}</Notice>
    </div>
  )
}

/** Logs in with a passkey instead of e-mail and password, where the browser has them. */
function PasskeyLogIn({ refusal }: { refusal: Refused | undefined }) {
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

type LogIn = In<typeof LoginSchema>

interface Props {
  captcha: CaptchaChoice
  refusal: Refused | undefined
  /** What was refused. */
  email: string | undefined
}

/** The browser's own submit would reach no action, so button and Enter wait for hydration. */
function LogInForm({ captcha, refusal, email }: Props) {
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
