import type { PageLanguage } from '@portal/contract/core/language'
import { type ContentIn, type ContentValue, contentIn } from '@portal/contract/settings/contents'
import type { ContentKey } from '@portal/contract/settings/keys'
import { siteContents } from '../../../apps/server/migrations/reference/site-contents.ts'
import { workshopContents } from '../../../apps/server/migrations/reference/workshop-contents.ts'

const stored: Readonly<Record<string, object>> = { ...siteContents, ...workshopContents }

/** Returns what a page of the first owner says, as migrations stored it. */
export const siteContent = <K extends ContentKey>(key: K, language: PageLanguage): ContentIn<K> =>
  contentIn(key, stored[key] as ContentValue<K>, language)
