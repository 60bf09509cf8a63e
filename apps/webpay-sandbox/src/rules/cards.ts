export interface Card {
  /** By which the admin part names it. */
  readonly alias: string
  readonly number: string
  readonly brand: string
  readonly kind: 'credit' | 'debit' | 'prepaid'
  /** Null where the form asks for none. */
  readonly cvv: string | null
  readonly isGood: boolean
}

/** The provider's published test cards; any future expiry date will do. */
export const cards: readonly Card[] = [
  { alias: 'visa', number: '4051885600446623', brand: 'Visa', kind: 'credit', cvv: '123', isGood: true },
  { alias: 'amex', number: '370000000002032', brand: 'American Express', kind: 'credit', cvv: '1234', isGood: true },
  { alias: 'mastercard', number: '5186059559590568', brand: 'Mastercard', kind: 'credit', cvv: '123', isGood: false },
  { alias: 'debit', number: '4051884239937763', brand: 'Redcompra', kind: 'debit', cvv: null, isGood: true },
  { alias: 'debit_2', number: '4511346660037060', brand: 'Redcompra', kind: 'debit', cvv: null, isGood: true },
  { alias: 'debit_rejected', number: '5186008541233829', brand: 'Redcompra', kind: 'debit', cvv: null, isGood: false },
  { alias: 'prepaid', number: '4051886000056590', brand: 'Visa', kind: 'prepaid', cvv: '123', isGood: true },
  {
    alias: 'prepaid_rejected',
    number: '5186174110629480',
    brand: 'Mastercard',
    kind: 'prepaid',
    cvv: '123',
    isGood: false,
  },
]

/** The test card of this alias or number, however it is spaced. */
export function cardOf(text: string): Card | null {
  const digits = text.replace(/[\s-]/g, '')
  return cards.find(({ alias, number }) => alias === text || number === digits) ?? null
}

export const lastFour = ({ number }: Card) => number.slice(-4)

/** In groups, as it is printed on the card. */
export function spaced({ number }: Card): string {
  const groups = number.length === 15 ? /^(\d{4})(\d{6})(\d{5})$/ : /^(\d{4})(\d{4})(\d{4})(\d{4})$/
  return (groups.exec(number) ?? [number, number]).slice(1).join(' ')
}

export interface Installments {
  readonly code: 'VN' | 'VC' | 'SI' | 'S2' | 'NC'
  readonly number: number
}

const single: Installments = { code: 'VN', number: 0 }

const choices: readonly Installments[] = [
  single,
  { code: 'S2', number: 2 },
  { code: 'SI', number: 3 },
  { code: 'NC', number: 6 },
  { code: 'VC', number: 6 },
  { code: 'VC', number: 12 },
  { code: 'VC', number: 24 },
  { code: 'VC', number: 48 },
]

/** What the form offers; a deferred capture takes no instalments. */
export const installmentChoices = (isDeferred: boolean) => (isDeferred ? [single] : choices)

/** As it is in the form: `VC-6`. */
export const installmentsKey = ({ code, number }: Installments) => `${code}-${number}`

/** The choice of this key; without one a single payment. Null when it is not offered. */
export const installmentsOf = (key: string, isDeferred: boolean): Installments | null =>
  key === '' ? single : (installmentChoices(isDeferred).find((choice) => installmentsKey(choice) === key) ?? null)

/** What the card and the choice mean on the wire. Only credit cards have instalments. */
export function paymentTypeOf({ kind }: Card, { code, number }: Installments): { code: string; number: number } {
  if (kind === 'debit') return { code: 'VD', number: 0 }
  if (kind === 'prepaid') return { code: 'VP', number: 0 }
  return { code, number }
}
