import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/start-app.ts'
import { countryOf } from './countries.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

test.each([
  ['200.1.123.4', 'CL'],
  ['::ffff:200.27.1.1', 'CL'],
  ['::ffff:c81b:101', 'CL'],
  ['193.0.6.139', 'NL'],
  ['2800:300::1', 'CL'],
])('%s is registered in %s', async (ip, iso) => {
  expect((await countryOf(ip))?.iso).toBe(iso)
})

test.each([
  '10.0.0.1',
  '127.0.0.1',
  '192.168.1.1',
  '172.20.0.3',
  '::1',
  'fd00::7',
  'fe80::1',
  '203.0.113.7', // for examples, and the table says Australia
  '2001:db8::1',
  'no address',
  '',
])('%s tells nothing', async (ip) => {
  expect(await countryOf(ip)).toBeNull()
})

test('a visitor is told the country of his address', async () => {
  const from = (remoteAddress: string) => t.call('GET', '/v1/ubicacion/pais', undefined, null, { remoteAddress })
  expect((await from('200.1.123.4')).datos).toEqual({ country_name: 'Chile', pais_id: 152 })
  expect((await from('10.0.0.1')).datos).toEqual({ country_name: null, pais_id: null })
})
