import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { apiKeyPattern } from '@portal/contract/api-keys/constants'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const [prefixLetters, secretLetters, sumLetters, lastLetters] = [8, 32, 6, 4]
const start = 'pk_'

const randomLetters = (count: number) =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('')

/** The CRC-32 of a text in base 62, so that a scanner knows a real key without asking us. */
function checksumOf(text: string): string {
  let rest = crc32(text)
  let sum = ''
  for (let place = 0; place < sumLetters; place++) {
    sum = letters[rest % letters.length] + sum
    rest = Math.floor(rest / letters.length)
  }
  return sum
}

/** Returns a new key of 190 secret bits. */
export function newKey(): string {
  const body = start + randomLetters(prefixLetters + secretLetters)
  return body + checksumOf(body)
}

/** Whether a token claims to be a key. */
export const isKey = (token: string): boolean => token.startsWith(start)

/** Whether a key has the shape and the checksum of one of ours. */
export const isWellFormed = (key: string): boolean =>
  apiKeyPattern.test(key) && key.slice(-sumLetters) === checksumOf(key.slice(0, -sumLetters))

/** The part by which a key is found and shown. */
export const prefixOf = (key: string): string => key.slice(0, start.length + prefixLetters)

/** The last letters, which are shown too. */
export const lastOf = (key: string): string => key.slice(-lastLetters)
