import { accountCalls } from '@portal/contract/sign-in/calls'
import { data, Form, redirect, useNavigation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { inLanguage, languageOfAddress } from '#core/language/language-address.ts'
import { Button } from '#core/public/components/button.tsx'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import { Answer } from '#core/public/form/answer.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import styles from '../account-screen.module.css'
import { AccountScreen } from '../account-screen.tsx'
import { accountTexts } from '../account-texts.ts'
import { storeKnownBrowser } from '../known-browser.ts'
import type { Route } from './+types/continue.route'
import { LinkGone } from './link-gone.tsx'

/** Loads the owner of an unlock link. Opening it changes nothing: mail scanners open links too. */
async function load({ params, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const reply = await context.get(apiContext).call(accountCalls.wayBack, { params })
  return data(reply, { status: reply.ok ? 200 : reply.status })
}

async function send({ request, url, params, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const form = await request.formData()
  const reply = await context.get(apiContext).call(accountCalls.goOn, { params, body: form })
  if (!reply.ok) return data(reply, { status: reply.status })
  const { dispositivo, enlace } = reply.datos
  if (typeof document !== 'undefined') storeKnownBrowser(dispositivo)
  const to = enlace ? `/create-password/${enlace}` : '/login?aviso=continuar'
  throw redirect(inLanguage(to, languageOfAddress(url.search)))
}

export const handle = { whileClosed: true }

export { load as loader, load as clientLoader, send as action, send as clientAction }

/** Only a success uses the link up, and leaves this page. */
export const shouldRevalidate = () => false

export default function ContinuePage({ loaderData: owner, actionData: refusal }: Route.ComponentProps) {
  const t = useTexts(accountTexts)
  const message = useMessages(accountCalls.goOn)
  const isSending = useNavigation().state !== 'idle'
  const isHydrated = useHydrated()
  if (!owner.ok) return <LinkGone call={accountCalls.wayBack} refusal={owner} lead={t.goOnGone} />
  return (
    <AccountScreen title={t.goOnTitle} lead={t.goOnLead(owner.datos.nombres, owner.datos.email)}>
      <PageHead title={t.goOnTitle} isPrivate />
      <Form method="post">
        <fieldset className={styles.fields}>
          {refusal && (
            <Answer kind="danger" to={refusal}>
              {message.of(refusal)}
            </Answer>
          )}
          {/* Needs a script, because the browser stores the device token; choosing a new password needs none. */}
          <Button
            type="submit"
            kind="primary"
            isWide
            name="accion"
            value="ingresar"
            disabled={isSending || !isHydrated}
          >
            {t.goOnLogIn}
          </Button>
          <Button type="submit" isWide name="accion" value="clave" disabled={isSending}>
            {t.goOnPassword}
          </Button>
        </fieldset>
      </Form>
    </AccountScreen>
  )
}
