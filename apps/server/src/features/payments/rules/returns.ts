import type { CardProvider } from '@portal/contract/payments/card-providers'

/** Opaque, and part of a path: nothing else may be sent as a token of Webpay. */
export const tokenPattern = /^[0-9a-zA-Z]{1,64}$/

/** As `tokenPattern`, of a Checkout Session of Stripe, and of a preference of Mercado Pago. */
export const sessionPattern = /^cs_[0-9a-zA-Z_]{1,250}$/
export const preferencePattern = /^\d{1,20}-[0-9a-f-]{8,60}$/i

/** How a buyer came back (rule payments/way-back), by the stored names. */
export type Flow = 'normal' | 'aborted' | 'timeout' | 'form_error' | 'empty'

export interface Return {
  flow: Flow
  /** Whose way back it is; null where only our own mark came. */
  provider: CardProvider | null
  token: string | null
  buyOrder: string | null
  sessionId: string | null
  /** Our own mark in the return address. */
  mark: string | null
}

type Fields = Readonly<Record<string, string | string[] | undefined>>

/** What we add to the address to which Stripe sends who cancels: it adds nothing itself. */
export const canceledField = 'anulado'
/** What Stripe puts the id of its session into, and Mercado Pago that of its preference. */
export const sessionField = 'session_id'
const preferenceField = 'preference_id'

const names = [
  ...(['token_ws', 'TBK_TOKEN', 'TBK_ID_SESION', 'TBK_ORDEN_COMPRA', 'r'] as const), // SESION: the provider's spelling
  ...([sessionField, canceledField, preferenceField, 'status', 'external_reference'] as const),
]

/**
 * Distinguishes the ways back. Returns null for what no provider sends: a repeated parameter, an invalid token, or the
 * parameters of two providers.
 */
export function readReturn(fields: Fields): Return | null {
  if (names.some((name) => Array.isArray(fields[name]))) return null
  const read = (name: (typeof names)[number]) => String(fields[name] ?? '').trim() || null
  const [paid, ended, mark] = [read('token_ws'), read('TBK_TOKEN'), read('r')]
  const [session, canceled, preference] = [read(sessionField), read(canceledField), read(preferenceField)]
  const others = [session, canceled, preference].filter((value) => value !== null)
  if (others.length > 0) {
    // without our mark it is none of ours: it is in each address that we give to these providers
    if (others.length > 1 || paid || ended || mark === null) return null
    const order = { sessionId: null, mark }
    if (session && sessionPattern.test(session))
      return { flow: 'normal', provider: 'stripe', token: session, buyOrder: null, ...order }
    if (canceled) return { flow: 'aborted', provider: 'stripe', token: null, buyOrder: null, ...order }
    if (!preference || !preferencePattern.test(preference)) return null
    // who presses "back to the shop" has no payment: the status is the word null
    const flow = (read('status') ?? 'null') === 'null' ? 'aborted' : 'normal'
    const reference = read('external_reference')
    const buyOrder = reference === 'null' ? null : reference
    return { flow, provider: 'mercadopago', token: preference, buyOrder, ...order }
  }
  if ([paid, ended].some((token) => token !== null && !tokenPattern.test(token))) return null

  const order = { sessionId: read('TBK_ID_SESION'), buyOrder: read('TBK_ORDEN_COMPRA'), mark }
  const webpay = { provider: 'webpay', ...order } as const
  if (ended && paid) return ended === paid ? { flow: 'form_error', token: paid, ...webpay } : null
  if (ended) return { flow: 'aborted', token: ended, ...webpay }
  if (paid) return { flow: 'normal', token: paid, ...webpay }
  if (order.sessionId && order.buyOrder) return { flow: 'timeout', token: null, ...webpay }
  return order.mark ? { flow: 'empty', provider: null, token: null, ...order } : null
}

interface Returned {
  buy_order: string
  session_id: string
  retorno: string
  proveedor: CardProvider
}

/** Whether all data of the return belongs to this payment: guessing one part is not enough. */
export const isOf = ({ provider, buyOrder, sessionId, mark }: Return, payment: Returned): boolean =>
  (provider === null || provider === payment.proveedor) &&
  (buyOrder === null || buyOrder === payment.buy_order) &&
  (sessionId === null || sessionId === payment.session_id) &&
  (mark === null || mark === payment.retorno)
