import { type PageLanguage, withLanguage } from '@portal/contract/core/language'
import { pageFieldNames } from '@portal/contract/settings/keys'
import sanitizeHtml from 'sanitize-html'

const field = new RegExp(`\\{(${Object.keys(pageFieldNames).join('|')})\\}`, 'g')

/**
 * Returns the text of a page as visitors see it: without anything that runs or loads, with the fields of the company in
 * place, and with links that stay in the reader's language.
 */
export function shownPage(html: string, language: PageLanguage, company: object): string {
  const values = company as Readonly<Record<string, string>>
  const filled = (text: string) => text.replace(field, (_, name: string) => values[name] ?? '')
  const escaped = (text: string) => text.replace(field, (_, name: string) => asText(values[name] ?? ''))
  return sanitizeHtml(html, {
    allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 20,
    transformTags: {
      h1: 'h2',
      b: 'strong',
      i: 'em',
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href: ourPageIn(filled(href), language) } }),
    },
    textFilter: escaped,
  })
}

/** A filtered text is not escaped again. */
const asText = (value: string): string => sanitizeHtml(value, { allowedTags: [], disallowedTagsMode: 'escape' })

/** A page of ours keeps the language of the reader. */
const ourPageIn = (href: string, language: PageLanguage): string =>
  /^\/(?!\/)/.test(href) ? withLanguage(href, language) : href
