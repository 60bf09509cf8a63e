import { describe, expect, test } from 'vitest'
import { leftovers } from './check-leftovers.ts'

const joined = (...parts: string[]) => parts.join('')

describe('leftovers', () => {
  test.each([
    joined('// TO', 'DO: finish'),
    joined('// FIX', 'ME'),
    joined('// @ts-', 'ignore'),
    joined('const a = b as ', 'any'),
    joined('test.', "only('a', () => {})"),
    joined('describe.', "skip('a', () => {})"),
    joined('test.concurrent.', "todo('a')"),
    joined('debug', 'ger'),
    joined(".where('vence_en', '<=', sql<Date>`clock_time", 'stamp()`)'),
    joined('where vence_en < clock_time', 'stamp()'),
    joined('await page.waitForTime', 'out(500)'),
    joined("idioma: 'es' | ", "'en'"),
    joined("z.enum(['es', ", "'en'])"),
    joined("readFileSync('/ro", "ot/secret')"),
    joined("open('/home", "/someone/file')"),
    joined('import /Users', '/someone/file'),
    joined('<<<<<', '<< HEAD'),
  ])('finds %s', (line) => {
    expect(leftovers('apps/server/src/core/door/door.ts', `\n${line}\n`)).toEqual([
      expect.stringMatching(/^apps\/server\/src\/core\/door\/door\.ts:2 \S/),
    ])
  })

  test.each([
    "const todo = 'todos los países'",
    'expect(list).toEqual({ skipped: 1 })',
    "app.get('/v1/home/list')",
    joined('sql<Date>`clock_time', "stamp()`.as('now')"),
    "const path = join(root, 'home', 'x')",
    '// as any other list',
    "import '../work/list.ts'",
  ])('lets %s pass', (line) => expect(leftovers('apps/server/src/core/door/door.ts', line)).toEqual([]))

  test('finds a module that a test replaces for all', () => {
    const line = joined('vi.mo', "ck('./limits.ts')")
    expect(leftovers('apps/server/src/core/door/door.test.ts', line)).toHaveLength(1)
  })

  test('finds a route that reads its path from the request', () => {
    const line = joined('const { pathname } = new URL(reques', 't.url)')
    expect(leftovers('apps/web/app/features/products/product.route.tsx', line)).toHaveLength(1)
    expect(leftovers('apps/web/app/entry.server.tsx', line)).toEqual([])
  })

  test('finds a refusal of a field that does not name its signs', () => {
    const line = joined('error={message.numbere', 'd(refused?.campos[name])}')
    expect(leftovers('apps/web/app/features/quotes/public/client-permit.tsx', line)).toHaveLength(1)
    expect(leftovers('apps/web/app/core/language/refusal-at.ts', line)).toEqual([])
  })

  test('lets one file hold the list of languages', () => {
    const line = joined("export const languages = ['es', ", "'en'] as const")
    expect(leftovers('packages/contract/src/core/language.ts', line)).toEqual([])
    expect(leftovers('packages/contract/src/core/money.ts', line)).toHaveLength(1)
  })

  test('looks for paths of one machine in every text, for the rest in code only', () => {
    expect(leftovers('docs/operations.md', joined('cd /ro', 'ot/portal'))).toHaveLength(1)
    expect(leftovers('docs/glossary.md', joined('TO', 'DO: everything'))).toEqual([])
  })
})
