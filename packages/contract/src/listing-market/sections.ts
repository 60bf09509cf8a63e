/** Parts of the marketplace that have an address of their own (decision 20). */
export const sectionPaths = {
  all: '/classifieds',
  rent: '/classifieds/rent',
  offers: '/classifieds/offers',
  auction: '/classifieds/online-auction',
  repair: '/classifieds/services',
} as const
export type Section = keyof typeof sectionPaths

/** The kind of listing that a section shows alone; `all` leaves it to the filter. */
export const sectionKinds = { rent: 'arriendo', offers: 'oferta', auction: 'subasta' } as const

/** Which section a path belongs to. */
export const sectionOf = (pathname: string): Section => {
  const found = Object.entries(sectionPaths).find(([, path]) => path === pathname.replace(/\/+$/, ''))
  return (found?.[0] as Section | undefined) ?? 'all'
}

/** Short addresses from the specification; they lead to the sections. */
export const shortPaths: Readonly<Record<string, string>> = {
  '/services': sectionPaths.repair,
  '/rent': sectionPaths.rent,
  '/offers': sectionPaths.offers,
  '/online-auction': sectionPaths.auction,
}
