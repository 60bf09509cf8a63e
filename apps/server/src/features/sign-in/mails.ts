import { type Language, withLanguage } from '@portal/contract/core/language'
import { passwordLimits } from '@portal/contract/core/limits'
import { unlockLimits } from '@portal/contract/sign-in/unlock-limits'
import type { Mail } from '#core/mail/mail.ts'
import { texts } from './mail-texts.ts'

interface To {
  to: string
  language: Language
}

interface ToPin extends To {
  pin: string
  expiresAt: Date
}

/** Returns the address of a public page in the reader's language. */
const page = (publicUrl: string, path: string, language: Language) => withLanguage(`${publicUrl}${path}`, language)

/** Contains no name: anyone may type a name, and could write to strangers through us. */
export function accountPinMail({ to, language, pin, expiresAt }: ToPin): Mail {
  const t = texts[language]
  const body = { ...t.accountPin, code: pin, footnote: t.ignoreCode }
  return { to, language, subject: t.accountPin.title, body, reason: 'pin.account', expiresAt }
}

export function resetPinMail({ to, language, pin, expiresAt }: ToPin): Mail {
  const t = texts[language]
  const body = { ...t.resetPin, code: pin, footnote: t.ignoreCode }
  return { to, language, subject: t.resetPin.title, body, reason: 'pin.reset', expiresAt }
}

/** Sent instead of the PIN of a new account when the address has one (rule access/one-answer). */
export function alreadyRegisteredMail(publicUrl: string, { to, language, expiresAt }: Omit<ToPin, 'pin'>): Mail {
  const t = texts[language]
  const button = { label: t.alreadyRegistered.button, url: page(publicUrl, '/reset-password', language) }
  const { title, paragraphs } = t.alreadyRegistered
  return {
    to,
    language,
    subject: title,
    body: { title, paragraphs, button, footnote: t.ignore },
    reason: 'account.exists',
    expiresAt,
  }
}

/** Sent instead of the PIN of a reset without an active account: the caller waits for a mail either way. */
export function noAccountMail(publicUrl: string, { to, language, expiresAt }: Omit<ToPin, 'pin'>): Mail {
  const t = texts[language]
  const button = { label: t.noAccount.button, url: page(publicUrl, '/create-account', language) }
  const { title, paragraphs } = t.noAccount
  return {
    to,
    language,
    subject: title,
    body: { title, paragraphs, button, footnote: t.ignore },
    reason: 'account.absent',
    expiresAt,
  }
}

/** The reason of a daily-limit mail, for counting them. */
export const limitReason = (purpose: 'reset' | 'account') => `pin.${purpose}.limit`

/**
 * The day's PINs or tries for this address are used up, perhaps not by its owner (rule pins/counted-by-purpose). With
 * the `token` of an unlock link they can continue.
 */
export function dailyLimitMail(
  publicUrl: string,
  { to, language, purpose, token }: To & { purpose: 'reset' | 'account'; token: string | null },
): Mail {
  const t = texts[language].dailyLimit
  const path = purpose === 'reset' ? '/reset-password' : '/create-account'
  const facts = [{ label: t.page, value: page(publicUrl, path, language) }]
  const body = token
    ? { title: t.title, paragraphs: [t[purpose], t.goOn], button: wayBackButton(publicUrl, language, token) }
    : { title: t.title, paragraphs: [t[purpose], t.whatNow], facts }
  return { to, language, subject: t.title, body, reason: limitReason(purpose), ...(token && endsWithLink()) }
}

/** Strangers use up the tries of a log-in: gives the owner an unlock link. */
export function loginLimitMail(
  publicUrl: string,
  { email, idioma }: Omit<LinkReceiver, 'nombres'>,
  token: string,
): Mail {
  const t = texts[idioma].dailyLimit
  const body = { title: t.title, paragraphs: [t.login, t.goOn], button: wayBackButton(publicUrl, idioma, token) }
  return { to: email, language: idioma, subject: t.title, body, reason: 'login.limit', ...endsWithLink() }
}

const wayBackButton = (publicUrl: string, language: Language, token: string) => ({
  label: texts[language].dailyLimit.button,
  url: page(publicUrl, `/continue/${token}`, language),
})

const endsWithLink = () => ({ expiresAt: new Date(Date.now() + unlockLimits.linkHours * 3_600_000) })

/** Sent instead of the PIN of a new account, for an address whose owner may still take it back for another account. */
export function recoverableMail({ to, language, expiresAt }: Omit<ToPin, 'pin'>): Mail {
  const t = texts[language]
  const { title, paragraphs } = t.recoverable
  const body = { title, paragraphs, footnote: t.ignore }
  return { to, language, subject: title, body, reason: 'account.recoverable', expiresAt }
}

export function passwordChangedMail(publicUrl: string, { email, idioma }: { email: string; idioma: Language }): Mail {
  const t = texts[idioma].passwordChanged
  const button = { label: t.button, url: page(publicUrl, '/reset-password', idioma) }
  const body = { title: t.title, paragraphs: t.paragraphs, button }
  return { to: email, language: idioma, subject: t.title, body, reason: 'password.changed' }
}

export interface LinkReceiver {
  nombres: string
  email: string
  idioma: Language
}

/** The one-time link of a user made by staff, or who lost their password; `token` comes from `issuePasswordLink`. */
export function passwordLinkMail(publicUrl: string, { nombres, email, idioma }: LinkReceiver, token: string): Mail {
  const t = texts[idioma].passwordLink
  const button = { label: t.button, url: page(publicUrl, `/create-password/${token}`, idioma) }
  const body = { title: t.title, paragraphs: [t.hello(nombres), ...t.paragraphs], button }
  const expiresAt = new Date(Date.now() + passwordLimits.linkHours * 3_600_000)
  return { to: email, language: idioma, subject: t.title, body, reason: 'password.link', expiresAt }
}
