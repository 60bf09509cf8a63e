import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../test/start-app.ts'

const features = join(import.meta.dirname, '../../web/app/features')
/** A page of the dashboard whose loader reads its address. */
const readsAddress = (path: string) =>
  /^(?!sign-in\/).*\.route\.tsx$/.test(path) &&
  /clientLoader = listLoader\(|clientLoader\b[^{]*\{[^}]*\burl\b/.test(source(path))
const source = (path: string) => readFileSync(join(features, path), 'utf8')
const routes = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(readsAddress).sort()

type Loader = (args: { request: Request; url: URL; context: unknown; params: Record<string, string> }) => unknown
interface Asked {
  call: object
  params: Record<string, unknown>
}

/** Stands for any answer: every property is an empty list. */
const anyAnswer = new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : []) })
const ids = new Proxy({}, { get: (_, name) => (name === 'perfil' ? 'manager' : '1') }) as Record<string, string>

/** What the loader of a page asks the API for, at an address. */
async function askedBy(clientLoader: Loader, address: string): Promise<Asked[]> {
  const asked: Asked[] = []
  const load = async (call: object, { params = {} }: { params?: Record<string, unknown> }) => {
    asked.push({ call, params })
    return anyAnswer
  }
  const url = new URL(`http://portal.test/dashboard/${address}`)
  const call = async () => ({ ok: true, datos: anyAnswer }) // its page decides what a refusal means
  try {
    await clientLoader({ request: new Request(url), url, context: { get: () => ({ load, call }) }, params: ids })
  } catch (error) {
    if (!(error instanceof Response)) throw error // a redirect
  }
  return asked
}

/** The screens of all kinds of import are one route, which reads its kind from the path. */
const imports = 'clasificados/mis-clasificados/clasificados-masivo'

const hostile = [
  '',
  '0',
  '-1',
  '1.5',
  '1e9',
  '99999999999',
  'x',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  "'; drop table usuario; --",
  '<script>',
  '\0',
  '\ud800',
  '٣',
  'á'.repeat(300),
  '1,2,3',
  '1.200,50',
  '-password',
]

let t: TestApp
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true })) // a wide screen
  t = await startApp()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await t.close()
})

/** Whether the door would take what was asked, as it comes in an address: as text. */
function refusedOf({ call, params }: Asked): unknown {
  const mounted = t.door.calls.find((one) => one.call === call)
  const texts = Object.entries(params).filter(([, value]) => value !== undefined)
  const found = mounted?.terms.params?.safeParse(
    Object.fromEntries(texts.map(([name, value]) => [name, String(value ?? '')])),
  )
  return mounted && (!found || found.success) ? null : (found?.error?.issues ?? 'not mounted')
}

test('lists are found', () => {
  expect(routes.length).toBeGreaterThan(45)
})

describe.each(routes)('the address of %s', (path) => {
  const place = path.startsWith('imports/') ? imports : 'list'
  let loader: Loader
  let names: string[]
  beforeAll(async () => {
    const module = (await import(join(features, path))) as { clientLoader: Loader }
    loader = module.clientLoader
    const calls = (await askedBy(loader, `${place}?tab=usuarios`)).map(({ call }) =>
      t.door.calls.find((one) => one.call === call),
    )
    const shapes = calls.map((found) => (found?.terms.params as { shape?: object } | undefined)?.shape ?? {})
    names = [...new Set([...shapes.flatMap((shape) => Object.keys(shape)), 'tab', 'page', 'orden', 'buscar'])]
  })

  const refusedAt = async (search: string) => (await askedBy(loader, place + search)).map(refusedOf).filter(Boolean)

  test('asks for nothing that the API refuses, whatever one of its parameters says', async () => {
    for (const name of names) {
      for (const value of hostile) {
        const one = `${name}=${encodeURIComponent(value.toWellFormed())}`
        for (const search of [`?${one}`, `?${one}&${name}=1`, `?tab=usuarios&${one}`, `?tab=sucursales&${one}`]) {
          expect([search, await refusedAt(search)]).toEqual([search, []])
        }
      }
    }
  })

  test('nor when several of them are wrong at once', async () => {
    const pair = fc.tuple(
      fc.constantFrom(...names),
      fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary' })),
    )
    const search = fc.array(pair, { maxLength: 8 }).map((pairs) => {
      return `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`
    })
    await fc.assert(
      fc.asyncProperty(search, async (search) => {
        expect(await refusedAt(search)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})
