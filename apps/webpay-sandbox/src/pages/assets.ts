import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const types = {
  'sandbox.css': 'text/css; charset=utf-8',
  'page.mjs': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
} as const

const files = Object.entries(types).map(([name, type]) => ({
  name,
  type,
  bytes: readFileSync(join(import.meta.dirname, name)),
}))

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
