import './portuguese.server.ts'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { RenderedPageContext } from '#core/framework/inline-scripts.tsx'
import { logContext, scriptsContext } from '#core/page/site.ts'

// The server takes the router and the context keys from here: those of another copy would find nothing.
export { createRequestHandler, matchRoutes, RouterContextProvider } from 'react-router'
export { apiContext, makeApi } from '#core/api/api.ts'
export { logContext, scriptsContext, siteContext } from '#core/page/site.ts'

export const streamTimeout = 5000

/** A refusal below 500 is no failure, nor is a visitor who left. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(logContext)(error)
}

/** Whole pages only: they are cached, named in the content security policy and compressed once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  context: RouterContextProvider,
) {
  let code = status
  const data = serverHandoffStream ? await text(serverHandoffStream) : ''
  const html = await drawn(
    <RenderedPageContext value={{ scripts: context.get(scriptsContext), data }}>
      <ServerRouter context={entry} url={request.url} />
    </RenderedPageContext>,
    (error) => {
      code = 500
      context.get(logContext)(error)
    },
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { headers, status: code })
}

/** Waits for every part, and tells what failed. */
function drawn(page: ReactElement, onError: (error: unknown) => void): Promise<string> {
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
