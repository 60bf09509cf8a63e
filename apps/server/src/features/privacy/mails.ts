import { textIn } from '@portal/contract/core/text'
import { dataRequestLimits, dataRightNames } from '@portal/contract/privacy/constants'
import { dayText } from '#core/calendar/dates.ts'
import type { Mail } from '#core/mail/mail.ts'
import type { PrivacyDeps } from './deps.ts'
import { requestUrl } from './links.ts'
import { mailTexts } from './mail-texts.ts'
import type { StoredRequest } from './queries.ts'

type House = Pick<PrivacyDeps, 'env' | 'secrets'>

const dayMs = 86_400_000

/** Asks an address to confirm. Says nothing that the sender wrote: a stranger could send their text to any address. */
export function confirmMail(house: House, request: StoredRequest): Mail {
  const { email: to, idioma: language } = request
  const t = mailTexts[language].confirm
  return {
    ...{ to, language, subject: t.title, reason: 'privacy.confirm' },
    expiresAt: new Date(Date.now() + dataRequestLimits.confirmWithinDays * dayMs),
    body: {
      title: t.title,
      paragraphs: [t.text],
      button: { label: t.button, url: requestUrl(house, request) },
      footnote: t.foot,
    },
  }
}

const factsOf = ({ tipo, idioma: language, vence_el }: StoredRequest) => [
  { label: mailTexts[language].right, value: textIn(dataRightNames[tipo], language) },
  ...(vence_el ? [{ label: mailTexts[language].due, value: dayText(vence_el, language) }] : []),
]

/** The receipt, with the last day for an answer. */
export function receivedMail(house: House, request: StoredRequest): Mail {
  const { email: to, idioma: language } = request
  const t = mailTexts[language].received
  return {
    ...{ to, language, subject: t.title, reason: 'privacy.received' },
    body: {
      title: t.title,
      paragraphs: [t.text],
      facts: factsOf(request),
      button: { label: t.button, url: requestUrl(house, request) },
    },
  }
}

/** The answer of staff, with what is known attached when they wish. */
export function answerMail(
  house: House,
  request: StoredRequest,
  answer: string,
  attachments: NonNullable<Mail['attachments']>,
): Mail {
  const { email: to, idioma: language } = request
  const t = mailTexts[language].answered
  return {
    ...{ to, language, subject: t.title, reason: 'privacy.answered', attachments },
    body: {
      title: t.title,
      paragraphs: [...answer.split(/\n+/), ...(attachments.length ? [t.attached] : [])],
      facts: factsOf(request).slice(0, 1),
      button: { label: t.button, url: requestUrl(house, request) },
    },
  }
}

/** Why staff did not do it, and where to complain. */
export function refusalMail(house: House, request: StoredRequest, reason: string): Mail {
  const { email: to, idioma: language } = request
  const t = mailTexts[language].refused
  return {
    ...{ to, language, subject: t.title, reason: 'privacy.refused' },
    body: {
      title: t.title,
      paragraphs: [t.text, ...reason.split(/\n+/)],
      facts: factsOf(request).slice(0, 1),
      button: { label: t.button, url: requestUrl(house, request) },
      footnote: t.foot,
    },
  }
}
