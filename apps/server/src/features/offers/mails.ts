import { type PageLanguage, withLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { moneyText } from '#core/documents/formats.ts'
import type { MailBody } from '#core/mail/layout.ts'
import type { Mail } from '#core/mail/mail.ts'
import { type LockedRequest, trackingPath } from '#features/item-requests/service.ts'
import { momentText, type Titled } from '#features/marketplace/mail-formats.ts'
import type { OfferDeps } from './deps.ts'
import { counterPath } from './links.ts'
import { mailTexts } from './mail-texts.ts'
import type { LockedOffer } from './queries.ts'

type House = Pick<OfferDeps, 'env' | 'secrets'>

interface About {
  request: Pick<LockedRequest, 'id' | 'email' | 'idioma' | 'enlace_version' | 'zona'>
  item: Titled & { id: number }
  offer: Omit<LockedOffer, 'ahora'>
}

/** Without the name that they typed: nobody has confirmed the address. */
function letter({ env }: House, { request, item, offer }: About, reason: string, path: string, body: MailBody & Label) {
  const { idioma: language, email: to } = request
  const t = mailTexts[language]
  const url = withLanguage(`${env.PUBLIC_URL}${path}`, language)
  const facts = [
    { label: t.number, value: `#${request.id}` },
    { label: t.machine, value: nameIn(item, 'marca', language) },
    { label: t.offered, value: moneyText(offer.monto, offer.moneda) },
    ...(body.facts ?? []),
  ]
  const { label, title, paragraphs } = body
  return {
    to,
    language,
    subject: title,
    reason,
    body: { title, paragraphs, facts, button: { label, url } },
  } satisfies Mail
}
type Label = { label: string }

export function receivedMail(house: House, about: About): Mail {
  const { title, text, button } = mailTexts[about.request.idioma].received
  const path = trackingPath(house.secrets.enlace, about.request)
  return letter(house, about, 'offer.received', path, { title, paragraphs: [text], label: button })
}

/** With the link that accepts it, for 72 hours. */
export function counterMail(house: House, about: About): Mail {
  const { offer } = about
  const { idioma: language } = about.request
  const t = mailTexts[language]
  const comment = offer.contraoferta_comentario
  return letter(house, about, 'offer.countered', counterPath(house.secrets.enlace, offer), {
    title: t.countered.title,
    paragraphs: [t.countered.text],
    facts: [
      { label: t.counter, value: moneyText(offer.contraoferta_monto ?? 0, offer.moneda) },
      { label: t.until, value: momentText(offer.contraoferta_vence_en!, about.request.zona, language) },
      ...(comment ? [{ label: t.comment, value: comment }] : []),
    ],
    label: t.countered.button,
  })
}

export function rejectedMail(house: House, about: About): Mail {
  const t = mailTexts[about.request.idioma]
  return letter(house, about, 'offer.rejected', `/classifieds/${about.item.id}/offers`, {
    title: t.rejected.title,
    paragraphs: [t.rejected.text],
    facts: [{ label: t.reason, value: about.offer.motivo }],
    label: t.rejected.button,
  })
}

/** Why a client is asked to pay: staff accepted their offer, or they accepted a counteroffer. */
export function acceptedWords(language: PageLanguage, item: Titled, isCounter: boolean) {
  const brand = nameIn(item, 'marca', language)
  const t = mailTexts[language]
  return isCounter
    ? { title: t.counterTitle(brand), text: t.counterText }
    : { title: t.acceptedTitle(brand), text: t.acceptedText }
}
