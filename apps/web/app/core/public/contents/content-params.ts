import { languageOfAddress } from '#core/language/language-address.ts'

/** The parameter of an address that previews a draft (rule public-site/drafts); a page with texts depends on it. */
export const draftParam = 'borrador'

/** Returns how the texts of a page are asked for: in its language, and the draft that its address previews. */
export function contentParams({ search, searchParams }: URL) {
  const borrador = searchParams.get(draftParam)
  return { idioma: languageOfAddress(search), ...(borrador !== null && { borrador }) }
}
