import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../server/test/test-database.ts'
import { dollars, openTestSandbox, pesos, prefix, type TestSandbox } from '../../test/open-sandbox.ts'

let database: TestDatabase
let t: TestSandbox

beforeAll(async () => {
  database = await openTestDatabase()
  t = await openTestSandbox(database.db)
})
afterAll(async () => {
  await t.close()
  await database.close()
})
beforeEach(() => t.reset())

const right = { buy_order: 'order-1', session_id: 's1', amount: 1000, return_url: 'https://shop.test/back' }
const create = (fields: Record<string, unknown> = {}, code = pesos) =>
  t.call('POST', '', { ...right, ...fields }, { code })

const says = (text: string, status = 422) => ({ status, body: { error_message: text } })

describe('credentials', () => {
  test.each([
    ['a wrong key', { key: 'wrong' }],
    ['an unknown code', { code: '597055555531' }],
  ])('refuse %s', async (_what, asked) => {
    expect(await t.call('POST', '', right, asked)).toMatchObject(says('Not Authorized', 401))
  })

  test('come before everything else: body, path and method', async () => {
    const nobody = { key: '' }
    const broken = { ...nobody, headers: { 'content-type': 'application/json' } }
    expect(await t.call('POST', '', '{', broken)).toMatchObject({ status: 401 })
    expect(await t.call('GET', '/x/y/z', undefined, nobody)).toMatchObject({ status: 401 })
    expect(await t.call('DELETE', '', undefined, nobody)).toMatchObject({ status: 401 })
    expect(await t.inject('POST', `${prefix}/rswebpaytransaction/api/webpay/v1.2/transactions`, right)).toMatchObject({
      status: 401,
    })
  })
})

describe('create', () => {
  test('answers a token of 64 characters and the address of the form', async () => {
    const { status, body, headers } = await create()
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['token', 'url'])
    expect(body.token).toMatch(/^01ab[0-9a-f]{60}$/)
    expect(body.url).toBe(`http://localhost:80${prefix}/webpayserver/initTransaction`)
    expect(headers['x-simulated']).toBe('webpay-sandbox')
  })

  test('names the public address where one is given, and takes fixed tokens', async () => {
    const publicUrl = 'https://demo.example.com/webpay-sandbox/'
    const other = await openTestSandbox(database.db, { publicUrl, newToken: () => '01abfixed' })
    expect((await other.call('POST', '', right)).body).toEqual({
      token: '01abfixed',
      url: 'https://demo.example.com/webpay-sandbox/webpayserver/initTransaction',
    })
    await other.close()
  })

  test.each(['buy_order', 'session_id', 'amount', 'return_url'])('needs %s', async (field) => {
    expect(await create({ [field]: undefined })).toMatchObject(says(`${field} is required!`))
    expect(await create({ [field]: '' })).toMatchObject(says(`${field} is required!`))
    expect(await create({ [field]: null })).toMatchObject(says(`${field} is required!`))
  })

  test.each([
    ['buy_order', 'x'.repeat(26), 'x'.repeat(27)],
    ['session_id', 'x'.repeat(61), 'x'.repeat(62)],
    ['return_url', `https://shop.test/${'x'.repeat(238)}`, `https://shop.test/${'x'.repeat(239)}`],
  ])('takes the longest %s and nothing longer', async (field, longest, tooLong) => {
    expect(await create({ [field]: longest })).toMatchObject({ status: 200 })
    expect(await create({ [field]: tooLong })).toMatchObject(says(`Invalid value for parameter: ${field}`))
  })

  test('takes only what is allowed in a buy_order', async () => {
    expect(await create({ buy_order: 'aZ9|_=&%.,~:/?[+!@()>-' })).toMatchObject({ status: 200 })
    for (const bad of ['a;b', 'a b', 'añ', 'a#'])
      expect(await create({ buy_order: bad })).toMatchObject(
        says(`Parameter TBK_ORDEN_COMPRA rejected with value ${bad}`),
      )
  })

  test('takes texts only as texts', async () => {
    expect(await create({ buy_order: 12 })).toMatchObject(says('Invalid value for parameter: buy_order'))
    expect(await create({ session_id: ['s'] })).toMatchObject(says('Invalid value for parameter: session_id'))
  })

  test.each(['/back', 'shop.test/back', 'ftp://shop.test/', 'javascript:alert(1)', 'https://'])(
    'refuses the return address %s',
    async (address) => {
      expect(await create({ return_url: address })).toMatchObject(says('Invalid value for parameter: return_url'))
    },
  )

  test.each([0, -5, 10.5, '10.5', 1e18, 1e21, 'ten', '', [1000], true])('refuses %j pesos', async (amount) => {
    const { status, body } = await create({ amount })
    expect(status).toBe(422)
    expect(body.error_message).toMatch(/^(Invalid value for parameter: amount|amount is required!)$/)
  })

  test.each([
    [pesos, 50, 50],
    [pesos, '1000', 1000],
    [pesos, '1000.00', 1000],
    [dollars, 12.34, 12.34],
    [dollars, '0.01', 0.01],
    [dollars, 19.9, 19.9],
    [pesos, 9_999_999_999_999, 9_999_999_999_999],
  ])('code %s takes %j', async (code, amount, stored) => {
    const { body } = await create({ amount }, code)
    expect((await t.status(body.token, { code })).body.amount).toBe(stored)
  })

  test('refuses thousandths of a dollar', async () => {
    expect(await create({ amount: 1.234 }, dollars)).toMatchObject(says('Invalid value for parameter: amount'))
  })

  test('takes the same buy_order again, unless strictBuyOrder', async () => {
    expect(await create()).toMatchObject({ status: 200 })
    expect(await create()).toMatchObject({ status: 200 })
    await t.switches({ strictBuyOrder: true })
    expect(await create()).toMatchObject(says('Invalid value for parameter: buy_order'))
    expect(await create({}, dollars)).toMatchObject({ status: 200 })
  })
})

describe('the form of a request', () => {
  const as = { headers: { 'content-type': 'application/json' } }

  test('broken JSON and unknown fields are 400', async () => {
    expect(await t.call('POST', '', '{"buy_order":', as)).toMatchObject({ status: 400 })
    expect(await t.call('POST', '', '[1]', as)).toMatchObject(says('Malformed JSON request', 400))
    expect(await create({ currency: 'CLP' })).toMatchObject(says('Unexpected field: currency', 400))
  })

  test('another content type is 415, a body that is too large 413', async () => {
    const text = { headers: { 'content-type': 'text/plain' } }
    expect(await t.call('POST', '', 'hello', text)).toMatchObject({ status: 415 })
    expect(await create({ session_id: 'x'.repeat(70_000) })).toMatchObject({ status: 413 })
  })

  test('another method is 405, another path or version 404', async () => {
    expect(await t.call('PUT', '', {})).toMatchObject(says("Request method 'PUT' is not supported", 405))
    expect(await t.call('DELETE', '/01ab')).toMatchObject(says("Request method 'DELETE' is not supported", 405))
    expect(await t.call('GET', '/01ab/refunds')).toMatchObject({ status: 405 })
    expect(await t.call('GET', '/01ab/history')).toMatchObject(says('Not Found', 404))
    expect(await t.call('POST', '', right, { version: 'v2.0' })).toMatchObject(says('Not Found', 404))
  })
})
