interface Reader {
  get(address: string): Promise<{ text(): Promise<string> }>
}

/** The pages that the sitemap names, in Spanish, as paths; of the marketplace's items only the first few. */
export async function publicPaths(request: Reader, items = 3): Promise<string[]> {
  const files = addresses(await (await request.get('/sitemap.xml')).text())
  const paths: string[] = []
  for (const file of files.map(pathOf)) {
    const found = addresses(await (await request.get(file)).text())
      .map(pathOf)
      .filter((path) => !path.includes('lang=en'))
    paths.push(...(file.endsWith('/pages.xml') ? found : found.slice(0, items)))
  }
  return paths
}

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** What stands in the `loc` elements of a sitemap. */
export const addresses = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
