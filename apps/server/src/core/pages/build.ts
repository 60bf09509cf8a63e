import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'

/** The finished build, read once. */
export async function loadBuild<Build>(root: string): Promise<() => Promise<Build>> {
  const build = (await import(pathToFileURL(join(root, 'build/server/index.js')).href)) as Build
  return async () => build
}

/** The part of Vite that we use; only development loads it. */
interface Vite {
  createServer(options: object): Promise<{
    middlewares(request: unknown, response: unknown, next: () => void): void
    ssrLoadModule(id: string): Promise<unknown>
    close(): Promise<void>
  }>
}

/** Serves the sources as they are at each request; open browsers receive changes. */
export async function watchBuild<Build>(app: FastifyInstance, root: string): Promise<() => Promise<Build>> {
  const path = createRequire(join(root, 'package.json')).resolve('vite')
  const { createServer } = (await import(pathToFileURL(path).href)) as Vite
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/v1/') || request.method !== 'GET') return done()
    vite.middlewares(request.raw, reply.raw, done)
  })
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<Build>
}
