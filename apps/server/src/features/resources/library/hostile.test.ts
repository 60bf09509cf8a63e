import { ResourceAccess } from '@portal/contract/resources/constants'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLibrarian, aPdf, aResource } from '#test/resources.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
const content = aPdf('uno')
let paths: string[]
beforeAll(async () => {
  t = await startApp()
  const librarian = await aLibrarian(t)
  const { id } = await aResource(t, librarian, { acceso: ResourceAccess.public }, content)
  const { datos } = await t.call('GET', `/v1/recursos/descargar/${id}`, undefined, librarian)
  paths = [datos.url_file, (datos.url_file as string).replace(/\?.*/, '')]
})
afterAll(() => t.close())

const edge = fc.oneof(fc.integer({ min: -5, max: 5000 }), fc.constantFrom(2 ** 31, 2 ** 53, 1e21, ''))
const range = fc.oneof(
  fc.tuple(edge, edge).map(([from, to]) => `bytes=${from}-${to}`),
  fc
    .array(fc.tuple(edge, edge), { maxLength: 4 })
    .map((parts) => `bytes=${parts.map((part) => part.join('-')).join(',')}`),
  fc.constantFrom('bytes', 'bytes=', 'bytes=-', 'lines=0-1', 'bytes=0-0-0', 'bytes=٣-٥', `bytes=${'0-1,'.repeat(500)}`),
)
const asked = fc.record(
  {
    range,
    'if-range': fc.constantFrom('"x"', 'W/"x"', '', 'Wed, 21 Oct 2015 07:28:00 GMT'),
    'if-none-match': fc.constantFrom('*', '"x"', '', ',,,'),
    authorization: fc.constantFrom('Bearer x', 'Bearer', 'Basic eA=='),
    accept: fc.constantFrom('text/html', '*/*', ''),
  },
  { requiredKeys: ['range'] },
)
const query = fc.dictionary(
  fc.constantFrom('firma', 'usuario', 'vence', 'marca', 'descarga'),
  fc.oneof(fc.string(), fc.constantFrom('0', '-1', '1e9', 'NaN', '%00', '9'.repeat(30))),
)

test('whatever is asked for, a file is sent as it is, in the part that is named, or refused', async () => {
  await fc.assert(
    fc.asyncProperty(asked, fc.option(query), fc.nat(1), async (headers, changed, which) => {
      const url = changed ? `${paths[1]}?${new URLSearchParams(changed)}` : paths[which]!
      const reply = await t.app.inject({ url, headers })
      expect([200, 206, 304, 400, 401, 403, 404, 410, 416]).toContain(reply.statusCode)
      if (reply.statusCode !== 200 && reply.statusCode !== 206) return
      const [, start = 0, end = content.length - 1] =
        /^bytes (\d+)-(\d+)/.exec(`${reply.headers['content-range']}`) ?? []
      const whole = content.subarray(Number(start), Number(end) + 1)
      expect(Number(reply.headers['content-length'])).toBe(whole.length)
      expect(reply.rawPayload.equals(whole)).toBe(true)
    }),
    { numRuns: 150 },
  )
})
