import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

/** Collects the browser's errors on every page of a context until it is stopped; refusals by the API are not errors. */
export function watch(context: BrowserContext, allowed: RegExp): { complaints: string[]; stop(): void } {
  const complaints: string[] = []
  const complain = (text: string) => {
    if (!allowed.test(text)) complaints.push(text)
  }
  const hearError = (problem: WebError) => complain(`uncaught: ${problem.error().stack ?? problem.error().message}`)
  const hearConsole = (message: ConsoleMessage) => {
    // Includes violations of the Content-Security-Policy and resources that fail to load.
    if (message.type() !== 'error') return
    const { url } = message.location()
    // Caused by the trace recorder, which reads pictures in its own way, not by the page.
    if (!url && message.text().startsWith("Connecting to 'blob:")) return
    const path = URL.parse(url)?.pathname ?? ''
    // A page, or its data, may answer an error status: not found, or a refused form.
    const isPage = url === message.page()?.url() || path.endsWith('.data')
    const isRefusal = /status of 4\d\d/.test(message.text()) && (isPage || path.startsWith('/v1/'))
    if (!isRefusal) complain(`console: ${message.text()} (${url})`)
  }
  context.on('weberror', hearError).on('console', hearConsole)
  return {
    complaints,
    stop() {
      context.off('weberror', hearError).off('console', hearConsole)
    },
  }
}
