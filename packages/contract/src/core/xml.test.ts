import { expect, test } from 'vitest'
import { xmlText } from './xml.ts'

test.each([
  ['a & b < c > "d"', 'a &amp; b &lt; c &gt; &quot;d&quot;'],
  ['¿Ñandú? 李 😀', '¿Ñandú? 李 😀'],
  ['&amp;', '&amp;amp;'],
  ['tab\tline\nreturn\r', 'tab\tline\nreturn\r'],
  ['\u0000a\u0008b\u000bc\u000cd\u001fe\ufffef\uffff', 'abcdef'],
  ['half \ud83d of one', 'half \ufffd of one'],
])('%j is written as %j', (text, written) => {
  expect(xmlText(text)).toBe(written)
})
