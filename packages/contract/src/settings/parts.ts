import type { Text } from '../core/text.ts'

interface SitePart {
  readonly name: Text
  /** Its public pages: these and those below. Links that people were sent stay good, whatever is used. */
  readonly paths: readonly string[]
}

/** The parts of the site that a company may leave out (rule public-site/parts). */
export const siteParts = {
  disenador: { name: { es: 'Diseñador de tronadura', en: 'Blast designer' }, paths: ['/nextlion/designer'] },
  talleres: {
    name: { es: 'Eventos y talleres', en: 'Events and workshops' },
    paths: ['/events', '/chile-workshop', '/brazil-workshop'],
  },
  maquinaria: {
    name: { es: 'Maquinaria', en: 'Machinery' },
    paths: ['/classifieds', '/arriendo', '/services', '/rent', '/offers', '/online-auction'],
  },
  subastas: {
    name: { es: 'Subastas de maquinaria', en: 'Auctions of machinery' },
    paths: ['/classifieds/online-auction', '/online-auction'],
  },
  propiedades: { name: { es: 'Propiedades', en: 'Properties' }, paths: ['/properties'] },
} as const satisfies Readonly<Record<string, SitePart>>

export type SitePartKey = keyof typeof siteParts
export const sitePartKeys = Object.keys(siteParts) as SitePartKey[]
export type UsedParts = Record<SitePartKey, boolean>

/** Every part is used until someone says otherwise. */
export const startingParts = Object.fromEntries(sitePartKeys.map((key) => [key, true])) as UsedParts

/** Returns the paths of the parts that are left out. */
export const unusedPathsOf = (used: UsedParts): string[] => [
  ...new Set(sitePartKeys.filter((key) => !used[key]).flatMap((key): readonly string[] => siteParts[key].paths)),
]
