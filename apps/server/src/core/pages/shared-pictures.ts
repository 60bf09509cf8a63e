import { coreMessages } from '@portal/contract/core/core-messages'
import { sharedPicture, sharedPicturesAt } from '@portal/contract/core/shared-pictures'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Refusal } from '../base/errors.ts'
import type { Workers } from '../workers/workers.ts'

/** A stored public file, or a picture that comes with the web. */
const pictures = /^(?:v1\/archivo\/[0-9a-f-]{36}|pictures\/[a-z\d/-]+\.(?:webp|avif|jpg|png))$/
const day = 'public, max-age=86400'
const bounds = { max: 500, maxSize: 32_000_000, ttl: 60 * 60_000 }
/** More at once wait for nobody: programs that read shared links come again. */
const mostAtOnce = 4
/** Of a picture; stored ones are smaller. */
const mostBytes = 20_000_000

/**
 * Serves public pictures as networks show them in a shared link: they read JPEG everywhere, and WebP in some places only.
 * Each is drawn when it is first asked for.
 */
export function sharedPictureRoutes(app: FastifyInstance, { workers }: { workers: Pick<Workers, 'picture'> }): void {
  let drawing = 0
  const drawn = new LRUCache<string, Uint8Array>({
    ...bounds,
    sizeCalculation: (content) => content.length,
    async fetchMethod(path) {
      const url = `/${path}`
      const { statusCode, headers } = await app.inject({ method: 'HEAD', url }) // a film is not read to be refused
      const isPicture = statusCode === 200 && `${headers['content-type']}`.startsWith('image/')
      if (!isPicture || Number(headers['content-length']) > mostBytes) return undefined
      if (drawing >= mostAtOnce) throw new Refusal(coreMessages.busy, { retryAfter: 10 })
      drawing++
      try {
        const { rawPayload: source } = await app.inject({ method: 'GET', url })
        return await workers.picture({ source, ...sharedPicture, fit: 'cover', format: 'jpg' })
      } finally {
        drawing--
      }
    },
  })
  app.get<{ Params: { '*': string } }>(sharedPicturesAt, async ({ params }, reply) => {
    const path = params['*'].replace(/\.jpg$/, '')
    const content = pictures.test(path) ? await drawn.fetch(path) : undefined
    if (!content) throw new Refusal(coreMessages.absent)
    return reply.type('image/jpeg').header('cache-control', day).send(content)
  })
}
