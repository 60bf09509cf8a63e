import { type Card, cardOf, type Installments, installmentsOf } from '../rules/cards.ts'
import type { CardErrors, CardFields } from './card-page.ts'

/** What a form sends, by name; a name that came several times counts once. */
export type Sent = Record<string, string>

export const cardFieldsOf = (sent: Sent): CardFields => ({
  number: sent.number ?? '',
  expiry: sent.expiry ?? '',
  cvv: sent.cvv ?? '',
  installments: sent.installments ?? '',
})

/** The fields as a test card fills them in. */
export function filledIn(card: Card, now: Date): CardFields {
  const isDebit = card.kind === 'debit'
  return {
    number: card.number,
    expiry: isDebit ? '' : `12/${String(now.getUTCFullYear() + 3).slice(-2)}`,
    cvv: card.cvv ?? '',
    installments: '',
  }
}

/** The card and the choice that the form names, or what is wrong with it. A debit card has neither expiry nor CVV here. */
export function readCardForm(
  fields: CardFields,
  isDeferred: boolean,
  now: Date,
): { card: Card; installments: Installments } | { errors: CardErrors } {
  const card = /\d{4}/.test(fields.number) ? cardOf(fields.number.trim()) : null
  const installments = installmentsOf(fields.installments, isDeferred)
  const asksMore = card !== null && card.kind !== 'debit'
  const errors: CardErrors = {
    ...(!card && { number: 'cardUnknown' }),
    ...(asksMore && !isAhead(fields.expiry, now) && { expiry: 'expiryInvalid' }),
    ...(asksMore && fields.cvv.trim() !== card.cvv && { cvv: 'cvvInvalid' }),
    ...(!installments && { installments: 'installmentsInvalid' }),
  }
  return card && installments && Object.keys(errors).length === 0 ? { card, installments } : { errors }
}

/** Cards are good to the last day of their month. */
function isAhead(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry.trim()) ?? []
  if (month === undefined || year === undefined) return false
  return Date.UTC(2000 + Number(year), Number(month)) > now.getTime()
}
