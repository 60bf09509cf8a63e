import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // All routes with the page: the manifest is not asked again at each view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
