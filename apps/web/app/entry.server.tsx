import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { InlineScriptsContext } from '#core/inline-scripts.tsx'
import { logContext } from '#core/site.ts'

// The server takes the router and the context keys from here: those of another copy would find nothing.
export { createRequestHandler, matchRoutes, RouterContextProvider } from 'react-router'
export { apiContext, makeApi } from '#core/api.ts'
export { logContext, siteContext } from '#core/site.ts'

export const streamTimeout = 5000

/** A refusal below 500 is no failure, nor is a visitor who left. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(logContext)(error)
}

/** A page with the scripts that its own components drew, which its policy may name. */
interface Page {
  text: string
  scripts: readonly string[]
}

/** Pages that were drawn: their text takes no way through a stream. */
const pages = new WeakMap<Response, Page>()

/** The page in an answer, whoever made it. */
export const pageOf = async (response: Response): Promise<Page> =>
  pages.get(response) ?? { text: await response.text(), scripts: [] }

/** Whole pages only: they are cached, hashed for the content security policy and compressed once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream: data, ...entry }: EntryContext,
  context: RouterContextProvider,
) {
  let code = status
  const scripts = new Set<string>()
  const page = (
    <InlineScriptsContext value={scripts}>
      <ServerRouter context={entry} url={request.url} />
    </InlineScriptsContext>
  )
  const drawn =
    drawnAtOnce(page) ??
    (await drawnInTime(page, (error) => {
      code = 500
      context.get(logContext)(error)
    }))
  const hasData = data && entry.renderMeta?.didRenderScripts
  const html = hasData ? withData(drawn, await text(data)) : drawn
  if (hasData) scripts.add(handOver)
  headers.set('content-type', 'text/html; charset=utf-8')
  const response = new Response(null, { headers, status: code }) // it would encode the text at once, and decode it again
  pages.set(response, { text: html, scripts: [...scripts] })
  return response
}

/** As one string, which costs far less than a stream. Null: a part has yet to be loaded, or something failed. */
function drawnAtOnce(page: ReactElement): string | null {
  try {
    const html = renderToString(page)
    return html.includes('<!--$!-->') ? null : `<!DOCTYPE html>${html}`
  } catch {
    return null
  }
}

/** Waits for every part, and tells what failed. */
function drawnInTime(page: ReactElement, onError: (error: unknown) => void): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const { pipe, abort } = renderToPipeableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY, // a part that is fetched later stays in its place in the HTML
    onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
    onShellError: reject,
    onError,
  })
  setTimeout(abort, streamTimeout + 1000).unref()
  return promise
}

const end = '</body></html>'
/** A constant, so that its hash is one for all pages: the data itself is none of the scripts that a policy asks about. */
const handOver =
  "(function(c){c.enqueue(document.getElementById('page-data').textContent);c.close()})(window.__reactRouterContext.streamController)"

/** What the loaders answered, for the router in the browser: as it is, where the router's own script would quote it anew. */
function withData(html: string, data: string): string {
  const safe = data.replaceAll('<', '\\u003c')
  return `${html.slice(0, -end.length)}<script type="application/json" id="page-data">${safe}</script><script>${handOver}</script>${end}`
}
