import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { ownFirst } from '@portal/contract/core/own-first'
import { textIn } from '@portal/contract/core/text'
import { requestStatusName } from '@portal/contract/marketplace/states'
import { dayText } from '#core/calendar/dates.ts'
import type { Db } from '#core/database/database.ts'
import { moneyText } from '#core/documents/formats.ts'
import type { MailBody } from '#core/mail/layout.ts'
import type { Mail } from '#core/mail/mail.ts'
import { conversionText, lastDayText, momentText, type Titled } from '#features/marketplace/mail-formats.ts'
import { conversionOf } from '#features/marketplace/rules/conversion.ts'
import type { RequestDeps } from '../deps.ts'
import type { LockedRequest } from '../queries.ts'
import { pageOf, rentPath, trackingPage } from './pages.ts'
import { texts } from './texts.ts'

type House = Pick<RequestDeps, 'env' | 'secrets'>
type Facts = NonNullable<MailBody['facts']>

/** The subject of a mail: the request, and the title of its item. */
export interface Subject {
  request: LockedRequest
  /** Null for a repair. */
  item: Titled | null
}

/** Which words a mail uses: of a machine, or of a property. */
const kindOf = ({ propiedad_id }: LockedRequest) => (propiedad_id === null ? 'clasificado' : 'propiedad')

/**
 * Null when the client left no address. Nobody has confirmed it: nothing that they typed is repeated, not even their name,
 * since a stranger could send their own words to any address.
 */
function letter(about: Subject, reason: string, body: Omit<MailBody, 'title'> & { title: string }): Mail | null {
  const { email, idioma: language } = about.request
  if (!email) return null
  const facts = [...factsOf(about, language, texts[language].repair), ...(body.facts ?? [])]
  return { to: email, language, subject: body.title, body: { ...body, facts }, reason }
}

/** Returns what identifies a request, in its reader's language; `repair` names one that is about no item of ours. */
export function factsOf(
  { request: { id, desde, hasta }, item }: Subject,
  language: PageLanguage,
  repair: string,
): Facts {
  const t = texts[language]
  const rented = desde && hasta ? `${dayText(desde, language)} – ${dayText(hasta, language)}` : null
  return [
    { label: t.number, value: `#${id}` },
    { label: t.about, value: item ? nameIn(item, 'marca', language) : repair },
    ...(rented ? [{ label: t.dates, value: rented }] : []),
  ]
}

const follow = (house: House, { request }: Subject) => {
  const t = texts[request.idioma]
  return { button: { label: t.follow, url: trackingPage(house, request) }, footnote: t.followHint }
}

export function receivedMail(house: House, about: Subject): Mail | null {
  const { title, text } = texts[about.request.idioma].received
  return letter(about, 'request.received', { title, paragraphs: [text], ...follow(house, about) })
}

/** Its button confirms the interest (rule requests/rent-interest). */
export function rentReceivedMail(house: House, about: Subject): Mail | null {
  const { request } = about
  const t = texts[request.idioma]
  return letter(about, 'request.rentReceived', {
    title: t.rentReceived.title,
    paragraphs: [t.rentReceived.text],
    facts: [{ label: t.rentReceived.track, value: trackingPage(house, request), isLink: true }],
    button: { label: t.rentReceived.button, url: pageOf(house, rentPath(request), request.idioma) },
    footnote: t.followHint,
  })
}

/** What a mail says first. */
export interface Words {
  title: string
  text: string
}

/** Which words say how a reservation is paid: by card, by transfer, or as someone will write (rule payments/transfer). */
export type PayBy = 'text' | 'byTransfer' | 'later'

/** Returns how the mail says that a reservation is paid; where cards are taken, always by card. */
export async function payBy(
  db: Db,
  { payments }: Pick<RequestDeps, 'payments'>,
  { moneda }: Pick<LockedRequest, 'moneda'>,
): Promise<PayBy> {
  if (payments.takesCards) return 'text'
  return (await payments.payableBy(db, moneda)).transfer ? 'byTransfer' : 'later'
}

/** `path` is the client's own payment address; `words` say why they pay, where they did not ask themselves. */
export function paymentMail(
  house: House,
  about: Subject,
  { path, by }: { path: string; by: PayBy },
  words?: Words,
): Mail | null {
  const { request } = about
  const t = texts[request.idioma]
  return letter(about, 'request.payment', {
    title: words?.title ?? t.payment.title,
    paragraphs: [...(words ? [words.text] : []), t.payment[by][kindOf(request)]],
    facts: [
      ...(words ? agreedFact(request, t.agreed) : []),
      { label: t.amount, value: moneyText(request.monto_reserva ?? 0, request.moneda) },
      ...conversionFact(request, t.converted),
      ...endFact(request, t.payUntil),
    ],
    button: { label: t.payment.button, url: pageOf(house, path, request.idioma) },
  })
}

