import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import routes from '../app/routes.ts'

const layout = 'features/dashboard/dashboard.layout.tsx'
const app = join(import.meta.dirname, '../app')

/** What the server knows of a screen of the dashboard: that it is drawn in the browser. */
const screen = 'export const clientLoader = () => null; export default () => null'
const shell = `import { ShellSkeleton } from '#core/dashboard/shell/shell-skeleton.tsx'
export { ShellSkeleton as HydrateFallback }
export const clientLoader = Object.assign(() => null, { hydrate: true })
export default () => null`

/**
 * The server draws the empty frame of the dashboard and nothing inside it: its build leaves out the screens and the
 * component library, which would be held in memory for nothing.
 */
export function shellOnly(): Plugin {
  const [dashboard] = routes.filter(({ file }) => file === layout)
  if (!dashboard) throw new Error(`${layout} is no longer a route of its own`)
  const screens = new Set(filesBelow(dashboard))
  return {
    name: 'shell-only',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(_code, id) {
      if (id === join(app, layout)) return { code: shell, map: null }
      return screens.has(id) ? { code: screen, map: null } : null
    },
  }
}

const filesBelow = ({ children = [] }: RouteConfigEntry): string[] =>
  children.flatMap((route) => [join(app, route.file), ...filesBelow(route)])
