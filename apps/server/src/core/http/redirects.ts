import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Caller } from '../base/actor.ts'
import { callerOf } from '../base/caller.ts'
import { refusalOf } from '../base/errors.ts'
import { cleaned } from '../door/text-check.ts'
import { errorPage, errorPagePolicy, lookOf } from './error-page.ts'

/** A visitor's request. A parameter that came more than once, in address or form, is a list. */
export interface Visit {
  /** Parameters of the path. */
  params: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string | string[]>>
  caller: Caller
}

/** An address that only redirects: other sites send visitors back to it, or it is a secret link. */
export interface Redirect {
  path: string
  methods: readonly ('GET' | 'POST')[]
  /** Returns the path to redirect to, or null when there is nothing to show. */
  resolve(visit: Visit): Promise<string | null>
}

const formBytes = 16 * 1024

/**
 * Mounts addresses that redirect people: 303 to a page of ours, otherwise a page that explains. Reads no cookie, so a
 * form that another site posts here is no forgery.
 */
export async function mountRedirects(app: FastifyInstance, redirects: readonly Redirect[]): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      (_, body, done) => done(null, new URLSearchParams(body as string)),
    )
    scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const status = error.statusCode && error.statusCode < 500 ? error.statusCode : refusalOf(error).entry.status
      if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'leading on failed')
      return show(reply, status, request.url)
    })
    for (const { path, methods, resolve } of redirects)
      scope.route({
        method: [...methods],
        url: path,
        handler: async (request, reply) => {
          const caller = callerOf(request)
          const fields = cleaned(merged(request.query as Fields, request.body)) as Fields
          const params = cleaned(request.params) as Record<string, string>
          const to = await resolve({ params, fields, caller })
          if (to === null) return show(reply, 404, request.url)
          if (!/^\/[\w-]/.test(to)) throw new Error('leads nowhere but to our own pages')
          return reply.header('cache-control', 'no-store').redirect(to, 303)
        },
      })
  })
}

type Fields = Record<string, string | string[]>

function merged(query: Fields, body: unknown): Fields {
  const fields: Fields = Object.assign(Object.create(null), query)
  if (!(body instanceof URLSearchParams)) return fields
  for (const [name, value] of body) fields[name] = name in fields ? [...[fields[name]!].flat(), value] : value
  return fields
}

const show = (reply: FastifyReply, status: number, url: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', errorPagePolicy(lookOf(reply.server).accent))
    .type('text/html; charset=utf-8')
    .send(errorPage(status, url, lookOf(reply.server).accent))
