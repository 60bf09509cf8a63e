import { loadCode } from './module-reload.ts'

interface Route {
  id: string
  /** Address of its file. */
  module: string
}

/**
 * Loads the file of a route once. A failed file becomes a route that throws: the router drops errors of loading, but
 * errors of running reach the error screens, which reload the page once (rule public-site/reload-once).
 */
export async function loadRouteModule(route: Route, loaded: Record<string, unknown>): Promise<unknown> {
  if (Object.hasOwn(loaded, route.id)) return loaded[route.id]
  try {
    const module: unknown = await loadCode(() => import(/* @vite-ignore */ route.module))
    loaded[route.id] = module
    return module
  } catch (error) {
    const fail = () => {
      throw error
    }
    return { default: fail, clientLoader: fail, clientAction: fail, clientMiddleware: [fail] }
  }
}
