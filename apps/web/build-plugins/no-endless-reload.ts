import type { Plugin } from 'vite'

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/

/** Errors of loading a route are dropped by the router; those of running it reach the error screens. */
const fail =
  'const fail = () => { throw error }; return { default: fail, clientLoader: fail, clientAction: fail, clientMiddleware: [fail] };'

/**
 * The router loads the page again whenever a route's file cannot be fetched, without end. Here the error goes to the
 * error screens, which load the page again once per path and build (spec 1, 2).
 */
export function noEndlessReload(): Plugin {
  let isFound = false
  return {
    name: 'no-endless-reload',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/.*\/routeModules\.js$/ },
      handler(code) {
        if (!reload.test(code)) return null
        isFound = true
        return { code: code.replace(reload, fail), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isFound) throw new Error('react-router no longer reloads where no-endless-reload.ts looks for it')
    },
  }
}
