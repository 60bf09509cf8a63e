import { type Answer, addressOf, headersOf, noAnswer, parse, settled, timeoutOf } from './api.browser.ts'
import { makeApi } from './api.ts'

/** Sends a form with files and reports progress from 0 to 1, which `fetch` cannot. */
export const uploadingApi = (onProgress: (part: number) => void) =>
  makeApi((call, { params, body, key, signal }) => {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const request = new XMLHttpRequest()
    request.open(call.method, addressOf(call, params))
    for (const [name, value] of Object.entries(headersOf(key))) request.setRequestHeader(name, value)
    request.timeout = timeoutOf(call) ?? 0
    request.ontimeout = () => resolve(noAnswer)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => resolve(parse(request.status, request.responseText))
    request.onerror = () => resolve(noAnswer)
    request.onabort = () => resolve(noAnswer)
    signal?.addEventListener('abort', () => request.abort())
    request.send(body as FormData)
    return promise.then(settled)
  })
