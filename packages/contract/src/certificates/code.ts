/** Figures and letters of a code: 31 of them, a prime number, without those that look alike (I, L, O, U, Z). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXY'
const lookalikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', U: 'V', Z: '2' }

/** The number of different signs of a code. */
export const codeSigns = signs.length
/** Random signs of a code; the last sign checks them. */
export const randomSigns = 11

/**
 * Makes a code of 11 numbers from 0 to 30. The twelfth sign makes the weighted sum a multiple of 31, so that one wrong
 * sign, or two that changed places, is never another code.
 */
export function codeOf(random: readonly number[]): string {
  const sum = random.reduce((total, value, place) => total + value * (place + 1), 0)
  const check = (((-sum * inverse) % codeSigns) + codeSigns) % codeSigns
  return grouped([...random, check].map((value) => signs[value]).join(''))
}

/** Of the weight of the last sign, modulo 31: 12 × 13 = 5 × 31 + 1. */
const inverse = 13

const grouped = (text: string) => text.replace(/(.{4})(?=.)/g, '$1-')

/**
 * Reads a typed code: any case, with or without hyphens and spaces, and letters that look like figures. Null when it
 * cannot be one, for example because a sign was mistyped.
 */
export function readCode(typed: string): string | null {
  const text = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OILUZ]/g, (letter) => lookalikes[letter]!)
  if (text.length !== randomSigns + 1) return null
  const values = [...text].map((sign) => signs.indexOf(sign))
  if (values.includes(-1)) return null
  const sum = values.reduce((total, value, place) => total + value * (place + 1), 0)
  return sum % codeSigns === 0 ? grouped(text) : null
}
