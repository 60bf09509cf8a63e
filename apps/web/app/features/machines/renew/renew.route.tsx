import { machineCalls } from '@portal/contract/machines/calls'
import { sectionPaths } from '@portal/contract/machines/market/sections'
import { data, Form, useNavigation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { Button, ButtonLink } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { ResultScreen } from '#features/marketplace/page/result-screen.tsx'
import type { Route } from './+types/renew.route'
import { renewTexts } from './renew-texts.ts'

async function send({ params: { token }, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const reply = await context.get(apiContext).call(machineCalls.renewByLink, { body: { token } })
  return data({ reply }, { status: reply.ok ? 200 : reply.status })
}

export { send as action, send as clientAction }

/**
 * From the mail before a machine expires (rule marketplace/expiry): a press renews it, because mail scanners open
 * links.
 */
export default function RenewPage({ actionData }: Route.ComponentProps) {
  const t = useTexts(renewTexts)
  const message = useMessages(machineCalls.renewByLink)
  const isSending = useNavigation().state !== 'idle'
  const reply = actionData?.reply
  const toList = <ButtonLink to={sectionPaths.all}>{t.toList}</ButtonLink>
  if (reply?.ok) {
    return (
      <ResultScreen kind="done" title={t.renewTitle} actions={toList}>
        <PageHead title={t.renewTitle} isPrivate />
        <p>{t.renewed}</p>
      </ResultScreen>
    )
  }
  return (
    <ResultScreen
      kind={reply ? 'danger' : 'waiting'}
      title={t.renewTitle}
      actions={
        reply ? (
          toList
        ) : (
          <Form method="post" preventScrollReset>
            <Button type="submit" kind="primary" isBusy={isSending}>
              {t.renew}
            </Button>
          </Form>
        )
      }
    >
      <PageHead title={t.renewTitle} isPrivate />
      {reply ? (
        <Answer kind="danger" to={reply}>
          {message.of(reply)}
        </Answer>
      ) : (
        <p>{t.renewText}</p>
      )}
    </ResultScreen>
  )
}
