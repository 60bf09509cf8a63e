import type { Currency } from '@portal/contract/core/currencies'
import { type PageLanguage, withLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { moneyText } from '#core/documents/formats.ts'
import { greeting } from '#core/mail/greeting.ts'
import type { MailBody } from '#core/mail/layout.ts'
import type { Mail } from '#core/mail/mail.ts'
import { momentText, type Titled } from '#features/marketplace/mail-formats.ts'
import type { AuctionDeps } from './deps.ts'
import { bidderPath } from './links.ts'
import { mailTexts } from './mail-texts.ts'

type House = Pick<AuctionDeps, 'env' | 'secrets'>

interface Reader {
  id: number
  enlace_version: number
  email: string
  nombre: string
  numero: number | null
  idioma: PageLanguage
}

interface About {
  item: Titled
  /** The time zone of the house. */
  zone: string
  auction: { precio_actual: number | null; moneda: Currency; fin_efectivo: Date }
}

/** The bidder's own page. */
const bidderPage = ({ env, secrets }: House, reader: Reader): string =>
  withLanguage(`${env.PUBLIC_URL}${bidderPath(secrets.enlace, reader)}`, reader.idioma)

function letter(house: House, reader: Reader, { item, auction, zone }: About, reason: string, body: MailBody): Mail {
  const t = mailTexts[reader.idioma]
  const { precio_actual: price, moneda, fin_efectivo: end } = auction
  const facts = [
    { label: t.machine, value: nameIn(item, 'marca', reader.idioma) },
    ...(price === null ? [] : [{ label: t.price, value: moneyText(price, moneda) }]),
    { label: t.end, value: momentText(end, zone, reader.idioma) },
    ...(reader.numero === null ? [] : [{ label: t.yourNumber, value: String(reader.numero) }]),
    ...(body.facts ?? []),
  ]
  const paragraphs = [...greeting(t.hello, reader.nombre), ...body.paragraphs]
  const button = { label: t.toAuction, url: bidderPage(house, reader) }
  const { email: to, idioma: language } = reader
  return { to, language, subject: body.title, reason, body: { button, ...body, paragraphs, facts } }
}

/** The code that proves an e-mail. It expires with the code. */
export function pinMail(
  reader: Pick<Reader, 'email' | 'idioma'>,
  brand: string,
  { pin, expiresAt }: { pin: string; expiresAt: Date },
): Mail {
  const t = mailTexts[reader.idioma]
  const body: MailBody = {
    title: t.pin.title,
    paragraphs: [t.pin.text],
    code: pin,
    facts: [{ label: t.auction, value: brand }],
    footnote: t.pin.foot,
  }
  return { to: reader.email, language: reader.idioma, subject: t.pin.title, reason: 'auction.pin', body, expiresAt }
}

export function verifiedMail(house: House, reader: Reader, about: About): Mail {
  const t = mailTexts[reader.idioma]
  const body = { title: t.verified.title, paragraphs: [t.verified.text], footnote: t.secret }
  return letter(house, reader, about, 'auction.verified', body)
}

export function outbidMail(house: House, reader: Reader, about: About): Mail {
  const t = mailTexts[reader.idioma]
  const body = { title: t.outbid.title, paragraphs: [t.outbid.text], footnote: t.secret }
  return letter(house, reader, about, 'auction.outbid', body)
}

/** To those who did not win. */
export function lostMail(house: House, reader: Reader, about: About, isSold: boolean): Mail {
  const t = mailTexts[reader.idioma]
  const body = { title: t.lost.title, paragraphs: [isSold ? t.lost.sold : t.lost.unsold] }
  return letter(house, reader, about, 'auction.lost', body)
}

export function stoppedMail(house: House, reader: Reader, about: About, reason: string): Mail {
  const t = mailTexts[reader.idioma]
  const body = { title: t.stopped.title, paragraphs: [t.stopped.text(reason)] }
  return letter(house, reader, about, 'auction.stopped', body)
}

/** To the bidder whose bid staff took out. */
export function voidedMail(
  house: House,
  reader: Reader,
  about: About,
  { maximo, motivo }: { maximo: number; motivo: string },
): Mail {
  const t = mailTexts[reader.idioma]
  const amount = moneyText(maximo, about.auction.moneda)
  const body = { title: t.voided.title, paragraphs: [t.voided.text(amount, motivo)] }
  return letter(house, reader, about, 'auction.bidVoided', body)
}

/** Why a bidder is asked to pay: they won, or they are the second. */
export function wonWords(language: PageLanguage, { turn, brand }: { turn: 1 | 2; brand: string }) {
  const { won, second } = mailTexts[language]
  const words = turn === 1 ? won : second
  return { title: words.title(brand), text: words.text }
}
