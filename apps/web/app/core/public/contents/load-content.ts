import { productCalls } from '@portal/contract/products/calls'
import { contentCalls, settingsCalls } from '@portal/contract/settings/calls'
import type { ContentIn } from '@portal/contract/settings/contents'
import type { ContentKey } from '@portal/contract/settings/keys'
import type { Api } from '#core/api/api.ts'
import type { PageFacts } from './content-facts.ts'
import { contentParams } from './content-params.ts'

/** Groups of texts by their keys. */
export type Contents<K extends ContentKey> = { [P in K]: ContentIn<P> }

/** Loads what the company wrote for a page, and the facts that it may name, for `useContent`. */
export async function loadContent<K extends ContentKey>(
  api: Api,
  keys: readonly K[],
  url: URL,
): Promise<{ content: Contents<K>; facts: PageFacts }> {
  const params = contentParams(url)
  const [{ pageFacts }, groups, { condiciones: terms }, offices] = await Promise.all([
    import('./content-facts.ts'), // names every country: only who asks for a page again needs it
    Promise.all(keys.map(async (key) => [key, await api.load(contentCalls[key as 'portada'], { params })])),
    api.load(productCalls.catalogue, {}),
    api.load(settingsCalls.offices, {}),
  ])
  return { content: Object.fromEntries(groups) as Contents<K>, facts: pageFacts({ offices, terms }, params.idioma) }
}
