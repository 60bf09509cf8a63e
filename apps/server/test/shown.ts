import { startingAccent } from '@portal/contract/core/accent'
import { pageLanguages } from '@portal/contract/core/language'
import type { Changes } from '../src/core/database/events.ts'
import type { ServingOptions, Shown } from '../src/core/pages/serve.ts'

/** A site that everyone sees, with all its parts. */
export const shownToAll: Shown = {
  isOpen: async () => true,
  isStaff: async () => false,
  name: async () => 'Portal',
  style: async () => '',
  unusedPaths: async () => [],
  languages: async () => pageLanguages,
  zone: async () => 'America/Santiago',
}

/** The brand that the pictures of the portal are drawn for. */
export const brandOfPictures = {
  brand: async () => ({ name: 'NEXT', accent: startingAccent, mark: null }),
  markPicture: async () => null,
  workers: { brandPicture: async () => new Uint8Array() },
}

/** How tests serve pages: as they are built, of one origin, to everyone. */
export const servedAs = (changes: Changes): ServingOptions => ({
  isDev: false,
  publicUrl: 'https://portal.example',
  changes,
  origins: {},
  shown: shownToAll,
})
