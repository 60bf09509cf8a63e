import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname, extname, join, normalize } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { run } from '../../scripts/run.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/empty-template')

/** The router's own template without its styles and external fonts: a root, one page with a heading. */
const files: Record<string, string> = {
  'package.json': '{"type":"module","private":true}',
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite'
export default { plugins: [reactRouter()], ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }`,
  'react-router.config.ts': 'export default { ssr: true }',
  'app/routes.ts': `import { index } from '@react-router/dev/routes'
export default [index('home.tsx')]`,
  'app/home.tsx': `export const meta = () => [{ title: 'New React Router App' }, { name: 'description', content: 'Welcome to React Router!' }]
export default function Home() { return <main><h1>Welcome to React Router</h1><p>What is next?</p></main> }`,
  'app/root.tsx': `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
export function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>{children}<ScrollRestoration /><Scripts /></body>
    </html>
  )
}
export default function App() { return <Outlet /> }`,
  'app/entry.server.tsx': `import { renderToString } from 'react-dom/server'
import { ServerRouter } from 'react-router'
export { createRequestHandler } from 'react-router'
export const handleError = () => {} // browsers request an icon that it does not have
export default function handle(request, status, headers, context) {
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response('<!DOCTYPE html>' + renderToString(<ServerRouter context={context} url={request.url} />), { status, headers })
}`,
}

interface Build {
  entry: { module: { createRequestHandler(build: unknown, mode: string): (request: Request) => Promise<Response> } }
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

/** Builds the template and serves it with compression and caching, as its own server does. */
export async function startEmptyTemplate(): Promise<{ url: string; stop(): Promise<void> }> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { code, output } = await run(['react-router', 'build', folder])
  if (code !== 0) throw new Error(`the empty template was not built:\n${output}`)
  const build = (await import(pathToFileURL(join(folder, 'build/server/index.js')).href)) as Build
  const handle = build.entry.module.createRequestHandler(build, 'production')

  const server = createServer(async (request, response) => {
    const asset = /^\/assets\/[\w.-]+$/.test(request.url ?? '') && normalize(request.url ?? '')
    if (asset) return send(request, response, readFileSync(join(folder, 'build/client', asset)), types[extname(asset)])
    const answer = await handle(new Request(`http://localhost${request.url}`))
    response.statusCode = answer.status
    send(request, response, Buffer.from(await answer.text()), answer.headers.get('content-type') ?? undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no address')
  return {
    url: `http://localhost:${address.port}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function send(request: IncomingMessage, response: ServerResponse, bytes: Buffer, type = 'text/plain'): void {
  response.setHeader('content-type', type)
  if (type === 'text/javascript') response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  const isPacked = /\bgzip\b/.test(`${request.headers['accept-encoding']}`)
  if (isPacked) response.setHeader('content-encoding', 'gzip')
  response.end(isPacked ? gzipSync(bytes) : bytes)
}
