interface Reader {
  get(address: string): Promise<{ text(): Promise<string> }>
}

/** Returns the Spanish paths in the sitemap, with all products, and only the first few items of the marketplace. */
export async function publicPaths(request: Reader, items = 3): Promise<string[]> {
  const files = addresses(await (await request.get('/sitemap.xml')).text())
  const paths: string[] = []
  for (const file of files.map(pathOf)) {
    const found = addresses(await (await request.get(file)).text())
      .map(pathOf)
      .filter((path) => !/[?&]lang=/.test(path))
    const own = /\/products-\d+\.xml$/.test(file) ? found.filter((path) => /^\/[a-z0-9-]+$/.test(path)) : []
    const others = found.filter((path) => !own.includes(path))
    paths.push(...own, ...(file.endsWith('/pages.xml') ? others : others.slice(0, items)))
  }
  return paths
}

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Returns the `loc` elements of a sitemap. */
export const addresses = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