/** The value by which the amount was converted to pesos (rule properties/price-units). */
function conversionFact(request: LockedRequest, label: string): Facts {
  const conversion = conversionOf(request)
  return conversion ? [{ label, value: conversionText(conversion, request.idioma) }] : []
}

function agreedFact({ monto_venta, moneda }: LockedRequest, label: string): Facts {
  return monto_venta === null ? [] : [{ label, value: moneyText(monto_venta, moneda) }]
}

function endFact({ vence_en, zona, idioma: language }: LockedRequest, label: string): Facts {
  return vence_en ? [{ label, value: momentText(vence_en, zona, language, texts[language].hours) }] : []
}

/** The last day of a paid reservation, in words. */
function heldFact({ vence_en, zona, idioma: language }: LockedRequest, label: string): Facts {
  return vence_en ? [{ label, value: lastDayText(vence_en, zona, language) }] : []
}

/** With the receipt, when the reservation was paid by card. */
export function reservedMail(house: House, about: Subject, receiptPath?: string | null): Mail | null {
  const { request } = about
  const t = texts[request.idioma]
  const receipt = { label: t.receipt, value: `${house.env.PUBLIC_URL}${receiptPath}`, isLink: true }
  const facts = [
    { label: t.amount, value: moneyText(request.monto_reserva ?? 0, request.moneda) },
    ...conversionFact(request, t.converted),
    ...heldFact(request, t.heldUntil),
    ...(receiptPath ? [receipt] : []),
  ]
  const words = { title: t.reserved.title, text: t.reserved.text[kindOf(request)] }
  return letter(about, 'request.reserved', { ...plain(words), facts, ...follow(house, about) })
}

const plain = ({ title, text }: { title: string; text: string }) => ({ title, paragraphs: [text] })

/** The link was not paid, or the reservation was not used. */
export function expiredMail(house: House, about: Subject, wasPaid: boolean): Mail | null {
  const t = texts[about.request.idioma]
  const { title, text } = t.linkExpired
  const body = wasPaid ? plain(t.reservationExpired) : plain({ title, text: text[kindOf(about.request)] })
  const { button, footnote } = follow(house, about)
  const label = wasPaid ? button.label : t.linkExpired.button
  return letter(about, 'request.expired', { ...body, button: { ...button, label }, footnote })
}

/** For any other change of state; with the comment only when it is visible to the client. */
export function changedMail(house: House, about: Subject & { isForRent: boolean }, comment: string): Mail | null {
  const { request } = about
  const t = texts[request.idioma]
  return letter(about, 'request.changed', {
    title: t.changed.title,
    paragraphs: comment ? [t.changed.comment(comment)] : [],
    facts: [{ label: t.status, value: textIn(requestStatusName(request.estado_id, about.isForRent), request.idioma) }],
    ...follow(house, about),
  })
}

export function itemGoneMail(about: Subject): Mail | null {
  return letter(about, 'request.itemGone', plain(texts[about.request.idioma].itemGone))
}

export function writtenMail(house: House, about: Subject, message: string): Mail | null {
  const { title } = texts[about.request.idioma].written
  return letter(about, 'request.written', { title, paragraphs: message.split(/\n+/), ...follow(house, about) })
}

export function newLinkMail(house: House, about: Subject): Mail | null {
  return letter(about, 'request.newLink', { ...plain(texts[about.request.idioma].newLink), ...follow(house, about) })
}

export interface Similar {
  id: number
  marca: string
  anio: number
  /** Null when it is told on request only. */
  price: string | null
}

/** All languages in one mail, the client's first; the similar items once (rule requests/sold-to-another). */
export function soldToOtherMail(house: House, about: Subject, similar: readonly Similar[]): Mail | null {
  const { idioma: own } = about.request
  const kind = kindOf(about.request)
  const list = kind === 'propiedad' ? '/properties' : '/classifieds'
  const paragraphs = ownFirst(own).map((language) => {
    const t = texts[language].soldToOther
    return similar.length ? `${t.text[kind]} ${t.similar[kind]}` : t.text[kind]
  })
  return letter(about, 'request.soldToOther', {
    title: ownFirst(own)
      .map((language) => texts[language].soldToOther.title[kind])
      .join(' / '),
    paragraphs,
    facts: similar.map(({ id, marca, anio, price }) => ({
      label: [marca, anio, price].filter(Boolean).join(', '),
      value: pageOf(house, `${list}/${id}`, own),
      isLink: true,
    })),
    button: { label: texts[own].soldToOther.button[kind], url: pageOf(house, list, own) },
  })
}
