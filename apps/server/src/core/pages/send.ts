import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Move } from './address.ts'
import { errorPage, errorPagePolicy } from './error-page.ts'
import { compress, encodingFor, isSame, type KeptPage, packedOf } from './kept.ts'

export interface Page {
  status: number
  headers: Record<string, string>
  text: string
}

const yearSeconds = 365 * 24 * 60 * 60
const worthCompressing = 1024

/** A page that is the same for everyone. */
export async function sendKept(reply: FastifyReply, page: KeptPage, { url, headers }: FastifyRequest) {
  if (isBroken(page)) return refuse(reply, page.status, url)
  reply.headers(page.headers)
  if (page.status !== 200) return reply.code(page.status).send(page.bytes)
  if (isSame(headers['if-none-match'], page.etag)) return reply.code(304).send()
  const encoding = encodingFor(headers['accept-encoding'])
  if (!encoding) return reply.send(page.bytes)
  return reply.header('content-encoding', encoding).send(await packedOf(page, encoding))
}

/** A page for one visitor: the answer to a form, a page whose route does not share it. */
export async function sendOnce(reply: FastifyReply, page: Page, { url, headers }: FastifyRequest) {
  if (isBroken(page)) return refuse(reply, page.status, url)
  reply.code(page.status).headers(page.headers).header('cache-control', 'no-store').header('vary', 'accept-encoding')
  const bytes = Buffer.from(page.text)
  const encoding = bytes.length < worthCompressing ? null : encodingFor(headers['accept-encoding'])
  if (!encoding) return reply.send(bytes)
  return reply.header('content-encoding', encoding).send(await compress(bytes, encoding, 4))
}

/** To another address of this site. What a cookie decided is not for caches. */
export function move(reply: FastifyReply, { to, status, stores }: Move, isSecure: boolean) {
  const secure = isSecure ? '; Secure' : ''
  if (stores) reply.header('set-cookie', `lang=${stores}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`)
  const caching = status === 301 ? 'public, max-age=3600' : 'no-store'
  return reply.code(status).header('location', to).header('cache-control', caching).send()
}

/** The page of an error for which no screen could be rendered. */
export function refuse(reply: FastifyReply, status: number, url: string) {
  if (status === 503) reply.header('retry-after', 5)
  return reply
    .code(status)
    .headers({ 'content-security-policy': errorPagePolicy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(errorPage(status, url))
}

/** The web could not even render its error screen, or refused a form that comes from elsewhere. */
const isBroken = ({ status, headers }: Pick<Page, 'status' | 'headers'>) =>
  status >= 400 && !/^text\/(html|x-script)/.test(headers['content-type'] ?? '')
