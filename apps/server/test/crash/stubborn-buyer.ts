import { setTimeout as sleep } from 'node:timers/promises'
import type { Reserved } from './reservations.ts'

/** What a buyer does at the provider's form, and whether they come back. */
export type Plan = 'pays' | 'bad_card' | 'aborts' | 'leaves'

const retryMs = 40_000
const actions = {
  pays: { action: 'pay' },
  bad_card: { action: 'pay', card: 'mastercard' },
  aborts: { action: 'abort' },
  leaves: { action: 'pay_and_leave' },
}

interface Trip {
  method: 'get' | 'post'
  url: string
  address: string
  fields: Record<string, string>
}

// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
type Any = any

/**
 * Pays a reservation the way a person does: what breaks in their hands is tried again, by the same link. `provider` is a
 * process of the portal that no proxy stands before, when `url` is behind one.
 */
export async function buy(url: string, reserved: Reserved, plan: Plan, provider = url): Promise<void> {
  const until = Date.now() + retryMs
  const from = { 'x-forwarded-for': `10.${reserved.requestId >> 8}.${reserved.requestId & 255}.7` }
  const post = (path: string, body: object, headers = {}, to = url) =>
    stubborn(until, () =>
      fetch(`${to}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    )

  const started = await post('/v1/clasificado/init_reservacion', formOf(reserved), from)
  const token: string | undefined = started?.datos?.token
  if (!token) return // paid, or in doubt since a crash: nothing that they can do
  const walked = await post(`/webpay-sandbox/admin/payments/${token}/buyer`, actions[plan], {}, provider)
  const trip: Trip | null | undefined = walked?.return
  if (!trip) return
  const landing = await stubborn(
    until,
    () => comeBack(trip),
    (reply) => reply.headers.get('location'),
  )
  if (!landing) return
  const query = Object.fromEntries(new URL(landing, url).searchParams)
  for (let times = 0; times < 10; times++) {
    const { buy_order, session_id } = query
    const reply = await post('/v1/clasificado/confirmar_reservacion', { buy_order, session_id }, from)
    if (reply?.codigo !== 103) return
    await sleep(500)
  }
}

const formOf = ({ requestId, amount, currency, firma }: Reserved) => ({
  solicitud_clasificado_id: requestId,
  monto: amount,
  moneda: currency,
  acepta_condiciones: true,
  firma,
})

const comeBack = ({ method, address, url, fields }: Trip) =>
  method === 'get'
    ? fetch(address, { redirect: 'manual' })
    : fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

/** Again until someone answers; null when nobody did in time. */
async function stubborn(
  until: number,
  ask: () => Promise<Response>,
  read: (reply: Response) => Any = (reply) => reply.json(),
): Promise<Any> {
  while (Date.now() < until) {
    try {
      const reply = await ask()
      if (reply.status < 500) return await read(reply)
      await reply.arrayBuffer()
    } catch {
      // the portal is being killed or started
    }
    await sleep(150)
  }
  return null
}
