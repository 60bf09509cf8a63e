import type { Mail } from '#core/mail/mail.ts'
import { factsOf, type Subject } from './client.ts'
import { staffPage } from './pages.ts'
import { type Notice, texts } from './texts.ts'

/** To the owner of the item and to the company, in the language of the request. */
export function noticeMail(
  house: { env: { PUBLIC_URL: string } },
  to: string,
  notice: Notice,
  about: Subject,
  message: string,
): Mail {
  const { id, idioma: language, nombre, email, telefono, empresa } = about.request
  const t = texts[language]
  const facts = [
    ...factsOf(about),
    { label: t.from, value: nombre },
    { label: t.email, value: email },
    { label: t.phone, value: telefono },
    { label: t.company, value: empresa },
    { label: t.message, value: message },
  ].filter(({ value }) => value !== '')
  const body = {
    title: t.house[notice],
    paragraphs: [],
    facts,
    button: { label: t.house.button, url: staffPage(house, id) },
  }
  return { to, language, subject: `${t.house[notice]} #${id}`, body, reason: `request.notice.${notice}` }
}
