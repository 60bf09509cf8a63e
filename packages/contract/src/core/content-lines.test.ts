import { expect, test } from 'vitest'
import { contentLines, contentText } from './content-lines.ts'

const bytes = (line: string) => new TextEncoder().encode(line).length

test.each([
  ['75 octets', 'x'.repeat(75), ['x'.repeat(75)]],
  ['76 octets', 'x'.repeat(76), ['x'.repeat(75), ' x']],
  ['a rest of 74 and one', 'x'.repeat(150), ['x'.repeat(75), ` ${'x'.repeat(74)}`, ' x']],
  ['two octets at the end of a line', `${'x'.repeat(74)}ñ`, ['x'.repeat(74), ' ñ']],
  ['two octets that fit', `${'x'.repeat(73)}ñ`, [`${'x'.repeat(73)}ñ`]],
  ['short, and longer in octets', 'ñ'.repeat(40), ['ñ'.repeat(37), ` ${'ñ'.repeat(3)}`]],
  ['three octets', '€'.repeat(26), ['€'.repeat(25), ' €']],
  ['four octets', '💥'.repeat(19), ['💥'.repeat(18), ' 💥']],
  ['a space where a line ends', `${'x'.repeat(75)} y`, ['x'.repeat(75), '  y']],
  ['nothing', '', ['']],
])('%s', (_, line, parts) => {
  const text = contentLines([line])
  expect(text).toBe(parts.map((part) => `${part}\r\n`).join(''))
  expect(Math.max(...parts.map(bytes))).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toBe(`${line}\r\n`)
})

test.each([
  ['a;b,c\\d', 'a\\;b\\,c\\\\d'],
  ['a\nb\r\nc\rd', 'a\\nb\\nc\\nd'],
  ['\\n', '\\\\n'],
  ['colon: "quotes" ^', 'colon: "quotes" ^'],
])('the text %j is written %j', (text, written) => expect(contentText(text)).toBe(written))
