import { expect, test } from 'vitest'
import { companyLines, zoneLines } from './check-company-words.ts'

test.each([
  ["  more: 'Conocer NextLion',", [1]],
  ["a\n  title: 'Next One+',\n  team: `el equipo de NEXT`", [2, 3]],
  ['// the console Next Three\n/** Quamtum */\n * NextLion', []],
  ["const next = 'nextlion'\nNextFunction\nNEXT_PUBLIC", []],
])('%j', (source, lines) => expect(companyLines(source)).toEqual(lines))

test.each([
  ['const zone = \'America/Santiago\'\nconst other = "Europe/Madrid"', [1, 2]],
  ["sql`now() at time zone 'America/Lima'`\n  ends: `Termina, hora de Chile`\n  en: 'Chile time'", [1, 2, 3]],
  ["// 'America/Santiago'\n/** `hora de Chile` */\n'America latina'\n'Etc/GMT-14'\ncity: 'Santiago'", []],
])('%j names zones', (source, lines) => expect(zoneLines(source)).toEqual(lines))
