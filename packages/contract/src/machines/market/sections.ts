/** Sections of the marketplace with their own address (rule marketplace/addresses). */
export const sectionPaths = {
  all: '/classifieds',
  rent: '/classifieds/rent',
  offers: '/classifieds/offers',
  auction: '/classifieds/online-auction',
  repair: '/classifieds/services',
} as const
export type Section = keyof typeof sectionPaths

/** The kind of machine in a section; `all` leaves it to the filter. */
export const sectionKinds = { rent: 'arriendo', offers: 'oferta', auction: 'subasta' } as const

/** Returns the section of a path. */
export const sectionOf = (pathname: string): Section => {
  const found = Object.entries(sectionPaths).find(([, path]) => path === pathname.replace(/\/+$/, ''))
  return (found?.[0] as Section | undefined) ?? 'all'
}

/** Short addresses that redirect to the sections (rule marketplace/addresses). */
export const shortPaths: Readonly<Record<string, string>> = {
  '/services': sectionPaths.repair,
  '/rent': sectionPaths.rent,
  '/offers': sectionPaths.offers,
  '/online-auction': sectionPaths.auction,
}
