import type { FastifyRequest } from 'fastify'

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const loopbackName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * From this machine itself: not handed on by a proxy that runs here, not under another name (which a foreign page could
 * point here), and not sent by another site's page in a browser of this machine.
 */
export function isAtHome({ raw, headers, hostname, host }: FastifyRequest): boolean {
  if (!loopback.test(raw.socket.remoteAddress ?? '')) return false
  if (headers['x-forwarded-for'] || headers.forwarded || headers['x-real-ip']) return false
  if (!loopbackName.test(hostname)) return false
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
