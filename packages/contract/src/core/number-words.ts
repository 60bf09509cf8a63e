import type { Currency } from './currencies.ts'
import type { PageLanguage } from './language.ts'
import { roundMoney } from './money.ts'

interface Words {
  /** 0 to 29 in Spanish, 0 to 19 elsewhere. */
  small: readonly string[]
  tens: readonly string[]
  hundreds: readonly string[]
  /** A hundred with nothing after it. */
  hundred: string
  /** Between tens and units. */
  and: string
  /** Between hundreds and the rest. */
  afterHundreds: string
  thousand: (words: string, count: number) => string
  million: (words: string, count: number) => string
  money: Readonly<Record<Currency, readonly [one: string, many: string]>>
  cents: (count: number) => string
}

const es: Words = {
  small:
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
      ' ',
    ),
  tens: '_ _ veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
  hundreds:
    '_ ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
      ' ',
    ),
  hundred: 'cien',
  and: ' y ',
  afterHundreds: ' ',
  thousand: (words, count) => (count === 1 ? 'mil' : `${shortened(words)} mil`),
  million: (words, count) => (count === 1 ? 'un millón' : `${shortened(words)} millones`),
  money: { USD: ['dólar', 'dólares'], CLP: ['peso chileno', 'pesos chilenos'] },
  cents: (count) => `con ${count} ${count === 1 ? 'centavo' : 'centavos'}`,
}

/** `uno` loses its last letter before what it counts. */
const shortened = (words: string): string => words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un')

const en: Words = {
  small:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    ),
  tens: '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  hundreds: ['_', ...'one two three four five six seven eight nine'.split(' ').map((digit) => `${digit} hundred`)],
  hundred: 'one hundred',
  and: '-',
  afterHundreds: ' ',
  thousand: (words) => `${words} thousand`,
  million: (words) => `${words} million`,
  money: { USD: ['dollar', 'dollars'], CLP: ['Chilean peso', 'Chilean pesos'] },
  cents: (count) => `and ${count} ${count === 1 ? 'cent' : 'cents'}`,
}

const pt: Words = {
  small:
    'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
      ' ',
    ),
  tens: '_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' '),
  hundreds: '_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(' '),
  hundred: 'cem',
  and: ' e ',
  afterHundreds: ' e ',
  thousand: (words, count) => (count === 1 ? 'mil' : `${words} mil`),
  million: (words, count) => (count === 1 ? 'um milhão' : `${words} milhões`),
  money: { USD: ['dólar', 'dólares'], CLP: ['peso chileno', 'pesos chilenos'] },
  cents: (count) => `e ${count} ${count === 1 ? 'centavo' : 'centavos'}`,
}

const wordsOf: Readonly<Record<PageLanguage, Words>> = { es, en, pt }

/**
 * Returns an amount in words, so that a slip of a digit is read: `un millón novecientos veinte mil pesos chilenos`. Cents
 * stay a number.
 */
export function moneyInWords(amount: number, currency: Currency, language: PageLanguage): string {
  const words = wordsOf[language]
  const units = Math.round(roundMoney(amount, currency) * 100)
  const [whole, cents] = [Math.floor(units / 100), units % 100]
  const [one, many] = words.money[currency]
  const isRound = whole >= 1_000_000 && whole % 1_000_000 === 0
  const joint = isRound && language !== 'en' ? ' de ' : ' '
  const count = language === 'es' ? shortened(numberInWords(whole, words)) : numberInWords(whole, words)
  return `${count}${joint}${whole === 1 ? one : many}${cents > 0 ? ` ${words.cents(cents)}` : ''}`
}

function numberInWords(value: number, words: Words): string {
  const [millions, thousands, rest] = [
    Math.floor(value / 1_000_000),
    Math.floor(value / 1000) % 1000,
    value % 1000,
  ] as const
  const parts = [
    millions > 0 && words.million(numberInWords(millions, words), millions),
    thousands > 0 && words.thousand(belowThousand(thousands, words), thousands),
    (rest > 0 || value === 0) && belowThousand(rest, words),
  ]
  return parts.filter((part) => part !== false).join(' ')
}

function belowThousand(value: number, words: Words): string {
  if (value === 100) return words.hundred
  const [hundreds, rest] = [Math.floor(value / 100), value % 100]
  const tail = belowHundred(rest, words)
  if (hundreds === 0) return tail
  return rest === 0 ? words.hundreds[hundreds]! : `${words.hundreds[hundreds]}${words.afterHundreds}${tail}`
}

function belowHundred(value: number, { small, tens, and }: Words): string {
  if (value < small.length) return small[value]!
  const unit = value % 10
  return unit === 0 ? tens[Math.floor(value / 10)]! : `${tens[Math.floor(value / 10)]}${and}${small[unit]}`
}
