import { expect, test } from 'vitest'
import { companyLines } from './check-company-words.ts'

test.each([
  ["  more: 'Conocer NextLion',", [1]],
  ["a\n  title: 'Next One+',\n  team: `el equipo de NEXT`", [2, 3]],
  ['// the console Next Three\n/** Quamtum */\n * NextLion', []],
  ["const next = 'nextlion'\nNextFunction\nNEXT_PUBLIC", []],
])('%j', (source, lines) => expect(companyLines(source)).toEqual(lines))
