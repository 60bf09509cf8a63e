/** npm passes Ctrl+C on to a process that had it from the terminal already: one press arrives twice. */
const echoMs = 500

/** Calls `stop` at the first signal to end. Another one that is meant, not an echo, ends the process at once. */
export function onStopSignal(stop: (signal: string) => void): void {
  let askedAt: number | undefined
  const hear = (signal: string) => {
    if (askedAt === undefined) {
      askedAt = performance.now()
      stop(signal)
    } else if (performance.now() - askedAt > echoMs) process.exit(1)
  }
  // Ctrl+Break, on Windows.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK']) process.on(signal, hear)
}
