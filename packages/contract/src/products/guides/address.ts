/** Address of a product's guide. */
export const guidePath = (slug: string): string => `/guides/${slug}`
