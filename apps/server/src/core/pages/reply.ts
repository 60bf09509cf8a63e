import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { sendErrorPage } from '../http/error-page.ts'
import type { PageRedirect } from './address.ts'
import { type CachedPage, compress, encodingFor, type Page, packedOf } from './cached-page.ts'

const yearSeconds = 365 * 24 * 60 * 60
const worthCompressing = 1024

/** Sends a page that is the same for everyone. */
export async function sendCached(reply: FastifyReply, page: CachedPage, { url, headers }: FastifyRequest) {
  if (isBroken(page)) return sendErrorPage(reply, page.status, url)
  reply.headers(page.headers)
  if (page.status !== 200) return reply.code(page.status).send(page.bytes)
  if (fresh(headers, page.headers)) return reply.code(304).send()
  const encoding = encodingFor(headers['accept-encoding'])
  if (!encoding) return reply.send(page.bytes)
  return reply.header('content-encoding', encoding).send(await packedOf(page, encoding))
}

/** Sends a page for one visitor: the answer to a form, or a page that is not shared. */
export async function sendUncached(reply: FastifyReply, page: Page, { url, headers }: FastifyRequest) {
  if (isBroken(page)) return sendErrorPage(reply, page.status, url)
  reply.code(page.status).headers(page.headers).header('cache-control', 'no-store').header('vary', 'accept-encoding')
  const bytes = Buffer.from(page.text)
  const encoding = bytes.length < worthCompressing ? null : encodingFor(headers['accept-encoding'])
  if (!encoding) return reply.send(bytes)
  return reply.header('content-encoding', encoding).send(await compress(bytes, encoding, 4))
}

/** Redirects to another address of this site. A redirect decided by a cookie is not cached. */
export function sendRedirect(reply: FastifyReply, { to, status, stores }: PageRedirect, isSecure: boolean) {
  const secure = isSecure ? '; Secure' : ''
  if (stores) reply.header('set-cookie', `lang=${stores}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`)
  const caching = status === 301 ? 'public, max-age=3600' : 'no-store'
  return reply.code(status).header('location', to).header('cache-control', caching).send()
}

/** Whether the web failed to render its error screen, or refused a form from another origin. */
const isBroken = ({ status, headers }: Pick<Page, 'status' | 'headers'>) =>
  status >= 400 && !/^text\/(html|x-script)/.test(headers['content-type'] ?? '')
