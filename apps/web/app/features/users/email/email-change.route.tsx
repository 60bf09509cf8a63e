import type { Of } from '@portal/contract/core/fields'
import { userCalls } from '@portal/contract/users/calls'
import type { EmailLinkFactsSchema } from '@portal/contract/users/schemas'
import { data, Form, redirect, useNavigation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { inLanguage, languageOfAddress } from '#core/language/language-address.ts'
import { Button, ButtonLink } from '#core/public/components/button.tsx'
import { Notice } from '#core/public/form/notice.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { AccountScreen } from '#features/sign-in/account-screen.tsx'
import type { Route } from './+types/email-change.route'
import styles from './email-change.module.css'
import { emailTexts } from './email-texts.ts'

type Facts = Of<typeof EmailLinkFactsSchema>

/** Loads the link of an e-mail change. Opening it changes nothing: mail scanners open links too. */
async function load({ params, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const reply = await context.get(apiContext).call(userCalls.emailLink, { params })
  return data(reply, { status: reply.ok ? 200 : reply.status })
}

/** When the password was invalidated, the owner continues to choose another one. */
async function send({ url, params, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const reply = await context.get(apiContext).call(userCalls.useEmailLink, { params })
  if (!reply.ok) return data(reply, { status: reply.status })
  if (!reply.datos.enlace) return data(reply)
  const to = `/create-password/${reply.datos.enlace}?aviso=recuperada`
  throw redirect(inLanguage(to, languageOfAddress(url.search)))
}

export const handle = { whileClosed: true }

export { load as loader, load as clientLoader, send as action, send as clientAction }

/** Keeps the text about the link after it was used. */
export const shouldRevalidate = () => false

export default function EmailChangePage({ loaderData: link, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(emailTexts)
  const message = useMessages(userCalls.useEmailLink)
  if (answer?.ok) return <Done accion={answer.datos.accion} email={link.ok ? link.datos.email_nuevo : ''} />
  if (link.ok) return <Question facts={link.datos} refusal={answer && message.of(answer)} />
  return (
    <AccountScreen title={t.goneTitle} lead={t.goneLead}>
      <PageHead title={t.goneTitle} isPrivate />
      <div className={styles.parts}>
        <Notice kind="danger">{message.of(link)}</Notice>
        <ButtonLink kind="primary" to="/reset-password">
          {t.reset}
        </ButtonLink>
      </div>
    </AccountScreen>
  )
}

function Question({ facts, refusal }: { facts: Facts; refusal: string | undefined }) {
  const t = useTexts(emailTexts)
  const { dateTime } = useFormats()
  const isSending = useNavigation().state !== 'idle'
  const { title, lead, what, button } = useWords(facts)
  return (
    <AccountScreen title={title} lead={lead}>
      <PageHead title={title} isPrivate />
      <Form method="post" className={styles.parts}>
        {refusal && <Notice kind="danger">{refusal}</Notice>}
        {what.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Button type="submit" kind="primary" isWide isBusy={isSending}>
          {button}
        </Button>
        <p className={styles.quiet}>{t.until(dateTime(facts.vence_en))}</p>
      </Form>
    </AccountScreen>
  )
}

function useWords({ accion, email_nuevo: to, email_anterior: from, protege }: Facts) {
  const t = useTexts(emailTexts)
  return {
    confirmar: { title: t.confirmTitle, lead: t.confirmLead(to), what: [t.confirmWhat], button: t.confirm },
    conservar: {
      title: t.keepTitle,
      lead: t.keepLead(from ?? '', to),
      what: protege ? [t.keepWhat, t.keepProtects] : [t.keepWhat],
      button: t.keep,
    },
    recuperar: {
      title: t.takeBackTitle,
      lead: t.takeBackLead(from ?? '', to),
      what: [t.takeBackWhat],
      button: t.takeBack,
    },
  }[accion]
}

function Done({ accion, email }: Pick<Facts, 'accion'> & { email: string }) {
  const t = useTexts(emailTexts)
  const said = {
    confirmar: { title: t.confirmedTitle, lead: t.confirmedLead(email) },
    conservar: { title: t.keptTitle, lead: t.keptLead },
    recuperar: { title: t.backTitle, lead: t.backLead },
  }[accion]
  return (
    <AccountScreen title={said.title} lead={said.lead}>
      <PageHead title={said.title} isPrivate />
      <div className={styles.parts} role="status">
        <ButtonLink kind="primary" to="/login">
          {t.logIn}
        </ButtonLink>
      </div>
    </AccountScreen>
  )
}
