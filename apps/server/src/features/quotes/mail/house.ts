import type { Language } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { licenseCodeText } from '@portal/contract/licenses/constants'
import { ProductionBlock, productionBlockNames } from '@portal/contract/permits/constants'
import { type ApprovalReason, approvalReasonNames } from '@portal/contract/quotes/approval'
import { quantityText } from '@portal/contract/quotes/quantity-text'
import { QuoteStage } from '@portal/contract/quotes/states'
import { dayText } from '#core/calendar/dates.ts'
import { numberText } from '#core/documents/formats.ts'
import type { MailBody } from '#core/mail/layout.ts'
import type { Mail } from '#core/mail/mail.ts'
import type { BoughtRenewal, TakenBack } from '#features/licenses/service.ts'
import type { QuoteDeps } from '../deps.ts'
import type { Line, LockedQuote } from '../queries.ts'
import { type Confirmed, factsOf } from './client.ts'
import { clientTexts } from './client-texts.ts'
import { houseTexts } from './house-texts.ts'

type House = Pick<QuoteDeps, 'env'>

interface Reader {
  email: string
  idioma: Language
}

const ownQuotes = '/dashboard/cotizaciones/mis-cotizaciones'
const allQuotes = '/dashboard/cotizaciones/todas'

const insidePage = ({ env }: House, { id }: LockedQuote) => `${env.PUBLIC_URL}${ownQuotes}/${id}`

function letter(house: House, to: Reader, quote: LockedQuote, reason: string, body: MailBody): Mail {
  const t = houseTexts[to.idioma]
  const facts = [
    ...factsOf(quote, to.idioma),
    { label: t.client, value: quote.cliente_empresa },
    { label: t.contact, value: `${quote.cliente_nombre} · ${quote.cliente_email} · ${quote.cliente_telefono}` },
    ...(body.facts ?? []),
  ].filter(({ value }) => value !== '')
  const button = { label: t.openInside, url: insidePage(house, quote) }
  return { to: to.email, language: to.idioma, subject: body.title, reason, body: { button, ...body, facts } }
}

/** To the author, when the client has confirmed. */
export function authorMail(
  house: House,
  author: Reader,
  quote: LockedQuote,
  { block, renewal, goesToFactory }: Confirmed,
): Mail {
  const { title } = clientTexts[author.idioma].confirmed
  const { text, unmade, blocked } = houseTexts[author.idioma].confirmed
  const paragraphs = [
    block ? blocked : goesToFactory ? text : unmade,
    ...(renewal ? [renewalText(renewal, author.idioma)] : []),
  ]
  return letter(house, author, quote, 'quote.authorTold', { title: title(quote.codigo), paragraphs })
}

/** What a confirmed quote did to the license that it names, or why not. */
function renewalText({ code, endsOn, why }: BoughtRenewal, language: Language): string {
  const { renewed } = clientTexts[language].confirmed.license
  const { notRenewed } = houseTexts[language].renewal
  const number = licenseCodeText(code)
  return endsOn ? renewed(number, dayText(endsOn, language)) : notRenewed(number, why?.[language] ?? '')
}

/** To the author: the permit that the order waited for is valid. */
export function releasedMail(house: House, author: Reader, quote: LockedQuote): Mail {
  const { title } = clientTexts[author.idioma].released
  const { released } = houseTexts[author.idioma]
  return letter(house, author, quote, 'quote.authorTold', { title: title(quote.codigo), paragraphs: [released] })
}

/** To production: what to make, line by line. */
export function productionMail(
  house: House,
  to: string,
  quote: LockedQuote,
  lines: readonly Line[],
  renewal: BoughtRenewal | null = null,
): Mail {
  const { title, text } = houseTexts.es.production
  return orderMail(house, to, quote, lines, { reason: 'quote.production', title: title(quote.codigo), text, renewal })
}

/** To production: what was ordered and may not be made yet, so that nobody begins it by another way. */
export function blockedMail(
  house: House,
  to: string,
  quote: LockedQuote,
  lines: readonly Line[],
  renewal: BoughtRenewal | null,
): Mail {
  const { block, blockedTitle, blockedText } = houseTexts.es.production
  const why = { label: block, value: productionBlockNames[ProductionBlock.permit].es }
  const says = { reason: 'quote.productionBlocked', title: blockedTitle(quote.codigo), text: blockedText }
  return orderMail(house, to, quote, lines, { ...says, why, renewal })
}

interface Said {
  reason: string
  title: string
  text: string
  why?: { label: string; value: string }
  renewal: BoughtRenewal | null
}

