import type { FastifyRequest } from 'fastify'

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const loopbackName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** What a proxy writes into a request that it hands on, an empty value too. */
const isOfProxy = (name: string) => name.startsWith('x-forwarded-') || proxyHeaders.has(name)
const proxyHeaders = new Set(['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip'])

/**
 * From this machine itself: not handed on by a proxy that runs here, not under another name (which a foreign page could
 * point here), and not sent by another site's page in a browser of this machine. Reads what came over the line: what the
 * server makes of it for a proxy that it trusts (`trustProxy`) counts for nothing here.
 */
export function isAtHome({ raw }: FastifyRequest): boolean {
  const { headers, socket } = raw
  if (!loopback.test(socket.remoteAddress ?? '')) return false
  if (Object.keys(headers).some(isOfProxy)) return false
  const { host = '', origin, 'sec-fetch-site': site } = headers
  if (!loopbackName.test(host.replace(/:\d+$/, ''))) return false
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
