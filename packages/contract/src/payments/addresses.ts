/** Receipt of a payment; followed by its secret mark. */
export const receiptPath = '/v1/clasificado/solicitud/comprobante'

/** Address to which the provider returns the browser, by GET or POST (rule payments/way-back). */
export const returnPath = '/v1/clasificado/retorno_reservacion'

const paymentPage = '/payment'
const resultPage = '/payment_response'

/** What the first page of a payment is asked for: the server compares all of it with the reservation. */
export type PaymentAsked = Record<(typeof asked)[number], string> &
  Partial<Record<(typeof items)[number], string>> &
  Mark
const asked = ['monto', 'solicitud_clasificado_id', 'moneda'] as const
/** One of them names the item. */
const items = ['clasificado_id', 'propiedad_id'] as const
interface Mark {
  /** The client's mark, which only their own links contain. */
  firma?: string
}

interface Reserved {
  solicitud_clasificado_id: number
  clasificado_id: number | null
  propiedad_id: number | null
  moneda: string
  /** The amount of the reservation, which a request has from its agreement on. */
  monto: number | null
}

/** Returns the path of the first page of a payment (rule payments/pages), of the client where it has their mark. */
export function paymentPath(
  { monto, solicitud_clasificado_id, moneda, clasificado_id, propiedad_id }: Reserved,
  mark: string | null,
): string {
  const query = {
    monto: `${monto}`,
    solicitud_clasificado_id: `${solicitud_clasificado_id}`,
    moneda,
    ...(propiedad_id === null ? { clasificado_id: `${clasificado_id}` } : { propiedad_id: `${propiedad_id}` }),
    ...(mark && { firma: mark }),
  }
  return `${paymentPage}?${new URLSearchParams(query)}`
}

/** Reads what the address of the first page asks for; null when a part of it is missing (rule payments/pages). */
export function readPaymentAsked(params: URLSearchParams): PaymentAsked | null {
  const item = items.find((name) => params.get(name))
  if (!item || !asked.every((name) => params.get(name))) return null
  const read = (name: string) => params.get(name) ?? ''
  const firma = read('firma')
  return {
    monto: read('monto'),
    solicitud_clasificado_id: read('solicitud_clasificado_id'),
    moneda: read('moneda'),
    [item]: read(item),
    ...(firma && { firma }),
  }
}

interface Returned {
  buy_order: string
  session_id: string
  token: string
}

/** The provider's names of a token: of a form that was sent, and of one that was left. */
const tokens = { sent: 'token_ws', left: 'TBK_TOKEN' } as const

/** Returns the path of the result page, which names all that it needs (rule payments/pages). */
export function resultPath(
  { buy_order, session_id, token }: Returned,
  form: keyof typeof tokens,
  mark: string | null,
): string {
  const query = { buy_order, session_id, [tokens[form]]: token, ...(mark && { firma: mark }) }
  return `${resultPage}?${new URLSearchParams(query)}`
}

/** Reads order, session and mark of the address of the result page; null when a part is missing. */
export function readReturned(params: URLSearchParams) {
  const [buyOrder, sessionId] = [params.get('buy_order'), params.get('session_id')]
  const hasToken = params.get(tokens.left) ?? params.get(tokens.sent)
  return buyOrder && sessionId && hasToken
    ? { body: { buy_order: buyOrder, session_id: sessionId }, mark: params.get('firma') }
    : null
}
