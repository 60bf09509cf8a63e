import type { CardProvider } from '@portal/contract/payments/card-providers'
import { isLoopbackHost } from '../base/ip-addresses.ts'
import type { Env } from './env-variables.ts'
import { webpayProblems } from './env-webpay.ts'

type CardEnv = Pick<
  Env,
  'CARD_PAYMENTS' | 'CARD_SANDBOX' | 'NODE_ENV' | 'WEBPAY_BASE_URL' | 'STRIPE_SECRET_KEY' | 'MERCADOPAGO_ACCESS_TOKEN'
>

/** The variable that turns each provider on. */
const switches = {
  webpay: 'WEBPAY_BASE_URL',
  stripe: 'STRIPE_SECRET_KEY',
  mercadopago: 'MERCADOPAGO_ACCESS_TOKEN',
} as const satisfies Record<CardProvider, keyof Env>

const configured = (env: Partial<Env>) =>
  (Object.keys(switches) as CardProvider[]).filter((provider) => env[switches[provider]] !== undefined)

/**
 * Whose form takes cards: that of the provider that is configured, or on a trial without one its simulation. Null where no
 * cards are taken: a company in production without a contract takes bank transfers only (rule payments/transfer).
 */
export function cardProviderOf(env: CardEnv): CardProvider | null {
  if (env.CARD_PAYMENTS === 'off') return null
  return configured(env)[0] ?? (env.NODE_ENV === 'production' ? null : env.CARD_SANDBOX)
}

/** Whether payments by card are taken. */
export const takesCards = (env: CardEnv): boolean => cardProviderOf(env) !== null

/** Returns what is wrong with the settings of card payments: one provider at a time, and none of them half. */
export function cardProblems(env: Partial<Env>): string[] {
  const names = configured(env).map((provider) => switches[provider])
  return [
    ...(names.length > 1 ? [`${names.join(' and ')} are set: cards are taken by one provider at a time`] : []),
    ...webpayProblems(env),
    ...problemsOf(env, 'STRIPE', 'STRIPE_SECRET_KEY', /^.k_test_/),
    ...problemsOf(env, 'MERCADOPAGO', 'MERCADOPAGO_ACCESS_TOKEN', /^TEST-/),
    ...sandboxProblems(env, names),
  ]
}

/** A test site must not charge, a real site must charge really. Test users of Mercado Pago have a token like others. */
function problemsOf(
  env: Partial<Env>,
  provider: 'STRIPE' | 'MERCADOPAGO',
  keyName: 'STRIPE_SECRET_KEY' | 'MERCADOPAGO_ACCESS_TOKEN',
  ofTrials: RegExp,
): string[] {
  const [key, url, isTrial] = [env[keyName], env[`${provider}_BASE_URL`], env[`${provider}_TRIAL`] === true]
  if (key === undefined)
    return [
      ...(url ? [`${provider}_BASE_URL needs ${keyName}`] : []),
      ...(isTrial ? [`${provider}_TRIAL=true needs ${keyName}`] : []),
    ]
  const isProduction = env.NODE_ENV === 'production'
  const isTest = ofTrials.test(key)
  const problems: string[] = []
  if (env.CARD_PAYMENTS === 'off') problems.push(`${keyName} has no meaning with CARD_PAYMENTS=off`)
  if (url && isProduction) problems.push(`${provider}_BASE_URL is for trials: refused in production`)
  if (url && !url.startsWith('https://') && !isLoopbackHost(new URL(url).hostname))
    problems.push(`${provider}_BASE_URL must start with https://`)
  if (isProduction && isTest && !isTrial)
    problems.push(`${keyName} is of trials: refused in production without ${provider}_TRIAL=true`)
  if (!isProduction && !isTest && !(isTrial && provider === 'MERCADOPAGO'))
    problems.push(`${keyName} of real payments is refused outside production`)
  if (isProduction && isTrial && !isTest && provider === 'STRIPE')
    problems.push('STRIPE_TRIAL=true needs a STRIPE_SECRET_KEY that starts with sk_test_ or rk_test_')
  return problems
}

function sandboxProblems(env: Partial<Env>, names: readonly string[]): string[] {
  const { CARD_SANDBOX: sandbox = 'webpay' } = env
  if (sandbox === 'webpay') return []
  return [
    ...(env.NODE_ENV === 'production' ? [`CARD_SANDBOX=${sandbox} is for trials: refused in production`] : []),
    ...names.map((name) => `CARD_SANDBOX=${sandbox} has no meaning with ${name}`),
    ...(env.WEBPAY_SANDBOX_KEY ? [`WEBPAY_SANDBOX_KEY has no meaning with CARD_SANDBOX=${sandbox}`] : []),
  ]
}
