import type { Payment } from '../state/tables.ts'
import type { Switches } from './switches.ts'

/** The ways back to the shop; approved and rejected are both `normal`. */
export const flows = ['normal', 'abort', 'timeout', 'form_error', 'empty'] as const
export type Flow = (typeof flows)[number]
export type Method = 'get' | 'post'

/** A return to the shop, by whoever makes it. */
export interface Trip {
  flow: Flow
  method: Method
  url: string
  fields: Record<string, string>
}

/** What the shop is told. Spelled SESION, with one S. */
function fieldsOf({ token, session_id, buy_order }: Payment, flow: Flow): Record<string, string> {
  const order = { TBK_ID_SESION: session_id, TBK_ORDEN_COMPRA: buy_order }
  switch (flow) {
    case 'normal':
      return { token_ws: token }
    case 'abort':
      return { TBK_TOKEN: token, ...order }
    case 'timeout':
      return order
    case 'form_error':
      return { token_ws: token, TBK_TOKEN: token, ...order }
    case 'empty':
      return {}
  }
}

type Methods = Pick<Switches, 'returnMethod' | 'abortMethod' | 'timeoutMethod'>

function methodOf(flow: Flow, { returnMethod, abortMethod, timeoutMethod }: Methods): Method {
  switch (flow) {
    case 'normal':
      return returnMethod
    case 'abort':
      return abortMethod
    case 'timeout':
      return timeoutMethod
    case 'form_error':
      return 'post'
    case 'empty':
      return 'get'
  }
}

/** The return of this payment by this flow, with its usual method or the one that was asked for. */
export const tripOf = (payment: Payment, flow: Flow, switches: Methods, method?: Method | undefined): Trip => ({
  flow,
  method: method ?? methodOf(flow, switches),
  url: payment.return_url,
  fields: fieldsOf(payment, flow),
})

/** Where a GET goes: the shop's own parameters stay as they are, ours follow. */
export function addressOf({ url, fields }: Trip): string {
  const added = new URLSearchParams(fields).toString()
  if (added === '') return url
  const [base = '', fragment] = url.split('#', 2)
  const joint = base.includes('?') ? (/[?&]$/.test(base) ? '' : '&') : '?'
  return `${base}${joint}${added}${fragment === undefined ? '' : `#${fragment}`}`
}
