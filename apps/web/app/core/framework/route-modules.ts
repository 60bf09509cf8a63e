interface Route {
  id: string
  /** Address of its file. */
  module: string
}

/**
 * Fetches the file of a route once. One that cannot be fetched becomes a route that fails: errors of loading it would be
 * dropped by the router, those of running it reach the error screens, which load the page again once (spec 1, 2).
 */
export async function loadRouteModule(route: Route, loaded: Record<string, unknown>): Promise<unknown> {
  if (Object.hasOwn(loaded, route.id)) return loaded[route.id]
  try {
    const module: unknown = await import(/* @vite-ignore */ route.module)
    loaded[route.id] = module
    return module
  } catch (error) {
    const fail = () => {
      throw error
    }
    return { default: fail, clientLoader: fail, clientAction: fail, clientMiddleware: [fail] }
  }
}
