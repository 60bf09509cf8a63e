import { coreMessages } from '@portal/contract/core/core-messages'
import type { Envelope } from '@portal/contract/core/endpoint'
import { machineTimeoutMs } from '@portal/contract/core/limits'
import { isDashboardPath } from '../language/language-address.ts'
import { clearSession, leaveToLogin, storedToken } from '../session/token.ts'
import { type AnyCall, asking, makeApi, type Sending } from './api.ts'
import { detourOf } from './detour.ts'
import { pause } from './pause.ts'

export interface Answer {
  status: number
  envelope: Envelope
}

/** Returns a key for one form: sending it again after a lost answer creates nothing twice. */
export const newKey = (): string => crypto.randomUUID()

/** A restarting portal is unavailable for about three seconds. */
const againMs = [1000, 2500]

export const browserApi = makeApi(async (call, sending) => {
  const { signal } = sending
  window.dispatchEvent(new Event(asking))
  let answer = await answerTo(call, sending)
  // retries reads only: otherwise a short outage would replace an open page by an error
  for (const ms of call.method === 'GET' ? againMs : []) {
    if (answer) break
    await pause(ms, signal)
    signal?.throwIfAborted()
    answer = await answerTo(call, sending)
  }
  if (answer && (await detourOf(answer.envelope.codigo))) answer = await answerTo(call, sending)
  return settled(answer ?? noAnswer)
})

/** Returns how long a call may take, in milliseconds; null for those without a bound (rule platform/slow-calls). */
export const timeoutOf = ({ path }: Pick<AnyCall, 'path'>): number | null =>
  /^\/v1\/(importador\/)?clasificado\//.test(path) ? machineTimeoutMs : null

/** Returns null when the network brought no complete answer, or none in time. */
async function answerTo(call: AnyCall, { params, body, key, signal }: Sending): Promise<Answer | null> {
  const timeout = timeoutOf(call)
  const signals = [signal, timeout === null ? undefined : AbortSignal.timeout(timeout)].filter(
    (one) => one !== undefined,
  )
  const isForm = body instanceof FormData
  const address = addressOf(call, params)
  const init: RequestInit = {
    method: call.method,
    credentials: 'omit', // the API reads only the header
    headers: {
      ...headersOf(key),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
  }
  try {
    const response = await fetch(address, init)
    return parse(response.status, await response.text())
  } catch (error) {
    if (signal?.aborted) throw error
    return null
  }
}

/** Returns the path with its parameters filled in; other parameters become the query, without empty ones. */
export function addressOf(call: Pick<AnyCall, 'path'>, params: Sending['params']): string {
  const rest = new Map(Object.entries(params).filter(([, value]) => value !== undefined && value !== null))
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value ?? ''))
  })
  const query = new URLSearchParams()
  for (const [name, value] of rest) for (const one of [value].flat()) query.append(name, String(one))
  return query.size ? `${path}?${query}` : path
}

/** For requests besides API calls: private files as blobs, the stream of events. */
export function headersOf(key?: string): Record<string, string> {
  const token = storedToken()
  return { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) }
}

/** The answer shown when nothing answered. */
export const noAnswer: Answer = {
  status: coreMessages.noResponse.status,
  envelope: { estado: 'ERR', mensaje: coreMessages.noResponse.es, datos: null, codigo: coreMessages.noResponse.code },
}

/** A proxy's page instead of the envelope is not an answer of the portal. */
export function parse(status: number, text: string): Answer {
  try {
    return { status, envelope: JSON.parse(text) as Envelope }
  } catch {
    return noAnswer
  }
}

/** The one place that notices an ended session. In the dashboard it leaves the page, so its caller never continues. */
export function settled(answer: Answer): Answer | Promise<never> {
  if (answer.status !== 401 || !storedToken()) return answer
  if (!isDashboardPath(location.pathname)) {
    clearSession()
    return answer
  }
  leaveToLogin()
  return new Promise<never>(() => {})
}
