import { broadcastBodyMessages } from '@portal/contract/broadcasts/messages'
import { accentsOf } from '@portal/contract/core/accent'
import sanitizeHtml from 'sanitize-html'
import { Refusal } from '#core/base/errors.ts'

const sans = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const line = `margin:0 0 16px;font:400 16px/25px ${sans}`
/** Inline, because mail programs support few selectors; written here, never by the sender. */
const looks: Readonly<Record<string, string>> = {
  p: line,
  h2: `margin:24px 0 12px;font:700 20px/28px ${sans}`,
  h3: `margin:20px 0 8px;font:700 17px/25px ${sans}`,
  ul: `${line};padding-left:24px`,
  ol: `${line};padding-left:24px`,
  blockquote: `${line};padding-left:16px`,
  hr: 'margin:24px 0;border:0;border-top:1px solid #DDE2E7',
}
const tags = [...Object.keys(looks), 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'li', 'a']
const allowed: sanitizeHtml.IOptions = {
  allowedTags: tags,
  // no pictures, styles or classes: they could load from elsewhere and tell who reads
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: { h1: 'h2', h4: 'h3' },
}
// each character fits one alternative only: else a row of many spaces takes for ever
const emptyRow = /<(p|h2|h3|li|blockquote)>(?:\s|&nbsp;|<br \/>)*<\/\1>/
const emptyRows = new RegExp(emptyRow, 'g')

/** Returns the body without anything that runs, loads or tracks, and without empty rows at its ends. */
export const cleanBody = (html: string): string => withoutRowsAround(sanitizeHtml(html, allowed).trim())

function withoutRowsAround(html: string): string {
  const rows = [...html.matchAll(emptyRows)].map((row) => ({ from: row.index, to: row.index + row[0].length }))
  const isGap = (from: number, to: number) => html.slice(from, to).trim() === ''
  let [start, end] = [0, html.length]
  for (const { from, to } of rows) if (isGap(start, from)) start = to
  for (const { from, to } of rows.toReversed()) if (from >= start && isGap(to, end)) end = from
  return html.slice(start, end).trim()
}

/** Whether a cleaned body says something. */
export const saysSomething = (html: string): boolean =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replace(/&nbsp;|\s/g, '') !== ''

/** Returns the addresses of the web that a cleaned body links to. */
export function linksIn(html: string): string[] {
  const links: string[] = []
  sanitizeHtml(html, {
    ...allowed,
    transformTags: {
      a(tagName, attribs) {
        if (/^https?:/i.test(attribs.href ?? '')) links.push(attribs.href!)
        return { tagName, attribs }
      },
    },
  })
  return links
}

export const hasEmptyRow = (html: string): boolean => emptyRow.test(html)

/** Refuses a cleaned body that says nothing or has an empty row within (rule broadcasts/review). */
export function refuseEmpty(html: string): void {
  if (!saysSomething(html)) throw new Refusal(broadcastBodyMessages.empty)
  if (hasEmptyRow(html)) throw new Refusal(broadcastBodyMessages.emptyRows)
}

/** Returns a cleaned body as our mails show it. */
export function styledBody(html: string, accent: string): string {
  const quoted = {
    ...looks,
    blockquote: `${looks.blockquote};border-left:3px solid ${accentsOf(accent).accents.onLight}`,
  }
  return sanitizeHtml(html, {
    ...allowed,
    allowedAttributes: { a: ['href', 'style'], '*': ['style'] },
    transformTags: {
      ...Object.fromEntries(
        Object.entries(quoted).map(([tag, style]) => [tag, sanitizeHtml.simpleTransform(tag, { style })]),
      ),
      a: sanitizeHtml.simpleTransform('a', { style: 'color:inherit;text-decoration:underline' }),
    },
  })
}
