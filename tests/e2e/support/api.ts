import { addressOf } from '../../../apps/web/app/core/api/api.browser.ts'
import { type Api, makeApi } from '../../../apps/web/app/core/api/api.ts'

/** Returns an API client of a portal, as the browser's; with a token for its user. `load` throws refusals. */
export function apiOf(url: string, token?: string): Api {
  const api = makeApi(async (call, { params, body }) => {
    const isForm = body instanceof FormData
    const answer = await fetch(url + addressOf(call, params), {
      method: call.method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    return { status: answer.status, envelope: await answer.json() }
  })
  return {
    call: api.call,
    async load(call, input) {
      const reply = await api.call(call, input)
      if (reply.ok) return reply.datos
      throw new Error(`${call.method} ${call.path}: ${reply.status} ${reply.mensaje} ${JSON.stringify(reply.campos)}`)
    },
  }
}
