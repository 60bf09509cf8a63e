/** A tax id as it is written and checked in one country. */
interface TaxIdKind {
  /** Its letters and digits without marks, and how the groups are written. */
  readonly pattern: RegExp
  readonly written: string | ((code: string) => string)
  readonly sample: string
  /** Whether its check digits are right; every code of the pattern without them. */
  readonly isRight?: (code: string) => boolean
}

/** The value of a letter or digit; Brazil counts letters by their code. */
const values = '0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Returns the check digit of a body: the sum of its characters, each times the next weight from the right, modulo 11, is
 * the place of the digit in `digits`.
 */
function checkDigit(body: string, weights: readonly number[], digits: string, alphabet = values): string {
  const sum = [...body]
    .toReversed()
    .reduce((all, one, n) => all + alphabet.indexOf(one) * weights[n % weights.length]!, 0)
  return digits.charAt(sum % 11)
}

/** Whether the last character checks the others. */
const endsRight =
  (...rule: [weights: readonly number[], digits: string, alphabet?: string]) =>
  (code: string) =>
    checkDigit(code.slice(0, -1), ...rule) === code.at(-1)

const to = (last: number) => Array.from({ length: last - 1 }, (_, n) => n + 2)
const primes = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71]

/** With a point before each three digits, and a hyphen before the last character. */
const dotted = (code: string) => `${code.slice(0, -1).replace(/\B(?=(?:\d{3})+$)/g, '.')}-${code.at(-1)}`

const ofBrazil = endsRight(to(9), '00987654321')
/** Numbers given before the tax office counted & and Ñ follow the second alphabet. */
const ofMexico = ['0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ', '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ '].map((alphabet) =>
  endsRight(to(13), '0A987654321', alphabet),
)
/** What Mexico writes for the public and for foreigners. */
const generalOfMexico = ['XAXX010101000', 'XEXX010101000']

/** The countries whose ids are checked, by their numbers; elsewhere an id is free text (rule formats/tax-ids). */
const kinds: Readonly<Partial<Record<number, TaxIdKind>>> = {
  32: {
    pattern: /^(2[034567]|3[034])(\d{8})(\d)$/,
    written: '$1-$2-$3',
    sample: '30-50001091-2',
    isRight: endsRight(to(7), '09987654321'),
  },
  76: {
    pattern: /^([\dA-Z]{2})([\dA-Z]{3})([\dA-Z]{3})([\dA-Z]{4})(\d\d)$/,
    written: '$1.$2.$3/$4-$5',
    sample: '00.000.000/0001-91',
    isRight: (code) => ofBrazil(code.slice(0, -1)) && ofBrazil(code),
  },
  152: { pattern: /^\d{7,8}[\dK]$/, written: dotted, sample: '76.086.428-5', isRight: endsRight(to(7), '0K987654321') },
  170: { pattern: /^\d{6,11}$/, written: dotted, sample: '900.373.913-4', isRight: endsRight(primes, '01987654321') },
  218: { pattern: /^\d{10}(?!000)\d{3}$/, written: '$&', sample: '1790016919001' },
  484: {
    pattern: /^[A-ZÑ&]{3,4}\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[\dA-Z]{2}[\dA]$/,
    written: '$&',
    sample: 'MAB9307148T4',
    isRight: (code) => generalOfMexico.includes(code) || ofMexico.some((check) => check(code.padStart(13))),
  },
  600: {
    pattern: /^(\d{5,8})(\d)$/,
    written: '$1-$2',
    sample: '80028061-0',
    isRight: endsRight(to(11), '00987654321'),
  },
  604: {
    pattern: /^(?:1[0567]|20)\d{9}$/,
    written: '$&',
    sample: '20100070970',
    isRight: endsRight(to(7), '10987654321'),
  },
  840: { pattern: /^(?!00)(\d\d)(\d{7})$/, written: '$1-$2', sample: '91-1144442' },
  858: { pattern: /^\d{12}$/, written: '$&', sample: '211003420017', isRight: endsRight(to(9), '0-987654321') },
}

export const taxIdLimit = 30

/** An id of the country as it is written; undefined where every text is one. */
export const taxIdSample = (countryId: unknown): string | undefined => kinds[Number(countryId)]?.sample

/**
 * Returns a tax id as its country writes it; null for what is none there: a wrong check digit, a missing digit. Marks
 * and spaces may be typed in any way. Of a country that is not checked, the text as it is.
 */
export function readTaxId(typed: string, countryId: unknown): string | null {
  const text = typed.trim()
  const kind = kinds[Number(countryId)]
  if (text === '' || !kind) return text.length <= taxIdLimit ? text : null
  const code = text.toUpperCase().replace(/[\s.,/\p{Pd}]/gu, '')
  if (!kind.pattern.test(code) || /^0+$/.test(code) || kind.isRight?.(code) === false) return null
  return typeof kind.written === 'string' ? code.replace(kind.pattern, kind.written) : kind.written(code)
}
