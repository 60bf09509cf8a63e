import { languageOf } from '@portal/contract/core/language'
import type { Mail } from '#core/mail/mail.ts'
import { factsOf, type Subject } from './client.ts'
import { houseTexts, type Notice } from './house-texts.ts'
import { staffPage } from './pages.ts'
import { texts } from './texts.ts'

/** To the owner of the item and to the company, in the language of the request; in Spanish when that is Portuguese. */
export function noticeMail(
  house: { env: { PUBLIC_URL: string } },
  to: string,
  notice: Notice,
  about: Subject,
  message: string,
): Mail {
  const { id, idioma, nombre, email, telefono, empresa } = about.request
  const language = languageOf(idioma)
  const t = houseTexts[language]
  const facts = [
    ...factsOf(about, language, texts[language].repairOf(about.request.marca)),
    { label: t.from, value: nombre },
    { label: t.email, value: email },
    { label: t.phone, value: telefono },
    { label: t.company, value: empresa },
    { label: t.message, value: message },
  ].filter(({ value }) => value !== '')
  const body = {
    title: t.notice[notice],
    paragraphs: [],
    facts,
    button: { label: t.button, url: staffPage(house, id) },
  }
  return { to, language, subject: `${body.title} #${id}`, body, reason: `request.notice.${notice}` }
}
