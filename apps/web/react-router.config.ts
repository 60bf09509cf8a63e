import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // All routes with the page: the manifest is not asked again at each view.
  routeDiscovery: { mode: 'initial' },
  // One file for each route: a loader in a file of its own that cannot be fetched would leave the screen waiting for ever.
  splitRouteModules: false,
} satisfies Config
