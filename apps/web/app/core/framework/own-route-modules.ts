import type { Plugin } from 'vite'

const own = `${import.meta.dirname}/route-modules.ts`

/**
 * The router loads the page again whenever the file of a route cannot be fetched, without end, and has no setting for it.
 * The browser's build takes `route-modules.ts` instead of the router's module of that name.
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
