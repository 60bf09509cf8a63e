import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

/** Collects what the browser complains of on every page of a context until it stops; refusals that the API answers are no fault. */
export function watch(context: BrowserContext, allowed: RegExp): { complaints: string[]; stop(): void } {
  const complaints: string[] = []
  const complain = (text: string) => {
    if (!allowed.test(text)) complaints.push(text)
  }
  const hearError = (problem: WebError) => complain(`uncaught: ${problem.error().stack ?? problem.error().message}`)
  const hearConsole = (message: ConsoleMessage) => {
    // Violations of the Content-Security-Policy and resources that do not load arrive here as errors too.
    if (message.type() !== 'error') return
    const { url } = message.location()
    // The recorder of traces looks at pictures the way no script of the page does: nothing of ours is named.
    if (!url && message.text().startsWith("Connecting to 'blob:")) return
    const path = URL.parse(url)?.pathname ?? ''
    // A page, or its data, says itself what is wrong: it is not found, its form was refused.
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
