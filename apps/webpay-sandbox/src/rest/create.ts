import type { Merchant } from '../merchants.ts'
import { type Answer, done, invalid } from '../rules/answer.ts'
import { readCreate } from '../rules/create.ts'
import type { Sandbox } from '../sandbox.ts'
import { recordEvent } from '../state/events.ts'
import { hasBuyOrder, insertPayment } from '../state/payments.ts'
import { readSettings } from '../state/settings.ts'

interface CreateCall {
  merchant: Merchant
  version: string
  body: Record<string, unknown>
  /** Where the buyer is sent. */
  formUrl: string
}

/** Begins a payment and returns its token and the address of the form. */
export async function create({ db, newToken }: Sandbox, call: CreateCall): Promise<Answer> {
  const { merchant, version, body, formUrl } = call
  const request = readCreate(body, merchant)
  if ('status' in request) return request

  const { buyOrder, sessionId, returnUrl, amount } = request
  const token = newToken()
  const { commerceCode, currency, isDeferred } = merchant
  return db.transaction().execute(async (transaction) => {
    const { switches, now } = await readSettings(transaction)
    if (switches.strictBuyOrder && (await hasBuyOrder(transaction, commerceCode, buyOrder))) return invalid('buy_order')
    await insertPayment(transaction, {
      token,
      api_version: switches.apiVersion === 'path' ? version : switches.apiVersion,
      commerce_code: commerceCode,
      currency,
      is_deferred: isDeferred,
      buy_order: buyOrder,
      session_id: sessionId,
      return_url: returnUrl,
      amount,
      created_at: now,
    })
    await recordEvent(transaction, now, token, 'created')
    return done({ token, url: formUrl })
  })
}
