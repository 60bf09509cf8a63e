import type { RouteObject, ServerBuild } from 'react-router'

/**
 * The build with the routes that lead to one page and no others: for each page that it draws the router ranks all routes
 * it knows, and converts them twice. No module is preloaded, since the scripts of public pages start late.
 */
export function branchOf(build: ServerBuild, page: RouteObject): ServerBuild {
  const ids = lineage(build, page.id)
  const own = <R>(all: Readonly<Record<string, R>>) =>
    Object.fromEntries(ids.flatMap((id) => (all[id] ? [[id, all[id]] as const] : [])))
  const { entry, routes, ...assets } = build.assets
  const files = Object.entries(own(routes)).map(([id, route]) => [id, route && { ...route, imports: [] }] as const)
  return {
    ...build,
    routes: own(build.routes),
    assets: { ...assets, entry: { ...entry, imports: [] }, routes: Object.fromEntries(files) },
  }
}

function lineage({ routes }: ServerBuild, id: string | undefined): string[] {
  return id === undefined ? [] : [...lineage({ routes } as ServerBuild, routes[id]?.parentId), id]
}
