/**
 * How a call to the provider failed. `refused`: it answered no, and nothing happened. `credentials`: our code or key is
 * wrong. `local`: nothing was sent. `unknown`: it may have been done anyway.
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

/** The client throws one class without status or body: its message holds both, on two lines. No header is in it. */
export function readFailure(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  const { name, message } = error as Error
  const [title = '', ...rest] = String(message ?? error).split('\n')
  const code = /status code (\d{3})/.exec(title)?.[1]
  const status = code ? Number(code) : null
  const text = (status ? rest.join(' ').trim() : title).slice(0, mostText)
  if (name !== 'TransbankError') return new ProviderError('local', null, title.slice(0, mostText))
  if (status === null || status >= 500 || status === 408 || status === 429)
    return new ProviderError('unknown', status, text)
  return new ProviderError(status === 401 || status === 403 ? 'credentials' : 'refused', status, text)
}

/** A refusal to commit because the buyer had ended the payment himself: today's words, and those of two older releases. */
export const isAborted = ({ kind, message }: ProviderError): boolean =>
  kind === 'refused' && /finished state: aborted|Invalid status '(10|19)'/i.test(message)

/** The 7 days have ended in which the provider tells what became of a payment. */
export const isTooOld = ({ kind, message }: ProviderError): boolean =>
  kind === 'refused' && /passed max time/i.test(message)
