import { coreMessages } from '@portal/contract/core/core-messages'
import type { Envelope } from '@portal/contract/core/endpoint'
import { type AnyCall, asking, makeApi, type Sending } from './api.ts'
import { isDashboardPath } from './language-address.ts'
import { clearSession, leaveToLogin, storedToken } from './token.ts'

interface Answer {
  status: number
  envelope: Envelope
}

/** For one form: a repeated send of it, after a lost answer, creates nothing twice. */
export const newKey = (): string => crypto.randomUUID()

export const browserApi = makeApi(async (call, sending) => {
  const { body, key, signal } = sending
  window.dispatchEvent(new Event(asking))
  const isForm = body instanceof FormData
  const answer = await fetch(addressOf(call, sending.params), {
    method: call.method,
    credentials: 'omit', // the API reads the header only
    headers: {
      ...headersOf(key),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  }).then(read, (error: unknown) => {
    if (signal?.aborted) throw error
    return silence
  })
  return settled(answer)
})

/** Sends a form with files and tells how much of it has left, from 0 to 1: `fetch` cannot. */
export const uploadingApi = (onProgress: (part: number) => void) =>
  makeApi((call, { params, body, key, signal }) => {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const request = new XMLHttpRequest()
    request.open(call.method, addressOf(call, params))
    for (const [name, value] of Object.entries(headersOf(key))) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => resolve(parse(request.status, request.responseText))
    request.onerror = () => resolve(silence)
    request.onabort = () => resolve(silence)
    signal?.addEventListener('abort', () => request.abort())
    request.send(body as FormData)
    return promise.then(settled)
  })

/** The path with its named parts filled in; the other parameters become the query, without the empty ones. */
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

/** For what is fetched beside the API: private files as blobs, the stream of events. */
export function headersOf(key?: string): Record<string, string> {
  const token = storedToken()
  return { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) }
}

const silence: Answer = {
  status: coreMessages.noResponse.status,
  envelope: { estado: 'ERR', mensaje: coreMessages.noResponse.es, datos: null, codigo: coreMessages.noResponse.code },
}

const read = async (response: Response): Promise<Answer> =>
  parse(response.status, await response.text().catch(() => ''))

/** A proxy's page instead of the envelope is no answer of the portal. */
function parse(status: number, text: string): Answer {
  try {
    return { status, envelope: JSON.parse(text) as Envelope }
  } catch {
    return silence
  }
}

/** The one place where an ended session is noticed. In the dashboard the page is left, so its caller never goes on. */
function settled(answer: Answer): Answer | Promise<never> {
  if (answer.status !== 401 || !storedToken()) return answer
  if (!isDashboardPath(location.pathname)) {
    clearSession()
    return answer
  }
  leaveToLogin()
  return new Promise<never>(() => {})
}
