import type { Shown } from '../src/core/pages/serve.ts'

/** A site that everyone sees, with all its parts. */
export const shownToAll: Shown = {
  isOpen: async () => true,
  isStaff: async () => false,
  name: async () => 'Portal',
  unusedPaths: async () => [],
}
