import { createRequire } from 'node:module'
import type { Currency } from '@portal/contract/core/currencies'
import type { PageLanguage } from '@portal/contract/core/language'
import { CardProvider } from '@portal/contract/payments/card-providers'
import { paymentLimits } from '@portal/contract/payments/constants'
import type { z } from 'zod'
import { tokenPattern } from '../rules/returns.ts'
import {
  AnswerSchema,
  CreatedSchema,
  inShape,
  type ProviderAnswer,
  type RefundAnswer,
  RefundAnswerSchema,
} from './answers.ts'
import { exemptLoopback } from './loopback.ts'
import { ProviderError, readFailure } from './provider-error.ts'
import type { Merchant } from './settings.ts'

export interface Order {
  buyOrder: string
  sessionId: string
  amount: number
  currency: Currency
  returnUrl: string
  /** What is paid, as a provider shows it that asks for it. */
  title: string
  language: PageLanguage
}

/** A payment known to the provider, with the commerce code it was made under. */
export interface Known {
  token: string
  commerceCode: string
  buyOrder: string
  currency: Currency
}

/** The provider's API. Every failure is a ProviderError; POST and PUT are sent once. */
export interface Gateway {
  /** Null where no cards are taken. */
  provider: CardProvider | null
  currencies: readonly Currency[]
  /** Returns the commerce code for a currency, or null. */
  codeFor(currency: Currency): string | null
  create(commerceCode: string, order: Order): Promise<{ token: string; url: string }>
  commit(payment: Known): Promise<ProviderAnswer>
  status(payment: Known): Promise<ProviderAnswer>
  /** `key` names this refund: a provider that knows such keys makes it once, however often it is asked. */
  refund(payment: Known, amount: number, key: string): Promise<RefundAnswer>
  /**
   * Only where the form itself charges: closes it, so that nobody can pay there any more, and tells what became of it.
   * There a commit is the same, and charges nothing.
   */
  close?(payment: Known): Promise<ProviderAnswer>
  /** During this time a second press of Pay returns the same form. */
  sameFormMinutes: number
  /**
   * A lost answer to a commit may have been a yes: its status is queried after these pauses, and later by the sweeper.
   */
  pausesMs: readonly number[]
}

/** The usual `pausesMs`. */
export const askAgainPauses: readonly number[] = [300, 1200, 3000]

const refuse = async (): Promise<never> => {
  throw new ProviderError('local', null, 'no payments by card are taken')
}

/** Of a company without a card provider. Payments of an earlier one can no longer be asked for. */
export const noCards: Gateway = {
  provider: null,
  currencies: [],
  codeFor: () => null,
  create: refuse,
  commit: refuse,
  status: refuse,
  refund: refuse,
  pausesMs: [],
  sameFormMinutes: paymentLimits.sameFormMinutes,
}

export interface GatewayOptions {
  /** Called for each request: the address of the simulation is known once the portal listens. */
  baseUrl(): string
  merchants: readonly Merchant[]
  /** Origins to which a buyer may be sent. */
  formTargets: readonly string[]
  timeoutMs?: number
  pausesMs?: readonly number[]
}

type Transaction = InstanceType<typeof import('transbank-sdk')['WebpayPlus']['Transaction']>

/**
 * Loads the client with the first payment. It is a CommonJS package: only the default import has its names. Its HTTP
 * library would repeat a request, with our key, wherever a redirect leads.
 */
async function loadClient() {
  const client = (await import('transbank-sdk')).default as unknown as typeof import('transbank-sdk')
  const besideIt = createRequire(createRequire(import.meta.url).resolve('transbank-sdk'))
  const { defaults } = besideIt('axios') as { defaults: { maxRedirects?: number } }
  defaults.maxRedirects = 0
  return client
}

export function openGateway({
  baseUrl,
  merchants,
  formTargets,
  timeoutMs = paymentLimits.answerMs,
  pausesMs = askAgainPauses,
}: GatewayOptions): Gateway {
  async function ask<S extends z.ZodType>(
    commerceCode: string,
    schema: S,
    call: (transaction: Transaction) => Promise<unknown>,
  ): Promise<z.output<S>> {
    const merchant = merchants.find((one) => one.commerceCode === commerceCode)
    if (!merchant) throw new ProviderError('local', null, `commerce code ${commerceCode} is not configured`)
    try {
      const { WebpayPlus, Options } = await loadClient()
      const url = baseUrl()
      exemptLoopback(url)
      const options = new Options(commerceCode, merchant.apiKey, url, timeoutMs)
      return inShape(schema, await call(new WebpayPlus.Transaction(options)))
    } catch (error) {
      throw readFailure(error)
    }
  }

  const onToken = <S extends z.ZodType>(
    { token, commerceCode }: Pick<Known, 'token' | 'commerceCode'>,
    schema: S,
    call: (transaction: Transaction) => Promise<unknown>,
  ) => {
    if (!tokenPattern.test(token)) throw new ProviderError('local', null, 'this is no token')
    return ask(commerceCode, schema, call)
  }

  return {
    provider: CardProvider.webpay,
    pausesMs,
    sameFormMinutes: paymentLimits.sameFormMinutes,
    currencies: merchants.map(({ currency }) => currency),
    codeFor: (currency) => merchants.find((one) => one.currency === currency)?.commerceCode ?? null,
    async create(commerceCode, { buyOrder, sessionId, amount, returnUrl }) {
      const created = await ask(commerceCode, CreatedSchema, (transaction) =>
        transaction.create(buyOrder, sessionId, amount, returnUrl),
      )
      if (!formTargets.includes(new URL(created.url).origin))
        throw new ProviderError('unknown', 200, 'the form is at an address that our pages may not post to')
      return created
    },
    commit: async (payment) => onToken(payment, AnswerSchema, (transaction) => transaction.commit(payment.token)),
    status: async (payment) => onToken(payment, AnswerSchema, (transaction) => transaction.status(payment.token)),
    refund: async (payment, amount) =>
      onToken(payment, RefundAnswerSchema, (transaction) => transaction.refund(payment.token, amount)),
  }
}
