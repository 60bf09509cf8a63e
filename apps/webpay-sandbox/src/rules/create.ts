import type { Merchant } from '../merchants.ts'
import { hundredthsOf } from './amount.ts'
import { type Answer, invalid, isRequired, refused } from './answer.ts'

export interface CreateRequest {
  buyOrder: string
  sessionId: string
  returnUrl: string
  /** Hundredths of the merchant's currency. */
  amount: number
}

const longest = { buy_order: 26, session_id: 61, return_url: 256 } as const
const buyOrderCharacters = /^[A-Za-z0-9|_=&%.,~:/?[+!@()>-]*$/

type TextField = keyof typeof longest

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

/** Reads the body of create, or answers what the provider says about it. */
export function readCreate(body: Record<string, unknown>, { currency }: Merchant): CreateRequest | Answer {
  for (const field of ['buy_order', 'session_id', 'amount', 'return_url'])
    if (isMissing(body[field])) return isRequired(field)

  for (const field of Object.keys(longest) as TextField[]) {
    const value = body[field]
    if (typeof value !== 'string' || value.length > longest[field]) return invalid(field)
  }
  const { buy_order: buyOrder, session_id: sessionId, return_url: returnUrl } = body as Record<TextField, string>
  if (!buyOrderCharacters.test(buyOrder))
    return refused(422, `Parameter TBK_ORDEN_COMPRA rejected with value ${buyOrder}`)
  if (!isAbsolute(returnUrl)) return invalid('return_url')

  const amount = hundredthsOf(body.amount, currency)
  return amount === null ? invalid('amount') : { buyOrder, sessionId, returnUrl, amount }
}

/** An address that a browser can be sent back to. */
const isAbsolute = (address: string) => /^https?:\/\//i.test(address) && URL.canParse(address)
