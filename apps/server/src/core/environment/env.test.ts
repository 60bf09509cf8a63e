import { describe, expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'
import { cardProviderOf, takesCards } from './env-cards.ts'
import { variables } from './env-variables.ts'
import { integrationKey } from './env-webpay.ts'

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portal.example.com/',
  DATABASE_URL: 'postgres://portal:hidden@db.internal:5432/portal',
  SMTP_URL: 'smtps://portal:hidden@mail.internal:465',
  MAIL_FROM: 'Portal <portal@example.com>',
  WEBPAY_BASE_URL: 'https://webpay3g.transbank.cl',
  WEBPAY_CLP_COMMERCE_CODE: '597012345678',
  WEBPAY_CLP_KEY: 'a-key-of-our-own',
}

function problemsOf(source: Record<string, string | undefined>): readonly string[] {
  try {
    readEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.problems
    throw error
  }
}

describe('the environment', () => {
  test('needs nothing outside production', () => {
    expect(readEnv({})).toMatchObject({
      NODE_ENV: 'development',
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: `${process.cwd()}/data`,
      PUBLIC_URL: 'http://localhost:3000',
      DATABASE_POOL_SIZE: 10,
      PORTAL_ROLES: ['web', 'jobs'],
      CAPTCHA: 'altcha',
      DEMO_PUBLIC: false,
      LOG_LEVEL: 'warn',
    })
    expect(readEnv({}).DATABASE_URL).toBeUndefined()
  })

  test('has a readable default and a purpose for every variable', () => {
    for (const variable of Object.values(variables)) {
      if ('default' in variable) expect(variable.kind.parse(variable.default)).toBeDefined()
      expect(variable.purpose).toMatch(/\.$/)
    }
  })

  test('takes an empty or blank variable as not set', () => {
    expect(readEnv({ PORT: '', SMTP_URL: ' ', S3_BUCKET: '' })).toMatchObject({ PORT: 3000 })
  })

  test('accepts a complete production and writes the public address without its slash', () => {
    expect(readEnv({ ...production, HOST: '0.0.0.0' }).PUBLIC_URL).toBe('https://portal.example.com')
  })

  test.each([
    ['TRUST_PROXI', 'TRUST_PROXY'],
    ['trust_proxy', 'TRUST_PROXY'],
    ['SMTP_URI', 'SMTP_URL'],
    ['DATABASE_URL_FILE', 'DATABASE_URL'],
    ['DATABASE_POOL', 'DATABASE_POOLER'],
    ['DATABASE_POOLSIZE', 'DATABASE_POOL_SIZE'],
    ['WEBPAY_CPL_KEY', 'WEBPAY_CLP_KEY'],
    ['LOGLEVEL', 'LOG_LEVEL'],
  ])('refuses %s in production, and only there: %s is meant', (name, meant) => {
    expect(problemsOf({ ...production, [name]: 'x' })).toEqual([
      `${name} is no variable of the portal: ${meant} is meant, or it has to be left out`,
    ])
    expect(problemsOf({ [name]: 'x' })).toEqual([])
  })

  test('leaves the variables of other programs alone', () => {
    const others =
      'HOME HOSTNAME PATH PWD LANG TZ NODE_OPTIONS NODE_EXTRA_CA_CERTS MALLOC_ARENA_MAX MEMORY_MB NODE_COMPILE_CACHE AWS_REGION npm_execpath PORTAL_SERVICE_HOST DATABASE_PORT OTEL_RESOURCE_ATTRIBUTES HTTP_PROXY no_proxy MAIL USER PGHOST INVOCATION_ID JOURNAL_STREAM'
    const set = Object.fromEntries(others.split(' ').map((name) => [name, 'x']))
    expect(problemsOf({ ...production, ...set })).toEqual([])
  })

  test('refuses a trial for others in production', () => {
    expect(problemsOf({ ...production, DEMO_PUBLIC: 'true' })).toEqual([
      'DEMO_PUBLIC=true is refused in production: it shows a trial to others',
    ])
  })

  test('lists all problems at once, one line each', () => {
    expect(problemsOf({ NODE_ENV: 'production', PORT: 'http', CAPTCHA: 'off', LOG_LEVEL: 'loud' })).toEqual([
      'PORT must be a whole number from 0 to 65535, not "http"',
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, not "loud"',
      'PUBLIC_URL is required in production',
      'DATABASE_URL is required in production',
      'SMTP_URL is required in production',
      'MAIL_FROM is required in production',
      'CAPTCHA=off is refused in production',
    ])
  })

  test('never prints the value of a secret', () => {
    const secrets = Object.entries(variables).filter(([, variable]) => 'secret' in variable)
    expect(secrets.map(([name]) => name)).toContain('DATABASE_URL')
    expect(problemsOf({ DATABASE_URL: 'mysql://root:hidden@db', METRICS_TOKEN: 'hidden' }).join()).not.toContain(
      'hidden',
    )
  })

  test.each(['70000', '-1', '3e3', '3000.5', '0x10'])('refuses PORT=%s', (Port) => {
    expect(problemsOf({ PORT: Port })).toHaveLength(1)
  })

  test('keeps trials on loopback unless told otherwise', () => {
    expect(problemsOf({ HOST: '0.0.0.0' })).toEqual([expect.stringContaining('DEMO_PUBLIC=true')])
    expect(problemsOf({ HOST: '::' })).toHaveLength(1)
    expect(problemsOf({ HOST: '0.0.0.0', DEMO_PUBLIC: 'true' })).toEqual([])
    for (const HOST of ['localhost', '127.0.0.2', '::1']) expect(problemsOf({ HOST })).toEqual([])
  })

  test('wants a secure public address in production, loopback excepted', () => {
    expect(problemsOf({ ...production, PUBLIC_URL: 'http://portal.example.com' })).toHaveLength(1)
    expect(problemsOf({ ...production, PUBLIC_URL: 'http://127.evil.example' })).toHaveLength(1)
    expect(problemsOf({ ...production, PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
    expect(problemsOf({ ...production, PUBLIC_URL: 'http://[::1]:3000' })).toEqual([])
    expect(problemsOf({ PUBLIC_URL: 'https://example.com/portal' })).toHaveLength(1)
    expect(problemsOf({ PUBLIC_URL: 'ftp://example.com' })).toHaveLength(1)
  })

  test('wants the keys of reCAPTCHA when it is chosen', () => {
    expect(problemsOf({ CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'k' })).toEqual([
      'RECAPTCHA_SECRET is required with CAPTCHA=recaptcha',
    ])
  })

  test('wants all of S3 or none of it', () => {
    const s3 = { S3_BUCKET: 'portal', S3_REGION: 'eu', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
    expect(problemsOf(s3)).toEqual([])
    expect(problemsOf({ ...s3, S3_REGION: undefined })).toEqual([
      'S3_REGION is required when another S3 variable is set',
    ])
    expect(problemsOf({ S3_ENDPOINT: 'http://files:9000' })).toHaveLength(4)
    expect(problemsOf({ S3_FORCE_PATH_STYLE: 'true' })).toHaveLength(4)
    expect(problemsOf({ S3_FORCE_PATH_STYLE: 'false' })).toEqual([])
  })

  test('wants a database address for the listening one, and takes sockets in both', () => {
    const socket = 'postgres://portal@%2Ftmp%2Fdata%2Fpostgres.run/portal'
    expect(problemsOf({ DATABASE_LISTEN_URL: socket })).toEqual(['DATABASE_LISTEN_URL needs DATABASE_URL'])
    expect(problemsOf({ DATABASE_LISTEN_URL: socket, DATABASE_URL: socket })).toEqual([])
  })

  test('reads lists', () => {
    expect(readEnv({ PORTAL_ROLES: 'jobs', TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' })).toMatchObject({
      PORTAL_ROLES: ['jobs'],
      TRUST_PROXY: ['loopback', '10.0.0.0/8', '::1'],
    })
    for (const PORTAL_ROLES of ['web,mail', 'web,web', ',']) expect(problemsOf({ PORTAL_ROLES })).toHaveLength(1)
    for (const TRUST_PROXY of ['true', '10.0.0.0/33', 'proxy', '10.0.0/8', '10.0.0.0/8/9'])
      expect(problemsOf({ TRUST_PROXY })).toHaveLength(1)
  })

  test('refuses a sender that could add a header', () => {
    expect(problemsOf({ MAIL_FROM: 'a@example.com\nBcc: b@example.com' })).toHaveLength(1)
    expect(problemsOf({ MAIL_FROM: 'portal' })).toHaveLength(1)
    expect(problemsOf({ MAIL_FROM: 'a@example.com' })).toEqual([])
  })

  test('takes payments at the host of the provider in production, with a code of our own', () => {
    const pay = (changes: object) => problemsOf({ ...production, ...changes })
    expect(pay({})).toEqual([])
    expect(pay({ WEBPAY_BASE_URL: 'https://webpay3g.transbank.cl/' })).toEqual([])
    expect(pay({ WEBPAY_BASE_URL: 'https://webpay3gint.transbank.cl' })).toHaveLength(1)
    expect(pay({ WEBPAY_BASE_URL: 'http://127.0.0.1:4010' })).toHaveLength(1)
    expect(pay({ WEBPAY_CLP_COMMERCE_CODE: '597055555532' })).toHaveLength(1)
    expect(pay({ WEBPAY_CLP_KEY: integrationKey })).toHaveLength(1)
    expect(pay({ WEBPAY_USD_COMMERCE_CODE: '597012345678', WEBPAY_USD_KEY: 'another-key-of-ours' })).toHaveLength(1)
    expect(pay({ WEBPAY_CLP_KEY: undefined })).toEqual(['WEBPAY_CLP_KEY is required with WEBPAY_CLP_COMMERCE_CODE'])
    expect(pay({ WEBPAY_CLP_COMMERCE_CODE: undefined, WEBPAY_CLP_KEY: undefined })).toEqual([
      'WEBPAY_BASE_URL needs WEBPAY_CLP_COMMERCE_CODE or WEBPAY_USD_COMMERCE_CODE',
    ])
  })

  test('starts in production without cards, and refuses half of what they need', () => {
    const none = { WEBPAY_BASE_URL: undefined, WEBPAY_CLP_COMMERCE_CODE: undefined, WEBPAY_CLP_KEY: undefined }
    const without = (changes: object) => problemsOf({ ...production, ...none, ...changes })
    expect(without({})).toEqual([])
    expect(takesCards(readEnv({ ...production, ...none }))).toBe(false)
    expect(takesCards(readEnv(production))).toBe(true)
    expect(takesCards(readEnv({}))).toBe(true)
    expect(takesCards(readEnv({ CARD_PAYMENTS: 'off' }))).toBe(false)
    const code = { WEBPAY_CLP_COMMERCE_CODE: '597012345678' }
    expect(without(code)).toEqual([
      'WEBPAY_CLP_KEY is required with WEBPAY_CLP_COMMERCE_CODE',
      'WEBPAY_CLP_COMMERCE_CODE needs WEBPAY_BASE_URL',
    ])
    expect(without({ ...code, WEBPAY_CLP_KEY: 'a-key-of-our-own' })).toHaveLength(1)
    expect(without({ WEBPAY_TRIAL: 'true' })).toEqual(['WEBPAY_TRIAL=true needs WEBPAY_BASE_URL'])
    expect(problemsOf({ ...production, CARD_PAYMENTS: 'off' })).toEqual([
      'WEBPAY_BASE_URL has no meaning with CARD_PAYMENTS=off',
    ])
  })

  test('lets a staging site pay at the integration host only when it says so', () => {
    const staging = {
      ...production,
      WEBPAY_TRIAL: 'true',
      WEBPAY_BASE_URL: 'https://webpay3gint.transbank.cl',
      WEBPAY_CLP_COMMERCE_CODE: undefined,
      WEBPAY_CLP_KEY: undefined,
    }
    expect(problemsOf(staging)).toEqual([])
    expect(problemsOf({ ...staging, WEBPAY_TRIAL: undefined })).toHaveLength(1)
    expect(problemsOf({ ...staging, WEBPAY_BASE_URL: 'https://webpay3g.transbank.cl' })).not.toEqual([])
  })

  const none = { WEBPAY_BASE_URL: undefined, WEBPAY_CLP_COMMERCE_CODE: undefined, WEBPAY_CLP_KEY: undefined }
  const others = [
    ['STRIPE_SECRET_KEY', 'sk_live_oneOfOurs', 'sk_test_oneOfOurs', 'STRIPE'],
    ['MERCADOPAGO_ACCESS_TOKEN', 'APP_USR-one-of-ours', 'TEST-one-of-ours', 'MERCADOPAGO'],
  ] as const

  test.each(others)('takes %s instead, whole, and of real payments in production only', (name, real, trial, prefix) => {
    const pay = (changes: object) => problemsOf({ ...production, ...none, ...changes })
    expect(pay({ [name]: real })).toEqual([])
    expect(takesCards(readEnv({ ...production, ...none, [name]: real }))).toBe(true)
    expect(pay({ [name]: 'a-key' })).toHaveLength(1)
    expect(pay({ [name]: trial })).toEqual([`${name} is of trials: refused in production without ${prefix}_TRIAL=true`])
    expect(pay({ [name]: trial, [`${prefix}_TRIAL`]: 'true' })).toEqual([])
    expect(pay({ [`${prefix}_TRIAL`]: 'true' })).toEqual([`${prefix}_TRIAL=true needs ${name}`])
    expect(pay({ [`${prefix}_BASE_URL`]: 'https://pay.example.com' })).toEqual([`${prefix}_BASE_URL needs ${name}`])
    expect(pay({ [name]: real, [`${prefix}_BASE_URL`]: 'https://pay.example.com' })).toEqual([
      `${prefix}_BASE_URL is for trials: refused in production`,
    ])
    expect(pay({ [name]: real, CARD_PAYMENTS: 'off' })).toEqual([`${name} has no meaning with CARD_PAYMENTS=off`])
    expect(pay({ [`${prefix}_CURRENCIES`]: 'EUR' })).toHaveLength(1)
    expect(problemsOf({ [name]: real })).toEqual([`${name} of real payments is refused outside production`])
    expect(problemsOf({ [name]: trial, [`${prefix}_BASE_URL`]: 'http://127.0.0.1:4010' })).toEqual([])
    expect(problemsOf({ [name]: trial, [`${prefix}_BASE_URL`]: 'http://pay.example.com' })).toEqual([
      `${prefix}_BASE_URL must start with https://`,
    ])
  })

  test('takes cards by one provider at a time, and names those that are set', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_oneOfOurs' }
    expect(problemsOf({ ...production, ...stripe })).toEqual([
      'WEBPAY_BASE_URL and STRIPE_SECRET_KEY are set: cards are taken by one provider at a time',
    ])
    expect(problemsOf({ ...production, ...none, ...stripe, MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-one-of-ours' })).toEqual([
      'STRIPE_SECRET_KEY and MERCADOPAGO_ACCESS_TOKEN are set: cards are taken by one provider at a time',
    ])
    expect(problemsOf({ MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-a-test-user', MERCADOPAGO_TRIAL: 'true' })).toEqual([])
    expect(problemsOf({ ...production, ...none, ...stripe, STRIPE_TRIAL: 'true' })).toHaveLength(1)
  })

  test('simulates another provider on a trial without one', () => {
    expect(cardProviderOf(readEnv({}))).toBe('webpay')
    expect(cardProviderOf(readEnv({ CARD_SANDBOX: 'stripe' }))).toBe('stripe')
    expect(cardProviderOf(readEnv({ CARD_SANDBOX: 'stripe', CARD_PAYMENTS: 'off' }))).toBeNull()
    expect(problemsOf({ ...production, ...none, CARD_SANDBOX: 'stripe' })).toEqual([
      'CARD_SANDBOX=stripe is for trials: refused in production',
    ])
    expect(problemsOf({ CARD_SANDBOX: 'mercadopago', STRIPE_SECRET_KEY: 'sk_test_oneOfOurs' })).toEqual([
      'CARD_SANDBOX=mercadopago has no meaning with STRIPE_SECRET_KEY',
    ])
    expect(problemsOf({ CARD_SANDBOX: 'stripe', WEBPAY_SANDBOX_KEY: 'tests-of-another-program' })).toHaveLength(1)
  })

  test('takes a key for the simulated provider on trial only, and the published one where nobody else comes', () => {
    const key = { WEBPAY_SANDBOX_KEY: 'tests-of-another-program' }
    const published = { WEBPAY_SANDBOX_KEY: integrationKey }
    expect(readEnv(key)).toMatchObject(key)
    expect(problemsOf({ WEBPAY_SANDBOX_KEY: 'short' })).toHaveLength(1)
    expect(problemsOf({ ...production, ...key })).toEqual(['WEBPAY_SANDBOX_KEY is for trials: refused in production'])
    expect(problemsOf({ ...key, WEBPAY_BASE_URL: 'https://webpay3gint.transbank.cl' })).toHaveLength(1)
    expect(problemsOf({ ...key, DEMO_PUBLIC: 'true' })).toEqual([])
    expect(problemsOf(published)).toEqual([])
    expect(problemsOf({ ...published, PUBLIC_URL: 'http://127.0.0.1:3000' })).toEqual([])
    expect(problemsOf({ ...published, DEMO_PUBLIC: 'true' })).toHaveLength(1)
    expect(problemsOf({ ...published, PUBLIC_URL: 'https://demo.example.com' })).toHaveLength(1)
  })

  test('never charges anybody outside production', () => {
    const code = { WEBPAY_CLP_COMMERCE_CODE: '597012345678', WEBPAY_CLP_KEY: 'a-key-of-our-own' }
    expect(problemsOf({ ...code, WEBPAY_BASE_URL: 'https://webpay3g.transbank.cl' })).toHaveLength(1)
    expect(problemsOf({ ...code, WEBPAY_BASE_URL: 'http://127.0.0.1:4010' })).toEqual([])
    expect(problemsOf({ ...code, WEBPAY_BASE_URL: 'http://pay.example.com' })).toHaveLength(1)
    expect(problemsOf({ WEBPAY_BASE_URL: 'https://webpay3gint.transbank.cl' })).toEqual([])
    expect(problemsOf(code)).toEqual(['WEBPAY_CLP_COMMERCE_CODE needs WEBPAY_BASE_URL'])
    for (const url of ['https://user:pass@pay.example.com', 'https://pay.example.com/?key=1', 'ftp://pay.example.com'])
      expect(problemsOf({ ...code, WEBPAY_BASE_URL: url })).toHaveLength(2)
  })
})
