import type { Of } from '@portal/contract/core/fields'
import { locales, type PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { xmlText } from '@portal/contract/core/xml'
import {
  type PublicationKind,
  publicationFeedPath,
  publicationKindNames,
  publicationPath,
  publicationsPath,
} from '@portal/contract/publications/constants'
import type { PublishedRowSchema } from '@portal/contract/publications/schemas'
import { inLanguage } from '#core/language/language-address.ts'

type Row = Of<typeof PublishedRowSchema>

interface Channel {
  title: string
  lead: string
  /** Of the portal, without a slash at the end. */
  origin: string
  language: PageLanguage
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`

/** Returns publications as RSS 2.0: the newest first, each with its PDF where it has one. */
export function feedOf(rows: readonly Row[], { title, lead, origin, language }: Channel): string {
  const addressOf = (path: string) => origin + inLanguage(path, language)
  const items = rows.map((row) => {
    const pdf = language === 'en' ? (row.pdf_en ?? row.pdf) : (row.pdf ?? row.pdf_en)
    const link = addressOf(publicationPath(row.id))
    return [
      '<item>',
      element('title', nameIn(row, 'titulo', language)),
      element('link', link),
      `<guid isPermaLink="true">${xmlText(link)}</guid>`,
      element('pubDate', new Date(`${row.publica_el}T12:00:00Z`).toUTCString()),
      element('category', textIn(publicationKindNames[row.tipo as PublicationKind], language)),
      element('description', nameIn(row, 'resumen', language)),
      ...(pdf ? [`<enclosure url="${xmlText(origin + pdf.url)}" length="${pdf.bytes}" type="application/pdf"/>`] : []),
      '</item>',
    ].join('')
  })
  const own = xmlText(addressOf(publicationFeedPath))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', addressOf(publicationsPath())),
    element('description', lead),
    element('language', locales[language]),
    `<atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
