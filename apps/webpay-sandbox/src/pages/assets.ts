import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const read = (...names: string[]) => Buffer.concat(names.map((name) => readFileSync(join(import.meta.dirname, name))))

const files = [
  { name: 'sandbox.css', type: 'text/css; charset=utf-8', bytes: read('base.css', 'payment.css') },
  { name: 'page.mjs', type: 'text/javascript; charset=utf-8', bytes: read('page.mjs') },
  { name: 'icon.svg', type: 'image/svg+xml', bytes: read('icon.svg') },
]

/** Changes whenever one of the files does. */
export const assetsVersion = files
  .reduce((hash, { bytes }) => hash.update(bytes), createHash('sha256'))
  .digest('base64url')
  .slice(0, 12)

/** The three files that pages need. Their addresses carry the version, so they may be kept for ever. */
export function serveAssets(app: FastifyInstance): void {
  for (const { name, type, bytes } of files)
    app.get(`/assets/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(bytes),
    )
}
