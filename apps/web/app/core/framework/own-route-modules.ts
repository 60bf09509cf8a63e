import type { Plugin } from 'vite'

const own = `${import.meta.dirname}/route-modules.ts`

/**
 * Replaces a module of the router in the browser's build. The router reloads the page without end when the file of a
 * route cannot be loaded, and has no setting for it.
 */
export function ownRouteModules(): Plugin {
  let isFound = false
  return {
    name: 'own-route-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (!source.endsWith('/routeModules.js') || !importer?.includes('/node_modules/react-router/')) return null
      isFound = true
      return own
    },
    buildEnd(error) {
      if (!error && !isFound)
        throw new Error('react-router no longer loads routes where own-route-modules.ts looks for it')
    },
  }
}
