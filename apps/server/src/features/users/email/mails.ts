import { type Language, withLanguage } from '@portal/contract/core/language'
import { emailChangeLimits } from '@portal/contract/users/email-limits'
import type { Mail } from '#core/mail/mail.ts'
import { texts } from './mail-texts.ts'
import type { EmailChange } from './queries.ts'

const { confirmHours, takeBackHours } = emailChangeLimits

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

/** What a mail about a change needs: the language, and the token of its link. */
interface About {
  publicUrl: string
  change: Pick<EmailChange, 'email_nuevo' | 'email_anterior' | 'pedido_por' | 'usuario_id'>
  language: Language
}

const link = (publicUrl: string, token: string, language: Language) =>
  withLanguage(`${publicUrl}/email-change/${token}`, language)

/** Contains no name: an account may have any name, and would write to strangers through us. */
export function confirmMail({ publicUrl, change, language }: About, token: string): Mail {
  const { title, paragraphs, button } = texts[language].confirm
  const { ignore: footnote } = texts[language]
  const body = { title, paragraphs, button: { label: button, url: link(publicUrl, token, language) }, footnote }
  const expiresAt = inHours(confirmHours)
  return { to: change.email_nuevo, language, subject: title, body, reason: 'email.confirm', expiresAt }
}

/**
 * Sent instead when the address has an account: who starts the change is told nothing else (rule access/one-answer).
 */
export function takenMail({ change, language }: About): Mail {
  const { title, paragraphs } = texts[language].taken
  const body = { title, paragraphs }
  return { to: change.email_nuevo, language, subject: title, body, reason: 'email.taken' }
}

/** To the old address, immediately: it can stop the change. */
export function startedMail({ publicUrl, change, language }: About, token: string): Mail {
  const t = texts[language]
  const { title, button } = t.started
  const isOwn = change.pedido_por === change.usuario_id
  const body = {
    title,
    paragraphs: isOwn ? [t.started.own, t.started.ownNotYou] : [t.started.staff, t.started.staffNotYou],
    facts: factsOf(change, language),
    button: { label: button, url: link(publicUrl, token, language) },
  }
  const expiresAt = inHours(confirmHours)
  return { to: change.email_anterior, language, subject: title, body, reason: 'email.started', expiresAt }
}

/** To the old address, after the change. */
export function changedMail({ publicUrl, change, language }: About, token: string): Mail {
  const { title, paragraphs, button } = texts[language].changed
  const facts = [{ label: texts[language].to, value: change.email_nuevo }]
  const body = { title, paragraphs, facts, button: { label: button, url: link(publicUrl, token, language) } }
  const expiresAt = inHours(takeBackHours)
  return { to: change.email_anterior, language, subject: title, body, reason: 'email.changed', expiresAt }
}

/** To the address that lost the account again. */
export function takenBackMail(to: string, language: Language): Mail {
  const { title, paragraphs } = texts[language].takenBack
  return { to, language, subject: title, body: { title, paragraphs }, reason: 'email.takenBack' }
}

const factsOf = ({ email_anterior, email_nuevo }: About['change'], language: Language) => [
  { label: texts[language].from, value: email_anterior },
  { label: texts[language].to, value: email_nuevo },
]
