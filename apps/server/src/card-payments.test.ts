import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../test/start-app.ts'

const start = '/webpay-sandbox/webpayserver/initTransaction'
const api = '/webpay-sandbox/rswebpaytransaction/api/webpay/v1.2/transactions/abc'
let simulated: TestApp
let configured: TestApp
beforeAll(async () => {
  simulated = await startApp()
  configured = await startApp({ WEBPAY_BASE_URL: 'https://webpay3gint.transbank.cl' })
})
afterAll(() => Promise.all([simulated.close(), configured.close()]))

describe('the simulated provider', () => {
  test('is there where no provider is configured, and says that it is simulated', async () => {
    const reply = await simulated.app.inject(start)
    expect(reply.headers['x-simulated']).toBe('webpay-sandbox')
    expect(reply.body).toContain('SIMULATED')
  })

  test('is not there where one is', async () => {
    expect((await configured.app.inject(start)).statusCode).toBe(404)
    expect((await configured.app.inject('/webpay-sandbox/admin/payments')).statusCode).toBe(404)
  })

  test('is not there where no cards are taken, and no page may post to a provider', async () => {
    const none = await startApp({ CARD_PAYMENTS: 'off' })
    expect((await none.app.inject(start)).statusCode).toBe(404)
    const { headers } = await none.app.inject('/payment')
    expect(String(headers['content-security-policy'])).not.toContain('transbank')
    await none.close()
  })

  test('does not answer the key that the provider publishes: whoever reaches it must not speak for the shop', async () => {
    const key = '579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C'
    const headers = { 'tbk-api-key-id': '597055555532', 'tbk-api-key-secret': key }
    expect((await simulated.app.inject({ url: api, headers })).statusCode).toBe(401)
  })

  test('answers a key that was set for it, so that another program can be tried against it', async () => {
    const key = 'tests-of-another-program'
    const open = await startApp({ WEBPAY_SANDBOX_KEY: key })
    const create = (apiKey: string) =>
      open.app.inject({
        method: 'POST',
        url: api.replace('/abc', ''),
        headers: { 'tbk-api-key-id': '597055555532', 'tbk-api-key-secret': apiKey },
        payload: { buy_order: 'o1', session_id: 's1', amount: 1000, return_url: 'http://127.0.0.1:9/back' },
      })
    expect((await create(key)).json()).toMatchObject({ token: expect.stringMatching(/^01ab/) })
    expect((await create('another-key-of-nobody')).statusCode).toBe(401)
    await open.close()
  })

  test('lets nobody from outside into its administration', async () => {
    const from = { remoteAddress: '10.0.0.1' }
    expect((await simulated.app.inject({ url: '/webpay-sandbox/admin/payments', ...from })).statusCode).toBe(404)
  })

  test.each(['stripe', 'mercadopago'])('is %s where that is wanted, and then no other', async (provider) => {
    const open = await startApp({ CARD_SANDBOX: provider })
    const reply = await open.app.inject(`/${provider}-sandbox/sandbox.css`)
    expect([reply.statusCode, reply.headers['x-simulated']]).toEqual([200, `${provider}-sandbox`])
    expect((await open.app.inject(start)).statusCode).toBe(404)
    for (const path of ['/v1/checkout/sessions', '/checkout/preferences'])
      expect((await open.app.inject({ method: 'POST', url: `/${provider}-sandbox${path}` })).statusCode).toBeOneOf([
        401, 404,
      ])
    await open.close()
  })
})
