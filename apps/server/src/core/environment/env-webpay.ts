import { isLoopbackHost } from '../base/ip-addresses.ts'
import type { Env } from './env-variables.ts'

/** The provider's two hosts, and its published test keys. */
export const webpayHosts = {
  production: 'https://webpay3g.transbank.cl',
  integration: 'https://webpay3gint.transbank.cl',
} as const

export const integrationKey = '579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C'
const integrationCode = /^5970555555\d\d$/

const currencies = ['CLP', 'USD'] as const
const codeOf = (env: Partial<Env>, currency: 'CLP' | 'USD') => env[`WEBPAY_${currency}_COMMERCE_CODE`]

/**
 * Returns what is wrong with the settings of card payments: a test site must not charge, a real site must charge
 * really.
 */
export function webpayProblems(env: Partial<Env>): string[] {
  const { WEBPAY_BASE_URL: url, CARD_PAYMENTS: cards } = env
  const given = currencies.filter((currency) => codeOf(env, currency))
  const problems = sandboxProblems(env)
  if (!url) {
    const needed = given.map((currency) => `WEBPAY_${currency}_COMMERCE_CODE needs WEBPAY_BASE_URL`)
    const isTrial = env.WEBPAY_TRIAL && env.NODE_ENV === 'production'
    return [...problems, ...needed, ...(isTrial ? ['WEBPAY_TRIAL=true needs WEBPAY_BASE_URL'] : [])]
  }
  if (cards === 'off') problems.push('WEBPAY_BASE_URL has no meaning with CARD_PAYMENTS=off')
  if (!url.startsWith('https://') && !isLoopback(url)) problems.push('WEBPAY_BASE_URL must start with https://')
  if (given.length === 0 && url !== webpayHosts.integration)
    problems.push('WEBPAY_BASE_URL needs WEBPAY_CLP_COMMERCE_CODE or WEBPAY_USD_COMMERCE_CODE')
  if (given.length === 2 && codeOf(env, 'CLP') === codeOf(env, 'USD'))
    problems.push('WEBPAY_USD_COMMERCE_CODE must differ from WEBPAY_CLP_COMMERCE_CODE: a code has one currency')
  if (env.NODE_ENV === 'production') return [...problems, ...productionProblems(env, url)]
  if (url === webpayHosts.production) problems.push('WEBPAY_BASE_URL of real payments is refused outside production')
  return problems
}

/** The published sandbox key lets anyone act as the shop: it is allowed only on a machine that others cannot reach. */
function sandboxProblems({ NODE_ENV, WEBPAY_SANDBOX_KEY: key, WEBPAY_BASE_URL, ...env }: Partial<Env>): string[] {
  if (!key) return []
  if (NODE_ENV === 'production') return ['WEBPAY_SANDBOX_KEY is for trials: refused in production']
  const isReached = env.DEMO_PUBLIC || (env.PUBLIC_URL !== undefined && !isLoopback(env.PUBLIC_URL))
  return [
    ...(WEBPAY_BASE_URL ? ['WEBPAY_SANDBOX_KEY has no meaning with WEBPAY_BASE_URL'] : []),
    ...(key === integrationKey && isReached
      ? ['WEBPAY_SANDBOX_KEY is the published key: refused where others reach the portal']
      : []),
  ]
}

function productionProblems(env: Partial<Env>, url: string): string[] {
  const host = env.WEBPAY_TRIAL ? webpayHosts.integration : webpayHosts.production
  const problems =
    url === host
      ? []
      : [
          `WEBPAY_BASE_URL must be ${host} in production${env.WEBPAY_TRIAL ? ' with WEBPAY_TRIAL=true' : ', or WEBPAY_TRIAL=true be set'}`,
        ]
  if (env.WEBPAY_TRIAL) return problems
  for (const currency of currencies) {
    const isPublished =
      integrationCode.test(codeOf(env, currency) ?? '') || env[`WEBPAY_${currency}_KEY`] === integrationKey
    if (isPublished)
      problems.push(`WEBPAY_${currency}_COMMERCE_CODE and its key are those of trials: refused in production`)
  }
  return problems
}

const isLoopback = (url: string) => isLoopbackHost(new URL(url).hostname)
