import { textIn } from '@portal/contract/core/text'
import { publishedCalls } from '@portal/contract/publications/calls'
import { settingsCalls } from '@portal/contract/settings/calls'
import { apiContext } from '#core/api/api.ts'
import { languageOfAddress } from '#core/language/language-address.ts'
import { siteContext } from '#core/page/site.ts'
import type { Route } from './+types/feed.route'
import { feedOf } from './feed.ts'
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
