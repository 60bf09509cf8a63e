/**
 * Letters and digits of the reference of a transfer, which people write by hand: without 0, 1, I, L and O, that are taken
 * for one another. Their number is prime, so that the last one shows any wrong one and any two that changed places.
 */
export const referenceLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Letters of a reference, of which the last one checks the others. */
export const referenceLength = 8

/** Returns the letter that checks the others: with it the sum of all, each times its place, is a multiple of their number. */
function checkOf(body: string): string {
  const base = referenceLetters.length
  const sum = [...body].reduce((all, one, place) => all + (place + 1) * referenceLetters.indexOf(one), 0)
  // the place of the check letter is `length`: its inverse makes the sum whole
  const inverse = Array.from({ length: base }, (_, n) => n).find((n) => (n * referenceLength) % base === 1)!
  return referenceLetters[((base - (sum % base)) * inverse) % base]!
}

/** Returns a reference of these letters, with the one that checks them. */
export const referenceOf = (body: string): string => `${body}${checkOf(body)}`

/** Returns a reference as it is stored, from how a person typed it; null where it is none, or a letter is wrong. */
export function readReference(typed: string): string | null {
  const text = typed.toUpperCase().replace(/[\s.-]/g, '')
  const isOne = text.length === referenceLength && [...text].every((one) => referenceLetters.includes(one))
  return isOne && referenceOf(text.slice(0, -1)) === text ? text : null
}

/** Returns a reference as it is shown: in two groups. */
export const writtenReference = (reference: string): string => reference.replace(/^(.{4})(.{4})$/, '$1-$2')
