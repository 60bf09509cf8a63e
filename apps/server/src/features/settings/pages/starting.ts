import type { PageKey } from '@portal/contract/settings/keys'
import { cookiesPage } from './cookies.ts'
import { privacyPage } from './privacy.ts'
import { termsPage } from './terms.ts'

/** The texts of the public pages until someone saves their own. They say what the portal does: change both together. */
export const startingPages: Readonly<Record<PageKey, { texto: string; texto_en: string; texto_pt: string }>> = {
  privacidad: privacyPage,
  terminos: termsPage,
  cookies: cookiesPage,
}
