import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
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

/** Whole pages only: they are cached, hashed for the content security policy and compressed once. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  let code = status
  const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY, // a part that is fetched later stays in its place in the HTML
    onAllReady() {
      headers.set('content-type', 'text/html; charset=utf-8')
      const body = new PassThrough()
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }))
      pipe(body)
    },
    onShellError: reject,
    onError(error) {
      code = 500
      context.get(logContext)(error)
    },
  })
  setTimeout(abort, streamTimeout + 1000).unref()
  return promise
}
