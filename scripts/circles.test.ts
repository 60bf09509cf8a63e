import { describe, expect, test } from 'vitest'
import { violations } from './check-rooms.ts'

const SERVER = 'apps/server/src'
const WEB = 'apps/web/app'
const CONTRACT = 'packages/contract/src'

describe('circles of features', () => {
  const graph = (side: string, file: string, edges: Record<string, string>) =>
    violations(
      new Map(
        Object.entries(edges).map(([from, to]) => [
          `${side}/features/${from}/${file}`,
          `import { a } from '../${to}/${file}'`,
        ]),
      ),
    ).filter((told) => told.includes('features in a circle')) // of files it is one too

  test('are found on the server and named once', () => {
    expect(
      graph(SERVER, 'service.ts', { quotes: 'payments', payments: 'users', users: 'quotes', tasks: 'quotes' }),
    ).toEqual([
      `${SERVER}/features/payments/service.ts:1 may not import ../users/service.ts: features in a circle: payments -> users -> quotes -> payments`,
    ])
  })

  test('are found on the web', () => {
    expect(graph(WEB, 'card.tsx', { quotes: 'users', users: 'quotes' })).toHaveLength(1)
  })

  test('are not seen where one feature only serves many', () => {
    expect(graph(SERVER, 'service.ts', { quotes: 'users', tasks: 'users', users: 'enterprises' })).toEqual([])
  })

  test('do not go through server and web together', () => {
    const files = new Map([
      [`${SERVER}/features/quotes/service.ts`, "import { a } from '../users/service.ts'"],
      [`${WEB}/features/users/card.tsx`, "import { A } from '../quotes/card.tsx'"],
    ])
    expect(violations(files)).toEqual([])
  })
})

describe('circles of files', () => {
  const files = (sources: Record<string, string>) => violations(new Map(Object.entries(sources)))

  test('are found where only a type closes them', () => {
    expect(
      files({
        [`${SERVER}/core/door/door.ts`]: "import { fingerprintOf } from './fingerprint.ts'",
        [`${SERVER}/core/door/fingerprint.ts`]: "import type { Sent } from './door.ts'",
      }),
    ).toEqual([
      `${SERVER}/core/door/door.ts:1 may not import ./fingerprint.ts: files in a circle: ${SERVER}/core/door/door.ts -> ${SERVER}/core/door/fingerprint.ts -> ${SERVER}/core/door/door.ts`,
    ])
  })

  test.each([
    [`${WEB}/features/quotes`, 'tsx'],
    [CONTRACT, 'ts'],
    ['apps/webpay-sandbox/src', 'ts'],
  ])('are found in %s', (folder, ending) => {
    const found = files({
      [`${folder}/a/one.${ending}`]: `import { b } from './two.${ending}'`,
      [`${folder}/a/two.${ending}`]: `import { c } from './three.${ending}'`,
      [`${folder}/a/three.${ending}`]: `const a = await import('./one.${ending}')`,
    })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('files in a circle')
  })

  test('are none where two files know a third', () => {
    expect(
      files({
        [`${SERVER}/core/door/door.ts`]: "import { a } from './fingerprint.ts'\nimport type { Sent } from './sent.ts'",
        [`${SERVER}/core/door/fingerprint.ts`]: "import type { Sent } from './sent.ts'",
      }),
    ).toEqual([])
  })
})

describe('circles of folders of core', () => {
  const core = (side: string, types: string) =>
    violations(
      new Map([
        [`${side}/core/files/disk.ts`, "import { log } from '../http/log.ts'"],
        [`${side}/core/http/log.ts`, ''],
        [`${side}/core/http/send.ts`, `import ${types}{ File } from '../files/file.ts'`],
        [`${side}/core/files/file.ts`, ''],
      ]),
    )

  test('are found by what is loaded', () => {
    for (const side of [SERVER, WEB])
      expect(core(side, '')).toEqual([
        `${side}/core/files/disk.ts:1 may not import ../http/log.ts: folders of core in a circle: files -> http -> files`,
      ])
  })

  test('may be closed by types', () => {
    for (const side of [SERVER, WEB]) expect(core(side, 'type ')).toEqual([])
  })
})
