import { accountCalls } from '@portal/contract/sign-in/calls'
import { data, Form, redirect, useNavigation, useSearchParams } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { inLanguage, languageOfAddress } from '#core/language/language-address.ts'
import { refusalAt } from '#core/language/refusal-at.ts'
import { Button } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { FormKey, takeKey } from '#core/public/form/form-key.tsx'
import { useFocusOnRefusal } from '#core/public/form/use-focus-on-refusal.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import styles from '../account-screen.module.css'
import { AccountScreen } from '../account-screen.tsx'
import { accountTexts } from '../account-texts.ts'
import { withBrowser } from '../known-browser.ts'
import type { Route } from './+types/create-password.route'
import { LinkGone } from './link-gone.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

/** Loads the owner of a password link. An expired link is an answer, not an error. */
async function load({ params, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const reply = await context.get(apiContext).call(accountCalls.passwordLink, { params })
  return data(reply, { status: reply.ok ? 200 : reply.status })
}

async function send({ request, url, params, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const form = await request.formData()
  const key = takeKey(form)
  const body = withBrowser(form)
  const reply = await context.get(apiContext).call(accountCalls.choosePassword, { params, body, key })
  const language = languageOfAddress(url.search)
  if (reply.ok) throw redirect(inLanguage('/login?aviso=clave', language))
  return data(reply, { status: reply.status })
}

export const handle = { whileClosed: true }

export { load as loader, load as clientLoader, send as action, send as clientAction }

/** Only a success uses the link up; loading its owner again would only delay the answer. */
export const shouldRevalidate = () => false

export default function CreatePasswordPage({ loaderData: owner, actionData: refusal }: Route.ComponentProps) {
  const t = useTexts(accountTexts)
  const message = useMessages(accountCalls.choosePassword)
  const form = useFocusOnRefusal(refusal)
  const isSending = useNavigation().state !== 'idle'
  const [params] = useSearchParams()

  if (!owner.ok) return <LinkGone call={accountCalls.passwordLink} refusal={owner} lead={t.linkLead} />
  const isBack = params.get('aviso') === 'recuperada'
  return (
    <AccountScreen
      title={isBack ? t.backTitle : t.chooseTitle}
      lead={isBack ? t.backLead(owner.datos.email) : t.chooseLead(owner.datos.nombres, owner.datos.email)}
    >
      <PageHead title={isBack ? t.backTitle : t.chooseTitle} isPrivate />
      <Form method="post" ref={form} noValidate preventScrollReset>
        <FormKey />
        {/* tells password managers the account */}
        <input
          className={frame.unseen}
          autoComplete="username"
          value={owner.datos.email}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <fieldset className={styles.fields}>
          {refusal && (
            <Answer kind="danger" to={refusal}>
              {message.of(refusal)}
            </Answer>
          )}
          <NewPasswordFields errorOf={(field) => refusalAt(message, refusal, field)} />
          <Button type="submit" kind="primary" isWide isBusy={isSending}>
            {t.reset}
          </Button>
        </fieldset>
      </Form>
    </AccountScreen>
  )
}
