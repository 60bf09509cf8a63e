import type { FastifyReply } from 'fastify'

/** Sends a page that runs nothing but the sandbox's own files. Browsers also check where a form's answer leads: the shop. */
export function sendPage(reply: FastifyReply, status: number, page: string, shopUrl?: string) {
  const formAction = shopUrl ? `'self' ${new URL(shopUrl).origin}` : "'self'"
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return reply
    .code(status)
    .header('content-security-policy', policy.join('; '))
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page)
}
