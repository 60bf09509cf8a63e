import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Answer, refused } from '../rules/answer.ts'

/** Bodies are JSON or nothing: clients other than the SDK send none with a commit. */
export function acceptJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null)
    return parse(request, text as string, done)
  })
}

type Body = { fields: Record<string, unknown> } | { refusal: Answer }

/** The fields of the body. One that the call does not know is an error; null means that the body is not looked at. */
export function bodyOf({ body }: FastifyRequest, known: readonly string[] | null): Body {
  if (known === null || body === undefined) return { fields: {} }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { refusal: refused(400, 'Malformed JSON request') }
  const unexpected = Object.keys(body).find((field) => !known.includes(field))
  if (unexpected !== undefined) return { refusal: refused(400, `Unexpected field: ${unexpected}`) }
  return { fields: body as Record<string, unknown> }
}
