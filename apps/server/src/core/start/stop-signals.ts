/** npm forwards Ctrl+C to a process that the terminal has already signalled: one key press arrives twice. */
const echoMs = 500

/** Calls `stop` at the first stop signal. A second one, beyond the echo, ends the process immediately. */
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
