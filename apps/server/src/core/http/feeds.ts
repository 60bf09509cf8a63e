import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../base/actor.ts'
import { callerOf } from '../base/caller.ts'
import { refusalOf } from '../base/errors.ts'

/** A file behind a secret address that other programs read again and again. */
export interface Feed {
  /** With `:secret`. */
  path: string
  type: string
  /** Returns the file; null when the secret opens nothing. */
  read(secret: string, caller: Caller): Promise<string | null>
}

/** Mounts feeds. Nothing between here and the reader stores them; a reader that has the same one is told so (304). */
export function mountFeeds(app: FastifyInstance, feeds: readonly Feed[]): void {
  for (const { path, type, read } of feeds)
    app.get<{ Params: { secret: string } }>(path, async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
      try {
        const text = await read(request.params.secret, callerOf(request))
        if (text === null) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
        const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
        reply.header('etag', tag)
        if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
        return reply.type(type).send(text)
      } catch (error) {
        const { entry, retryAfter } = refusalOf(error)
        if (entry.status >= 500) request.log.error({ err: error, requestId: request.id }, 'a feed failed')
        if (retryAfter) reply.header('retry-after', retryAfter)
        return reply.code(entry.status).type('text/plain; charset=utf-8').send(`${entry.en}\n`)
      }
    })
}

const isKnown = (sent: string | undefined, tag: string) =>
  (sent ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === tag)
