import type { Attributes, Tracer } from '@opentelemetry/api'

let tracer: Tracer | null = null

/** Sends all spans from now on to a tracer, or nowhere. */
export function traceWith(chosen: Tracer | null): void {
  tracer = chosen
}

/**
 * Runs work as a span of the trace that it belongs to, with a failure noted in it. Attributes hold no values of people.
 * Without a tracer this only runs the work.
 */
export function spanned<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  if (!tracer) return work()
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: failed, message: (error as Error)?.name ?? 'Error' })
      throw error
    } finally {
      span.end()
    }
  })
}

/** `SpanStatusCode.ERROR`, whose module is loaded with the tracer only. */
const failed = 2
