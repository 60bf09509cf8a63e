import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

// The server takes the context keys from here: keys of another module copy would find nothing.
export { apiContext, makeApi } from '#core/api.ts'
export { siteContext } from '#core/site.ts'

export const streamTimeout = 5000

/** Whole pages only: they are cached, hashed for the content security policy and compressed once. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  let code = status
  const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
    onAllReady() {
      headers.set('content-type', 'text/html; charset=utf-8')
      const body = new PassThrough()
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }))
      pipe(body)
    },
    onShellError: reject,
    onError(error) {
      code = 500
      console.error(error)
    },
  })
  setTimeout(abort, streamTimeout + 1000).unref()
  return promise
}
