import { accentsOf, startingAccent } from '@portal/contract/core/accent'
import { applicationErrorTexts } from '@portal/contract/core/application-error-texts'
import { coreMessages } from '@portal/contract/core/core-messages'
import { languageOf, type PageLanguage, pageLanguageOf, withLanguage } from '@portal/contract/core/language'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import type { Text } from '@portal/contract/core/text'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escaped } from '../base/html.ts'
import { inlineHash } from './inline-hash.ts'

const texts: Record<number, Text> = {
  400: coreMessages.invalid,
  404: coreMessages.absent,
  413: coreMessages.fileTooLarge,
  415: coreMessages.fileType,
  408: sendingMessages.tooSlow,
  431: sendingMessages.headersTooLong,
  429: coreMessages.tooMany,
  500: applicationErrorTexts.unexpected,
  503: coreMessages.busy,
}
const back: Text = { es: 'Volver al inicio', en: 'Back to the start' }
const styleOf = (accent: string) =>
  `body{margin:0;min-height:100vh;display:grid;place-content:center;gap:20px;padding:24px;font:16px/1.5 system-ui,sans-serif;background:#14171b;color:#f3f5f7}h1{font-size:22px;margin:0;max-width:30em}p{margin:0;color:${accentsOf(accent).accents.onDark}}a{color:inherit}`

/** Allows no script, and only the style above, in the accent that the page has. */
export const errorPagePolicy = (accent = startingAccent) =>
  `default-src 'none'; style-src ${inlineHash(styleOf(accent))}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The accent as the portal read it last, for pages that must not wait for the database. */
export interface Look {
  accent: string
}

const looks = new WeakMap<object, Look>()

/** Returns the look of the error pages of an app, which whoever reads the brand keeps current. */
export function lookOf({ server }: Pick<FastifyInstance, 'server'>): Look {
  const look = looks.get(server) ?? { accent: startingAccent }
  looks.set(server, look)
  return look
}

const accentFor = ({ server }: FastifyReply): string => lookOf(server).accent

/** Returns the page for failures before or outside the web: no build, no script, nothing that could fail again. */
export function errorPage(status: number, url: string, accent = startingAccent): string {
  const language = languageOf(askedLanguage(url))
  const heading = (texts[status] ?? applicationErrorTexts.unexpected)[language]
  const link = { to: withLanguage('/', language), text: back[language] }
  return plainPage(language, { title: String(status), mark: String(status), heading, link, accent })
}

const askedLanguage = (url: string) => /[?&]lang=(\w+)(&|$)/.exec(url)?.[1]

interface Plain {
  title: string
  mark: string
  heading: string
  link: { to: string; text: string }
  accent: string
}

const plainPage = (language: PageLanguage, { title, mark, heading, link, accent }: Plain) =>
  `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${styleOf(accent)}</style></head><body><main><p>${escaped(mark)}</p><h1>${heading}</h1><p><a href="${link.to}">${link.text}</a></p></main></body></html>`

const closedTexts: Readonly<Record<PageLanguage, { heading: string; staff: string }>> = {
  es: { heading: 'Este sitio aún no está abierto.', staff: 'Ingreso del personal' },
  en: { heading: 'This site is not open yet.', staff: 'Staff log-in' },
  pt: { heading: 'Este site ainda não está aberto.', staff: 'Acesso da equipe' },
}

/**
 * Sends visitors of a site that is not open yet a page that says so, with the way in for staff (rule opening/closed).
 * `name`: of the company.
 */
export function sendClosedPage(reply: FastifyReply, url: string, language: PageLanguage, name: string) {
  const shown = pageLanguageOf(askedLanguage(url) ?? language)
  const { heading, staff } = closedTexts[shown]
  const link = { to: withLanguage('/login', shown), text: staff }
  const accent = accentFor(reply)
  return reply
    .code(503)
    .headers({ 'content-security-policy': errorPagePolicy(accent), 'cache-control': 'no-store', 'retry-after': '3600' })
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(plainPage(shown, { title: name, mark: name, heading, link, accent }))
}

/** Sends the error page when no screen could be rendered. */
export function sendErrorPage(reply: FastifyReply, status: number, url: string) {
  if (status === 503) reply.header('retry-after', 5)
  const accent = accentFor(reply)
  return reply
    .code(status)
    .headers({ 'content-security-policy': errorPagePolicy(accent), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(errorPage(status, url, accent))
}
