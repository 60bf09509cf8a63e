export type Kind = 'visitor' | 'staff' | 'writer'

/** One request of the load. */
export interface Sample {
  kind: Kind
  /** When it was sent, as `performance.now()`. */
  at: number
  ms: number
  /** 0 without an answer. */
  status: number
  /** Who refused it: the portal answers calls in JSON, the proxy never. */
  by?: 'portal' | 'proxy' | undefined
}

export interface Counted {
  requests: number
  failed: number
  percentFailed: number
  /** The slowest one, in milliseconds. */
  slowest: number
  p95: number
  /** How many of each status that is a failure. */
  statuses: Record<string, number>
}

const isFailure = ({ status }: Sample) => status === 0 || status >= 500

/** Counts the requests of some kinds that were sent in a span. */
export function count(samples: readonly Sample[], kinds: readonly Kind[], from: number, to: number): Counted {
  const within = samples.filter(({ kind, at }) => kinds.includes(kind) && at >= from && at < to)
  const failures = within.filter(isFailure)
  const times = within.map(({ ms }) => ms).sort((a, b) => a - b)
  const statuses: Record<string, number> = {}
  for (const { status, by = '' } of failures) {
    const name = `${status} ${by}`.trim()
    statuses[name] = (statuses[name] ?? 0) + 1
  }
  return {
    requests: within.length,
    failed: failures.length,
    percentFailed: within.length === 0 ? 0 : Math.round((failures.length / within.length) * 10_000) / 100,
    slowest: Math.round(times.at(-1) ?? 0),
    p95: Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
    statuses,
  }
}
