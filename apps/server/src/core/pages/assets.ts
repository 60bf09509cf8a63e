import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { forDocuments } from '../http/security-headers.ts'
import { type BrandFilesDeps, brandCache, brandFiles, followsBrand } from './brand-files.ts'

const neverADocument = /\.(?:css|js|woff2|avif|webp|jpg|png|mp4|webm|glb)$/

/** Drawings may hold scripts and leaflets are opened directly: they keep the headers of documents. */
function setHeaders(reply: Pick<FastifyReply, 'removeHeader'>, path: string): void {
  const name = path.replace(/\.(?:br|gz)$/, '')
  if (neverADocument.test(name)) for (const header of forDocuments) reply.removeHeader(header)
}

/** Serves the browser files of this build and of earlier ones, for pages opened before a release. */
export async function serveAssets(app: FastifyInstance, root: string, deps: BrandFilesDeps): Promise<void> {
  const client = join(root, 'build/client')
  const earlier = join(root, 'build/earlier')
  const underAssets = async (files: FastifyInstance) => {
    // Not the "not found" page: a missing script is no document.
    files.setNotFoundHandler((_request, reply) =>
      reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found'),
    )
    await files.register(fastifyStatic, {
      root: [join(client, 'assets'), ...(await foldersOf(earlier))],
      index: false,
      redirect: false,
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
      decorateReply: false,
      setHeaders,
    })
  }
  await app.register(underAssets, { prefix: '/assets' }) // a scope needs a prefix for its own "not found"
  await app.register(async (files) => {
    files.addHook('onRequest', await brandFiles(client, deps))
    await files.register(fastifyStatic, {
      root: client,
      wildcard: false, // one route per existing file: any other address is a page
      globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
      index: false,
      maxAge: '1h',
      preCompressed: true,
      decorateReply: false,
      setHeaders(reply, path) {
        setHeaders(reply, path)
        if (followsBrand(`/${relative(client, path).replace(/\.(?:br|gz)$/, '')}`))
          reply.header('cache-control', brandCache)
      },
    })
  })
}

async function foldersOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(path, entry.name))
}
