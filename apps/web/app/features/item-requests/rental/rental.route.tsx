import { paramsMessages } from '@portal/contract/core/params-messages'
import { textIn } from '@portal/contract/core/text'
import { requestCalls } from '@portal/contract/item-requests/calls'
import { sectionPaths } from '@portal/contract/machines/market/sections'
import { machineMessages } from '@portal/contract/machines/messages'
import { data, Form, type ShouldRevalidateFunctionArgs } from 'react-router'
import { type Api, apiContext, type Reply } from '#core/api/api.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { Button, ButtonLink } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { ResultScreen } from '#features/marketplace/page/result-screen.tsx'
import type { Route } from './+types/rental.route'
import styles from './rental.module.css'
import { rentalTexts } from './rental-texts.ts'

/** Returns the parameters of the link in a rent mail (rule requests/rent-interest). */
function askedIn(url: URL) {
  const params = url.searchParams
  const [solicitudClasificadoId, email] = [params.get('solicitud_clasificado_id'), params.get('email')]
  return solicitudClasificadoId && email ? { solicitud_clasificado_id: solicitudClasificadoId, email } : null
}

/** Saves nothing: mail scanners open links. Only the browser or a press of the button saves. */
export const loader = ({ url }: Route.LoaderArgs) => ({ hasParams: askedIn(url) !== null, reply: null })

async function save(api: Api, url: URL): Promise<{ hasParams: boolean; reply: Reply<null> | null }> {
  const asked = askedIn(url)
  const reply = asked && (await api.call(requestCalls.showRentInterest, { body: asked }))
  return { hasParams: asked !== null, reply }
}

export const clientLoader = ({ url, context }: Route.ClientLoaderArgs) => save(context.get(apiContext), url)
clientLoader.hydrate = true as const

export async function action({ url, context }: Route.ActionArgs) {
  const saved = await save(context.get(apiContext), url)
  return data(saved, { status: saved.reply?.ok === false ? saved.reply.status : 200 })
}

/** Saved once per opening: a change of language shows the same result. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  ['solicitud_clasificado_id', 'email'].some(
    (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
  )

/** Shown before anything is saved. The button is for visitors without JavaScript. */
function Waiting() {
  const t = useTexts(rentalTexts)
  return (
    <ResultScreen kind="waiting" title={t.rentTitle}>
      <PageHead title={t.rentTitle} isPrivate />
      <p className={styles.scripted}>{t.saving}</p>
      <noscript>
        <p>{t.confirmText}</p>
        <Form method="post">
          <Button type="submit" kind="primary">
            {t.confirm}
          </Button>
        </Form>
      </noscript>
    </ResultScreen>
  )
}

/** Only the answer of the page holds the result, so leaving clears it. */
export default function RentalPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(rentalTexts)
  const language = useLanguage()
  const message = useMessages(requestCalls.showRentInterest)
  const { hasParams, reply } = actionData ?? loaderData
  const actions = <ButtonLink to={sectionPaths.rent}>{t.rentals}</ButtonLink>
  if (!hasParams) {
    return (
      <ResultScreen kind="danger" title={t.rentTitle} actions={actions}>
        <PageHead title={t.rentTitle} isPrivate />
        <p>{textIn(paramsMessages.missing, language)}</p>
      </ResultScreen>
    )
  }
  if (!reply) return <Waiting />
  const isAgain = !reply.ok && reply.codigo === machineMessages.rentalAlreadySent.code
  const kind = reply.ok ? 'done' : isAgain ? 'warn' : 'danger'
  const title = { done: t.rentOk, warn: t.rentAgain, danger: t.rentFailed }[kind]
  return (
    <ResultScreen kind={kind} title={title} actions={actions}>
      <PageHead title={t.rentTitle} isPrivate />
      <p>{message.of(reply)}</p>
      {reply.ok && <p>{t.rentOkText}</p>}
    </ResultScreen>
  )
}
