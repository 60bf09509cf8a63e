import { describe, expect, test } from 'vitest'
import { refusedWords } from './check-words.ts'

const path = 'apps/server/src/core/door/door.ts'

describe('refused words', () => {
  test.each([
    ['/** Drawn anew each time. */', 'again'],
    ['  const a = 1 // what somebody typed', 'someone'],
    [' * Shown beside its field.', 'at the field'],
    ['const patienceMs = 5000', 'timeoutMs'],
    ['let kept = 1', 'storedDraft'],
    ['  ways?: readonly Redirect[]', 'redirects'],
  ])('finds %s', (line, plain) => {
    expect(refusedWords(path, `\n${line}\n`)).toEqual([expect.stringMatching(new RegExp(`^${path}:2 .*${plain}`))])
  })

  test('reads every line of a document', () => {
    expect(refusedWords('README.md', 'What somebody typed\nis shown again')).toEqual([
      'README.md:1 "somebody": say someone',
    ])
    expect(refusedWords('README.md', 'const ways: 1')).toEqual([])
    expect(refusedWords('README.md', 'Test: `a.test.ts` "takes what he typed"')).toEqual([])
  })

  test.each([
    "  ways: 'Secciones',",
    "text('Somebody else changed it')",
    'isKept: boolean',
    'const latest = 1',
    '// kept for an hour',
  ])('lets %s pass', (line) => expect(refusedWords(path, line)).toEqual([]))

  test.each([
    ["  leave: 'Salga del área de seguridad',", 'área de exclusión'],
    ["  absent: 'El aviso no existe.',", 'clasificado'],
    ['  <p>Look at the tyres</p>', 'tire'],
    ["  send: 'Enviar-me o PIN',", 'Receber o PIN'],
  ])('finds the mended text %s', (line, plain) => {
    expect(refusedWords(path, line)).toEqual([expect.stringContaining(plain)])
    expect(refusedWords('apps/web/app/a.test.ts', line)).toEqual([])
  })

  test.each([
    "  gone: 'El aviso ya no está disponible. No se realizó ningún cobro.',",
    "  told: 'El correo anterior recibe un aviso.',",
    "  expiry: 'aviso de vencimiento enviado',",
    '// the tyre of the old model',
  ])('lets the text %s pass', (line) => expect(refusedWords(path, line)).toEqual([]))

  test('lets tests name their cases', () => {
    expect(refusedWords('apps/server/src/a.test.ts', 'const late = reply')).toEqual([])
  })

  test('names a better file name', () => {
    expect(refusedWords('apps/server/src/features/a/one.ts', '')).toEqual([expect.stringContaining('detail.ts')])
  })

  test.each([
    ['apps/server/src/features/listing-requests/move.ts', 'move()', 'say machine, property or item'],
    ['apps/web/app/features/offers/classifieds.module.css', '', 'say machines'],
    [path, 'export const listingUnavailable = 1', 'say machine, property or item'],
    [path, 'function toClassified() {', 'say machine'],
  ])('keeps to one word for a concept: %s %s', (path, source, plain) => {
    expect(refusedWords(path, source)).toEqual([expect.stringContaining(plain)])
  })

  test.each([
    [path, 'interface RealEstateListing {}'],
    [path, "  say: 'Listing saved.',"],
    [path, 'const enlisting = 1'],
  ])('lets %s %s pass', (path, source) => expect(refusedWords(path, source)).toEqual([]))
})
