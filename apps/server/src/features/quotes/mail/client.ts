import { withLanguage } from '@portal/contract/core/language'
import { licenseCodeText } from '@portal/contract/licenses/constants'
import type { ProductionBlock } from '@portal/contract/permits/constants'
import { dayText } from '#core/calendar/dates.ts'
import { moneyText } from '#core/documents/formats.ts'
import { greeting } from '#core/mail/greeting.ts'
import type { MailBody } from '#core/mail/layout.ts'
import type { Mail } from '#core/mail/mail.ts'
import type { BoughtRenewal } from '#features/licenses/service.ts'
import type { QuoteDeps } from '../deps.ts'
import { shortHashLength } from '../frozen/content.ts'
import { clientPath } from '../links.ts'
import type { LockedQuote } from '../queries.ts'
import { clientTexts } from './client-texts.ts'

type House = Pick<QuoteDeps, 'env' | 'secrets'>

/** Returns what identifies a quote, and what was agreed. */
export function factsOf(quote: LockedQuote, language = quote.idioma): NonNullable<MailBody['facts']> {
  const t = clientTexts[language]
  return [
    { label: t.number, value: quote.codigo },
    { label: t.revision, value: `${quote.revision}` },
    { label: t.total, value: moneyText(quote.total, quote.moneda) },
    { label: t.validity, value: dayText(quote.vigencia, language) },
    { label: t.hash, value: quote.hash.slice(0, shortHashLength) },
  ]
}

/** Returns the address of the client's page. */
export const clientPage = ({ env, secrets }: House, quote: LockedQuote): string =>
  withLanguage(`${env.PUBLIC_URL}${clientPath(secrets.enlace, quote)}`, quote.idioma)

/** `isPlain`: without what the author typed, whom nobody knows. */
function letter(house: House, quote: LockedQuote, reason: string, body: MailBody, isPlain = false): Mail {
  const { idioma: language, cliente_email: to, cliente_nombre: name } = quote
  const t = clientTexts[language]
  const paragraphs = [...(isPlain ? [] : greeting(t.hello, name)), ...body.paragraphs]
  const facts = [
    ...factsOf(quote),
    ...(quote.referencia && !isPlain ? [{ label: t.reference, value: quote.referencia }] : []),
  ]
  const button = { label: t.open, url: clientPage(house, quote) }
  return {
    to,
    language,
    subject: body.title,
    reason,
    body: { footnote: t.linkHint, ...body, paragraphs, facts, button },
  }
}

/** Sent while the client waits; useless when the PIN has expired. */
export function pinMail(
  house: House,
  quote: LockedQuote,
  {
    pin,
    expiresAt,
    block,
    goesToFactory,
    isPlain,
  }: { pin: string; expiresAt: Date; block: ProductionBlock | null; goesToFactory: boolean; isPlain: boolean },
): Mail {
  const { title, text, unmade, blocked, footnote } = clientTexts[quote.idioma].pin
  const paragraphs = [block ? blocked : goesToFactory ? text : unmade]
  const body = { title: title(quote.codigo), paragraphs, code: pin, footnote }
  return { ...letter(house, quote, 'pin.quote', body, isPlain), expiresAt }
}

interface Sending {
  /** Of the seller, whom the answer reaches. */
  replyTo: string | undefined
  /** A personal line of who sends it; empty without one. */
  message: string
  /** The document, and its name. */
  document: { fileId: string; name: string }
}

export function linkMail(house: House, quote: LockedQuote, { replyTo, message, document }: Sending): Mail {
  const { title, text } = clientTexts[quote.idioma].sent
  const body = { title: title(quote.codigo), paragraphs: [...(message ? [message] : []), text] }
  return { ...letter(house, quote, 'quote.sent', body), replyTo, attachments: [document] }
}

/** To a client who has not confirmed yet; it only names the last day, without further pressure. */
export function reminderMail(house: House, quote: LockedQuote): Mail {
  const { title, text, footnote } = clientTexts[quote.idioma].reminder
  const body = {
    title: title(quote.codigo, dayText(quote.vigencia, quote.idioma)),
    paragraphs: [text],
    footnote,
  }
  return letter(house, quote, 'quote.reminder', body)
}

/** What a confirmation led to: whether there is something to make, why the order waits, and what became of the license that the quote names. */
export interface Confirmed {
  block: ProductionBlock | null
  renewal: BoughtRenewal | null
  goesToFactory: boolean
}

/** Says that the order goes to production, or what it waits for and where to upload it; and until when a license works. */
export function confirmedMail(house: House, quote: LockedQuote, { block, renewal, goesToFactory }: Confirmed): Mail {
  const { title, text, unmade, footnote, blocked, license } = clientTexts[quote.idioma].confirmed
  const paragraphs = block ? [blocked.text, blocked.upload] : [goesToFactory ? text : unmade]
  if (renewal) {
    const code = licenseCodeText(renewal.code)
    const end = renewal.endsOn && dayText(renewal.endsOn, quote.idioma)
    paragraphs.push(end ? license.renewed(code, end) : license.waits(code))
  }
  return letter(house, quote, 'quote.confirmed', { title: title(quote.codigo), paragraphs, footnote })
}

/** To a client: how their order goes on. Its facts are those of the step, besides the number. */
export function orderMail(
  house: House,
  quote: LockedQuote,
  body: Pick<MailBody, 'title' | 'paragraphs'> & { facts: NonNullable<MailBody['facts']> },
): Mail {
  const { idioma: language, cliente_email: to, cliente_nombre: name } = quote
  const t = clientTexts[language]
  const facts = [
    { label: t.number, value: quote.codigo },
    { label: t.reference, value: quote.referencia },
    ...body.facts,
  ]
  return {
    to,
    language,
    subject: body.title,
    reason: 'quote.order',
    body: {
      title: body.title,
      paragraphs: [...greeting(t.hello, name), ...body.paragraphs],
      facts: facts.filter(({ value }) => value !== ''),
      button: { label: t.openOrder, url: clientPage(house, quote) },
      footnote: t.confirmed.footnote,
    },
  }
}

/** To a client whose order waited for a permit. */
export function releasedMail(house: House, quote: LockedQuote): Mail {
  const { title, text, footnote } = clientTexts[quote.idioma].released
  return letter(house, quote, 'quote.released', { title: title(quote.codigo), paragraphs: [text], footnote })
}
