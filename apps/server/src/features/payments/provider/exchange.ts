import { ProviderError } from './provider-error.ts'

/** One call to a card provider that speaks JSON. */
interface Call {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers: Readonly<Record<string, string>>
  body?: string
}

const mostText = 300
/** Keys, sessions and preferences in the words of a provider, which no line of the log may tell. */
const ids = /\b(?:(?:sk|rk|cs|pi|ch|re)_\w+|(?:APP_USR|TEST)-[\w-]+|\d{4,}-[0-9a-f-]{30,})/g
const mostBytes = 1024 * 1024

/**
 * Sends one call, once, and returns what was answered. Follows no redirect, which would take our key elsewhere, and waits
 * for the whole answer as long as for its beginning. Throws a ProviderError.
 */
export async function exchange(baseUrl: string, timeoutMs: number, call: Call): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  let status: number
  let text: string
  try {
    const { method, headers, body } = call
    const sent = await fetch(`${baseUrl}${call.path}`, {
      method,
      headers,
      signal,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    })
    status = sent.status
    text = await startOf(sent)
  } catch (error) {
    const { name, message, cause } = error as Error
    throw new ProviderError(
      'unknown',
      null,
      `${name}: ${(cause as Error | undefined)?.message ?? message}`.slice(0, mostText),
    )
  }
  const answer = parsed(text)
  if (status >= 200 && status < 300 && answer !== undefined) return answer
  throw new ProviderError(kindOf(status), status, reasonIn(answer) ?? 'no reason that can be read')
}

/** A conflict is a call of the same name that is still at work; too many calls, and failures of a server, say nothing. */
function kindOf(status: number) {
  if (status < 400 || status >= 500 || [408, 409, 425, 429].includes(status)) return 'unknown'
  return status === 401 || status === 403 ? 'credentials' : 'refused'
}

/** What a provider says about a refusal, never what we have sent. */
function reasonIn(answer: unknown): string | null {
  const { error, message } = (answer ?? {}) as { error?: unknown; message?: unknown }
  const text = (error as { message?: unknown } | null | undefined)?.message ?? message ?? error
  return typeof text === 'string' ? text.replace(ids, '…').slice(0, mostText) : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}

async function startOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let read = 0
  for await (const part of body ?? []) {
    parts.push(part)
    read += part.length
    if (read > mostBytes) throw new Error('the answer is too long')
  }
  return Buffer.concat(parts).toString('utf8')
}