function orderMail(house: House, to: string, quote: LockedQuote, lines: readonly Line[], says: Said): Mail {
  const reader = { email: to, idioma: 'es' } as const
  const t = houseTexts[reader.idioma]
  const { service, people } = t.production
  const facts = [
    ...(says.why ? [says.why] : []),
    { label: t.reference, value: quote.referencia },
    ...(says.renewal ? [{ label: t.license, value: renewalText(says.renewal, reader.idioma) }] : []),
    ...lines.map((line) => ({ label: nameIn(line, 'nombre', reader.idioma), value: amountText(line) })),
    ...(quote.servicio ? [{ label: service, value: people(quote.servicio.profesionales, quote.servicio.dias) }] : []),
    {
      label: t.remarks,
      value: quote.observaciones
        .trim()
        .split(/\s*\n\s*/)
        .join(' · '),
    },
  ]
  return letter(house, reader, quote, says.reason, { title: says.title, paragraphs: [says.text], facts })
}

/** Returns the ordered quantity of a product, in words. */
export function amountText(line: Line): string {
  const { meters, extra, years } = houseTexts.es.production
  return [
    `${quantityText(line.cantidad, 'es')} ${line.unidad_nombre ?? ''}`.trim(),
    line.longitud_cable > 0 ? `${numberText(line.longitud_cable, 'es')} ${meters}` : '',
    line.cable_extra > 0 ? `${numberText(line.cable_extra, 'es')} ${extra}` : '',
    line.anios_licencia > 1 ? `${line.anios_licencia} ${years}` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** To production, when an approved quote is voided. */
export function voidedMail(
  house: House,
  to: string,
  quote: LockedQuote,
  text: string,
  license: TakenBack | null,
): Mail {
  const t = houseTexts.es
  const facts = [
    { label: t.reason, value: text },
    ...(license ? [{ label: t.license, value: takenBackText(license, 'es') }] : []),
  ]
  const body = { title: t.production.voided(quote.codigo), paragraphs: [t.production.voidedText], facts }
  return letter(house, { email: to, idioma: 'es' }, quote, 'quote.voided', body)
}

function takenBackText({ code, endsOn, why }: TakenBack, language: Language): string {
  const { takenBack, withdrawn, kept } = houseTexts[language].renewal
  const number = licenseCodeText(code)
  if (why) return kept(number, why[language])
  return endsOn ? takenBack(number, dayText(endsOn, language)) : withdrawn(number)
}

/** To the author: the decision of staff about their quote. */
export function approvalMail(
  house: House,
  author: Reader,
  quote: LockedQuote,
  { isGiven, comment, by }: { isGiven: boolean; comment: string; by: string },
): Mail {
  const t = houseTexts[author.idioma]
  const { given, givenText, refused, refusedText } = t.approval
  return letter(house, author, quote, 'quote.approval', {
    title: (isGiven ? given : refused)(quote.codigo),
    paragraphs: [isGiven ? givenText : refusedText],
    facts: [
      { label: t.decidedBy, value: by },
      { label: t.comment, value: comment },
    ],
  })
}

/** To a possible approver: the quote and why it needs approval. */
export function approvalAskedMail(
  house: House,
  approver: Reader,
  quote: LockedQuote,
  { author, discount }: { author: string; discount: number },
): Mail {
  const language = approver.idioma
  const t = houseTexts[language]
  const { asked, askedText, askedFootnote } = t.approval
  const why = quote.aprobacion_motivos.map((reason) => approvalReasonNames[reason as ApprovalReason][language])
  const url = `${house.env.PUBLIC_URL}${allQuotes}/${quote.id}?aprobacion=${QuoteStage.toDecide}`
  return letter(house, approver, quote, 'quote.approvalAsked', {
    title: asked(quote.codigo),
    paragraphs: [askedText(author)],
    facts: [
      { label: t.why, value: why.join(' · ') },
      { label: t.realDiscount, value: discount > 0 ? `${numberText(discount, language, 2)} %` : '' },
    ],
    button: { label: t.approval.open, url },
    footnote: askedFootnote,
  })
}

/** To the author: what the client wrote from their link. */
export function askedAgainMail(house: House, author: Reader, quote: LockedQuote): Mail {
  const { title, text } = houseTexts[author.idioma].again
  return letter(house, author, quote, 'quote.again', { title: title(quote.codigo), paragraphs: [text] })
}

export function clientWroteMail(
  house: House,
  author: Reader,
  quote: LockedQuote,
  kind: 'change' | 'declined',
  message: string,
): Mail {
  const t = houseTexts[author.idioma]
  const { title, text } = t[kind]
  const facts = [{ label: kind === 'change' ? t.comment : t.reason, value: message }]
  return letter(house, author, quote, `quote.${kind}`, { title: title(quote.codigo), paragraphs: [text], facts })
}
