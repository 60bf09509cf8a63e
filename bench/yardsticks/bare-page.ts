/** The yardstick of a page: a bare Node server that always sends the same bytes and headers. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const { headers, body } = JSON.parse(readFileSync(process.env.YARDSTICK_PAGE!, 'utf8')) as {
  headers: Record<string, string>
  body: string
}
const bytes = Buffer.from(body, 'base64')

const server = createServer((_request, reply) => reply.writeHead(200, headers).end(bytes))
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  process.stdout.write(`yardstick at http://127.0.0.1:${(server.address() as { port: number }).port}\n`)
})
process.on('SIGTERM', () => process.exit(0))
