import type { Of } from '@portal/contract/core/fields'
import { locales, type PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { xmlText } from '@portal/contract/core/xml'
import { publishedCalls } from '@portal/contract/publications/calls'
import {
  type PublicationKind,
  publicationFeedPath,
  publicationKindNames,
  publicationPath,
  publicationsPath,
} from '@portal/contract/publications/constants'
import type { PublishedRowSchema } from '@portal/contract/publications/schemas'
import { settingsCalls } from '@portal/contract/settings/calls'
import { apiContext } from '#core/api/api.ts'
import { inLanguage, languageOfAddress } from '#core/language/language-address.ts'
import { siteContext } from '#core/page/site.ts'
import type { Route } from './+types/feed.route'
import { publicTexts } from './public-texts.ts'

/** Returns what was published last as RSS, in the language of the address. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const language = languageOfAddress(url.search)
  const [{ publicaciones: rows }, company] = await Promise.all([
    api.load(publishedCalls.list, { params: { page_row: 50 } }),
    api.load(settingsCalls.company, {}),
  ])
  const { title, lead } = textIn(publicTexts, language)
  const { publicUrl: origin } = context.get(siteContext)
  return new Response(feedOf(rows, { title: `${company.nombre}: ${title}`, lead, origin, language }), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
}

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
