import { type Language, withLanguage } from '@portal/contract/core/language'
import { unlockLimits } from '@portal/contract/sign-in/unlock-limits'
import type { Mail } from '#core/mail/mail.ts'
import { texts } from './mail-texts.ts'

interface Owner {
  email: string
  idioma: Language
}

const pathOf = (publicUrl: string, path: string, { idioma }: Owner) => withLanguage(`${publicUrl}${path}`, idioma)

/** A mail about the second factor, whose button leads to where the owner can do something about it. */
function mailTo(
  owner: Owner,
  about: { title: string; paragraphs: readonly string[]; reason: string; url: string },
): Mail {
  const { title, paragraphs, reason, url } = about
  const button = { label: texts[owner.idioma].button, url }
  return {
    to: owner.email,
    language: owner.idioma,
    subject: title,
    body: { title, paragraphs: [...paragraphs], button },
    reason,
  }
}

const profile = (publicUrl: string) => `${publicUrl}/dashboard/perfil?tab=seguridad`

/** A device was added or removed. */
export function deviceMail(publicUrl: string, owner: Owner, what: 'added' | 'removed', name: string): Mail {
  const t = texts[owner.idioma][what]
  const paragraphs = [t.text(name), texts[owner.idioma].notYou]
  return mailTo(owner, { title: t.title, paragraphs, reason: `factor.${what}`, url: profile(publicUrl) })
}

/** Other recovery codes were made. */
export function codesMail(publicUrl: string, owner: Owner): Mail {
  const { codes, notYou } = texts[owner.idioma]
  return mailTo(owner, { ...codes, paragraphs: [codes.text, notYou], reason: 'factor.codes', url: profile(publicUrl) })
}

/** A recovery code was used; `left` are unused. */
export function recoveryUsedMail(publicUrl: string, owner: Owner, left: number): Mail {
  const { recovery, notYou } = texts[owner.idioma]
  const paragraphs = [recovery.text(left), notYou]
  return mailTo(owner, { title: recovery.title, paragraphs, reason: 'factor.recovery', url: profile(publicUrl) })
}

/** A super administrator removed all devices. */
export function factorResetMail(publicUrl: string, owner: Owner): Mail {
  const { reset } = texts[owner.idioma]
  return mailTo(owner, {
    title: reset.title,
    paragraphs: reset.paragraphs,
    reason: 'factor.reset',
    url: pathOf(publicUrl, '/login', owner),
  })
}

/** The reason of a mail about wrong codes, for counting them. */
export const limitReason = 'factor.limit'

/** Someone knows the password and guesses codes. With the link the owner's tries are counted apart. */
export function factorLimitMail(publicUrl: string, owner: Owner, token: string): Mail {
  const { limit } = texts[owner.idioma]
  const url = pathOf(publicUrl, `/continue/${token}`, owner)
  const expiresAt = new Date(Date.now() + unlockLimits.linkHours * 3_600_000)
  const button = { label: limit.button, url }
  const { title, paragraphs } = limit
  return {
    to: owner.email,
    language: owner.idioma,
    subject: title,
    body: { title, paragraphs, button },
    reason: limitReason,
    expiresAt,
  }
}
