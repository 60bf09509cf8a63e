import type { Changes } from '../src/core/database/events.ts'
import type { ServingOptions, Shown } from '../src/core/pages/serve.ts'

/** A site that everyone sees, with all its parts. */
export const shownToAll: Shown = {
  isOpen: async () => true,
  isStaff: async () => false,
  name: async () => 'Portal',
  unusedPaths: async () => [],
}

/** How tests serve pages: as they are built, of one origin, to everyone. */
export const servedAs = (changes: Changes): ServingOptions => ({
  isDev: false,
  publicUrl: 'https://portal.example',
  changes,
  origins: {},
  shown: shownToAll,
})
