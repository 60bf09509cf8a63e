import type { APIRequestContext } from '@playwright/test'

/** The pages that the sitemap names, in Spanish, as paths; of the marketplace's items only the first few. */
export async function publicPaths(request: APIRequestContext, origin: string, items = 3): Promise<string[]> {
  const files = addresses(await (await request.get('/sitemap.xml')).text())
  const paths: string[] = []
  for (const file of files) {
    const found = addresses(await (await request.get(file)).text())
      .map((address) => address.replace(origin, '') || '/')
      .filter((path) => !path.includes('lang=en'))
    paths.push(...(file.endsWith('/pages.xml') ? found : found.slice(0, items)))
  }
  return paths
}

/** What stands in the `loc` elements of a sitemap. */
export const addresses = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
