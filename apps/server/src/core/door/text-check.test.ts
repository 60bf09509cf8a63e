import { coreMessages } from '@portal/contract/core/core-messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import { describe, expect, test } from 'vitest'
import { cleaned } from './text-check.ts'

const { code } = sendingMessages.badCharacters

describe('a text from outside', () => {
  test.each([
    ['Ñandú — «señal» 💥', 'Ñandú — «señal» 💥'],
    ['two\r\nlines\tand a tab', 'two\r\nlines\tand a tab'],
    ['pasted\u000bfrom\u0007\u0007a\u009bslide\u007f', 'pasted from a slide '],
    ['\ufeffmark', '\ufeffmark'],
  ])('%j is kept as %j', (text, kept) => expect(cleaned(text)).toBe(kept))

  test('that cannot be stored is refused beside its field, however deep that stands', () => {
    const form = { nombre: 'a\0', lineas: [{ nota: 'good' }, { nota: '\ud800' }], otro: '\udc00\ud800' }
    expect(() => cleaned(form)).toThrow(
      expect.objectContaining({
        entry: sendingMessages.badCharacters,
        fields: { nombre: code, 'lineas.1.nota': code, otro: code },
      }),
    )
  })

  test('is looked for in names too, and in a text where a form belongs', () => {
    for (const value of [{ 'a\0': 1 }, 'x\0', ['\ud800']])
      expect(() => cleaned(value)).toThrow(expect.objectContaining({ entry: sendingMessages.badCharacters }))
  })

  test('nested without end is refused instead of ending the process', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown
    expect(() => cleaned({ deep })).toThrow(expect.objectContaining({ entry: coreMessages.invalid }))
  })

  test('leaves all else as it is', () => {
    const date = new Date()
    expect(cleaned({ date, n: 1, none: null, yes: true, absent: undefined })).toEqual({
      date,
      n: 1,
      none: null,
      yes: true,
      absent: undefined,
    })
    const own = JSON.parse('{"__proto__":{"admin":true}}') as object
    expect(Object.keys(cleaned(own) as object)).toEqual(['__proto__'])
  })
})
