/** Opaque, and part of a path: nothing else may be sent as a token. */
export const tokenPattern = /^[0-9a-zA-Z]{1,64}$/

/** How a buyer came back (rule payments/way-back), by the stored names. */
export type Flow = 'normal' | 'aborted' | 'timeout' | 'form_error' | 'empty'

export interface Return {
  flow: Flow
  token: string | null
  buyOrder: string | null
  sessionId: string | null
  /** Our own mark in the return address. */
  mark: string | null
}

type Fields = Readonly<Record<string, string | string[] | undefined>>

const names = ['token_ws', 'TBK_TOKEN', 'TBK_ID_SESION', 'TBK_ORDEN_COMPRA', 'r'] as const // SESION: the provider's spelling

/**
 * Distinguishes the five kinds of return. Returns null for what the provider never sends: a repeated parameter, or an
 * invalid token.
 */
export function readReturn(fields: Fields): Return | null {
  if (names.some((name) => Array.isArray(fields[name]))) return null
  const read = (name: (typeof names)[number]) => String(fields[name] ?? '').trim() || null
  const [paid, ended] = [read('token_ws'), read('TBK_TOKEN')]
  if ([paid, ended].some((token) => token !== null && !tokenPattern.test(token))) return null

  const order = { sessionId: read('TBK_ID_SESION'), buyOrder: read('TBK_ORDEN_COMPRA'), mark: read('r') }
  if (ended && paid) return ended === paid ? { flow: 'form_error', token: paid, ...order } : null
  if (ended) return { flow: 'aborted', token: ended, ...order }
  if (paid) return { flow: 'normal', token: paid, ...order }
  if (order.sessionId && order.buyOrder) return { flow: 'timeout', token: null, ...order }
  return order.mark ? { flow: 'empty', token: null, ...order } : null
}

interface Returned {
  buy_order: string
  session_id: string
  retorno: string
}

/** Whether all data of the return belongs to this payment: guessing one part is not enough. */
export const isOf = ({ buyOrder, sessionId, mark }: Return, payment: Returned): boolean =>
  (buyOrder === null || buyOrder === payment.buy_order) &&
  (sessionId === null || sessionId === payment.session_id) &&
  (mark === null || mark === payment.retorno)
