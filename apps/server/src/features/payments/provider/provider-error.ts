/**
 * How a call to the provider failed. `refused`: it answered no, and nothing happened. `credentials`: our code or key is
 * wrong. `local`: nothing was sent. `unknown`: it may have been done.
 */
export type FailureKind = 'refused' | 'credentials' | 'local' | 'unknown'

export class ProviderError extends Error {
  readonly kind: FailureKind
  readonly status: number | null

  constructor(kind: FailureKind, status: number | null, text: string) {
    super(text)
    this.name = 'ProviderError'
    this.kind = kind
    this.status = status
  }
}

const mostText = 300

/** Parses the client's error: a single class whose message holds status and body on two lines, and no headers. */
export function readFailure(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  const { name, message } = error as Error
  const [title = '', ...rest] = String(message ?? error).split('\n')
  const code = /status code (\d{3})/.exec(title)?.[1]
  const status = code ? Number(code) : null
  const text = (status ? rest.join(' ').trim() : title).slice(0, mostText)
  if (name !== 'TransbankError') return new ProviderError('local', null, title.slice(0, mostText))
  if (status === null || status < 400 || status >= 500 || status === 408 || status === 429)
    return new ProviderError('unknown', status, text)
  return new ProviderError(status === 401 || status === 403 ? 'credentials' : 'refused', status, text)
}

/** Whether a commit was refused because the buyer had aborted: today's message, and those of two older releases. */
export const isAborted = ({ kind, message }: ProviderError): boolean =>
  kind === 'refused' && /finished state: aborted|Invalid status '(10|19)'/i.test(message)

/** Whether the 7 days are over in which the provider reports a payment. */
export const isTooOld = ({ kind, message }: ProviderError): boolean =>
  kind === 'refused' && /passed max time/i.test(message)
