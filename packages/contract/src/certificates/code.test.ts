import { expect, test } from 'vitest'
import { codeOf, codeSigns, randomSigns, readCode } from './code.ts'

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXY'
const someRandom = (seed: number) => Array.from({ length: randomSigns }, (_, at) => (seed * (at + 7) ** 3) % codeSigns)
const some = Array.from({ length: 40 }, (_, seed) => codeOf(someRandom(seed * 37 + 1)))

test('a code has twelve signs in three groups, and is read as it is typed', () => {
  for (const code of some) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Y]{4}(-[0-9A-HJKMNP-TV-Y]{4}){2}$/)
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `])
      expect(readCode(typed)).toBe(code)
    expect(readCode(code.replaceAll('0', 'O').replaceAll('1', 'l').replaceAll('V', 'U'))).toBe(code)
  }
})

test('one wrong sign, or two that changed places, is never a code', () => {
  for (const code of some.slice(0, 8)) {
    const text = code.replaceAll('-', '')
    for (let at = 0; at < text.length; at++)
      for (const sign of signs)
        if (sign !== text[at]) expect(readCode(text.slice(0, at) + sign + text.slice(at + 1))).toBeNull()
    for (let one = 0; one < text.length; one++)
      for (let other = one + 1; other < text.length; other++) {
        const turned = [...text]
        ;[turned[one], turned[other]] = [turned[other]!, turned[one]!]
        if (text[one] !== text[other]) expect(readCode(turned.join(''))).toBeNull()
      }
  }
})

test.each(['', 'A', '0000-0000-000', '0000-0000-00000', '../../etc', '\0', 'Ñ'.repeat(12), '😀'.repeat(12), '%00'])(
  '%j is no code',
  (typed) => expect(readCode(typed)).toBeNull(),
)
