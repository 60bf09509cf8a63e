import type { PageLanguage } from '@portal/contract/core/language'
import { ownPermitPath, PermitStatus } from '@portal/contract/permits/constants'
import { dayText } from '#core/calendar/dates.ts'
import type { Company, MailBody } from '#core/mail/layout.ts'
import type { Mail } from '#core/mail/mail.ts'
import { mailTexts } from './mail-texts.ts'

interface Reader {
  email: string
  idioma: PageLanguage
}

interface Permit {
  empresa_nombre: string
  numero: string
  vence_el: string
}

type Portal = Pick<Company, 'url'>

function letter(
  { url }: Portal,
  { email, idioma: language }: Reader,
  permit: Permit,
  reason: string,
  body: MailBody,
  page = `${url}${ownPermitPath}`,
): Mail {
  const t = mailTexts[language]
  const facts = [
    { label: t.company, value: permit.empresa_nombre },
    { label: t.number, value: permit.numero },
    { label: t.end, value: dayText(permit.vence_el, language) },
    ...(body.facts ?? []),
  ]
  const button = { label: t.open, url: page }
  return { to: email, language, subject: body.title, reason, body: { button, ...body, facts } }
}

/** To the company: what staff decided about its permit. `page`: where a client reads of it. */
export function decisionMail(
  company: Portal,
  reader: Reader,
  permit: Permit & { estado: PermitStatus; motivo: string },
  page?: string,
): Mail {
  const t = mailTexts[reader.idioma]
  const isApproved = permit.estado === PermitStatus.approved
  const { title, text } = isApproved ? t.approved : t.refused
  const body = {
    title: title(permit.empresa_nombre),
    paragraphs: [text],
    facts: isApproved ? [] : [{ label: t.reason, value: permit.motivo }],
  }
  return letter(company, reader, permit, isApproved ? 'permit.approved' : 'permit.refused', body, page)
}

/** To the company: its permit ends in so many days, or today. */
export function warningMail(
  company: Portal,
  reader: Reader,
  { left, espera_otro: isRenewed, ...permit }: Permit & { left: number; espera_otro: boolean },
): Mail {
  const t = mailTexts[reader.idioma]
  return letter(company, reader, permit, 'permit.ends', {
    title: t.ends.title(permit.empresa_nombre, left),
    paragraphs: [t.ends.text, isRenewed ? t.ends.renewed : t.ends.renew],
  })
}
