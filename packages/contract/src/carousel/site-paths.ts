/** Public pages without a parameter that a slide may lead to. A test compares them with the site map. */
export const sitePaths: readonly string[] = [
  '/',
  '/allproducts',
  '/compare',
  '/quamtum-datasheet',
  '/quamtum-manual',
  '/support',
  '/publications',
  '/faq',
  '/about-us',
  '/offices',
  '/privacy',
  '/privacy/request',
  '/terms',
  '/cookies',
  '/contact',
  '/contact/nda',
  '/contact/meeting',
  '/events',
  '/chile-workshop',
  '/brazil-workshop',
  '/classifieds',
  '/classifieds/rent',
  '/classifieds/offers',
  '/classifieds/online-auction',
  '/classifieds/services',
  '/properties',
  '/login',
  '/create-account',
]

/** Pages of one record. */
const recordPaths =
  /^\/(?:classifieds\/\d{1,9}|properties\/\d{1,9}|documents\/\d{1,9}|publications\/\d{1,9}|events\/[a-z0-9-]{1,80}|(?:guides|manuals)\/[a-z0-9-]{1,60})$/

/**
 * Whether an address is a page of the site map, or of a product (`products`: their paths); its query and hash are free.
 */
export function isSitePath(address: string, products: readonly string[] = []): boolean {
  if (!/^\/(?![/\\])[^\s\\]*$/.test(address)) return false
  const path = address.replace(/[?#].*$/, '')
  return sitePaths.includes(path) || products.includes(path) || recordPaths.test(path)
}
