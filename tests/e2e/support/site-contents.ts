import type { PageLanguage } from '@portal/contract/core/language'
import { type ContentIn, type ContentValue, contentIn } from '@portal/contract/settings/contents'
import type { ContentKey } from '@portal/contract/settings/keys'
import { siteContents } from '../../../apps/server/migrations/reference/site-contents.ts'

/** Returns what a page of the first owner says, as the migration stored it. */
export const siteContent = <K extends ContentKey>(key: K, language: PageLanguage): ContentIn<K> =>
  contentIn(key, siteContents[key] as ContentValue<K>, language)
