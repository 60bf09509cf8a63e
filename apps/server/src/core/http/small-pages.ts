import { type Accents, accentsOf } from '@portal/contract/core/accent'
import type { PageLanguage } from '@portal/contract/core/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../base/actor.ts'
import { callerOf } from '../base/caller.ts'
import { escaped } from '../base/html.ts'
import { inlineHash } from './inline-hash.ts'

export interface SmallText {
  language: PageLanguage
  title: string
  text: string
  /** The one button, which posts to the same address. */
  button?: string
  /** A way back, to another of these pages. */
  link?: { text: string; path: string }
}

/** A page of one text and one button behind a secret link of a mail. It has no script and needs no build. */
export interface SmallPage {
  /** With `:token`. */
  path: string
  /** Changes nothing: programs that check links open it too. Null: nothing to show. */
  show(token: string): Promise<SmallText | null>
  /** Acts on a POST, of the button or of a mail program (RFC 8058), and says what was done. */
  act(token: string, caller: Caller): Promise<SmallText | null>
}

const styleOf = ({ onDark }: Accents) =>
  `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;font:16px/1.5 system-ui,sans-serif;background:#14171b;color:#f3f5f7}main{max-width:32em}h1{font-size:22px;margin:0 0 12px}p{margin:0 0 24px}button{border:0;border-radius:4px;padding:12px 24px;font:600 16px/24px system-ui,sans-serif;background:${onDark};color:#14171b;cursor:pointer}a{color:${onDark}}`
const policyOf = (style: string) =>
  `default-src 'none'; style-src ${inlineHash(style)}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
const absent: SmallText = {
  language: 'es',
  title: 'Este enlace no es válido',
  text: 'Revise que la dirección esté completa. · This link is not valid; please check that the address is complete.',
}

/** Mounts small pages. They read no cookie and no body, so whoever has the link may use it. */
export async function mountSmallPages(
  app: FastifyInstance,
  pages: readonly SmallPage[],
  accent: () => Promise<string>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16 * 1024 }, (_, __, done) => done(null, null))
    for (const { path, show, act } of pages)
      scope.route({
        method: ['GET', 'POST'],
        url: path,
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          const { token = '' } = request.params as { token?: string }
          const shown = request.method === 'POST' ? await act(token, callerOf(request)) : await show(token)
          const style = styleOf(accentsOf(await accent()).accents)
          return reply
            .code(shown ? 200 : 404)
            .headers({
              'cache-control': 'no-store',
              'content-security-policy': policyOf(style),
              'referrer-policy': 'no-referrer',
              'x-robots-tag': 'noindex',
            })
            .type('text/html; charset=utf-8')
            .send(pageOf(shown ?? absent, style))
        },
      })
  })
}

const pageOf = ({ language, title, text, button, link }: SmallText, style: string) =>
  `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${style}</style></head><body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${button ? `<form method="post"><button>${escaped(button)}</button></form>` : ''}${link ? `<p><a href="${escaped(link.path)}">${escaped(link.text)}</a></p>` : ''}</main></body></html>`
