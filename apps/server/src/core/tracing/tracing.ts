import { waits } from '../base/waits.ts'
import { traceWith } from './spans.ts'

export interface TracingSettings {
  /** The collector: spans go to its path `/v1/traces`. */
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  /** The share of traces that are recorded, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: number
}

/**
 * Starts to record calls, pages, statements, jobs and requests to others as OpenTelemetry traces, where a collector is
 * named; else nothing of it is loaded. What cannot be sent is logged and dropped. Returns how to send what is left at the
 * end, which never throws.
 */
export async function startTracing(
  settings: TracingSettings,
  { name, version, log }: { name: string; version: string; log: (text: string) => void },
): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_TRACES_SAMPLER_ARG: share } = settings
  if (!collector) return async () => {}
  const [
    { context, diag, DiagLogLevel },
    { AsyncLocalStorageContextManager },
    { OTLPTraceExporter },
    { resourceFromAttributes },
    sdk,
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ])
  const { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } = sdk
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const told = (text: string) => log(`traces: ${text}`)
  diag.setLogger({ error: told, warn: told, info() {}, debug() {}, verbose() {} }, DiagLogLevel.WARN)
  const exporter = new OTLPTraceExporter({ url: `${collector}/v1/traces`, timeoutMillis: waits.traces.wholeMs })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  traceWith(provider.getTracer('portal', version))
  return async () => {
    traceWith(null)
    await provider.shutdown().catch((error: Error) => told(error.message))
    context.disable()
    diag.disable()
  }
}
