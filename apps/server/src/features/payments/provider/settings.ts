import { createHmac } from 'node:crypto'
import { Currency } from '@portal/contract/core/currencies'
import type { Env } from '#core/environment/env.ts'
import { integrationKey, webpayHosts } from '#core/environment/env-webpay.ts'

/** A contract with the provider. No call names a currency: the commerce code decides it (rule payments/currency). */
export interface Merchant {
  currency: Currency
  commerceCode: string
  apiKey: string
}

export interface ProviderSettings {
  /** Null means the simulation in this program. */
  baseUrl: string | null
  merchants: readonly Merchant[]
  /** Origins to which our pages may post a payment. */
  formTargets: readonly string[]
}

/** Commerce codes of the simulation: the published one, and our own for dollars. */
const simulatedCodes = { CLP: '597055555532', USD: '597055555590' } as const
const currencies = [Currency.chileanPeso, Currency.dollar] as const

type PaymentEnv = Pick<
  Env,
  | 'PUBLIC_URL'
  | 'WEBPAY_BASE_URL'
  | 'WEBPAY_SANDBOX_KEY'
  | 'WEBPAY_CLP_COMMERCE_CODE'
  | 'WEBPAY_CLP_KEY'
  | 'WEBPAY_USD_COMMERCE_CODE'
  | 'WEBPAY_USD_KEY'
>

/**
 * Returns the provider's address and commerce codes. The key of the simulation is configured, or derived from `secret`,
 * so that strangers cannot use it.
 */
export function providerSettings(env: PaymentEnv, secret: string): ProviderSettings {
  const { WEBPAY_BASE_URL: baseUrl, PUBLIC_URL } = env
  if (!baseUrl) {
    const apiKey = env.WEBPAY_SANDBOX_KEY ?? createHmac('sha256', secret).update('webpay-sandbox').digest('hex')
    const merchants = currencies.map((currency) => ({ currency, commerceCode: simulatedCodes[currency], apiKey }))
    return { baseUrl: null, merchants, formTargets: [new URL(PUBLIC_URL).origin] }
  }
  const given = currencies.flatMap((currency): Merchant[] => {
    const [commerceCode, apiKey] = [env[`WEBPAY_${currency}_COMMERCE_CODE`], env[`WEBPAY_${currency}_KEY`]]
    return commerceCode && apiKey ? [{ currency, commerceCode, apiKey }] : []
  })
  const published = { currency: Currency.chileanPeso, commerceCode: simulatedCodes.CLP, apiKey: integrationKey }
  const isTrial = given.length === 0 && baseUrl === webpayHosts.integration
  return { baseUrl, merchants: isTrial ? [published] : given, formTargets: [new URL(baseUrl).origin] }
}
