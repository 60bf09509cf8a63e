import type { matchRoutes, RouteObject } from 'react-router'

/**
 * Finds the page of a path as the router does. The router ranks its whole tree anew for each path, which costs more than
 * sending a kept page; most paths name one page, and one without parameters wins over all others.
 */
export function pageFinder(tree: RouteObject[], match: typeof matchRoutes) {
  const fixed = new Map(fixedPages(tree, '').filter(([path]) => !hasParameter(path)))
  const rest = withParameters(tree, '')
  return (pathname: string): RouteObject | undefined => {
    if (!plain.test(pathname)) return match(tree, pathname)?.at(-1)?.route
    return fixed.get(pathname.toLowerCase()) ?? match(rest, pathname)?.at(-1)?.route
  }
}

/** Nothing to decode, no slash too many. */
const plain = /^\/$|^(\/[\w.-]+)+$/

/** Above stands before below: the index of a route is its page. */
function fixedPages(tree: readonly RouteObject[], above: string): [string, RouteObject][] {
  return tree.flatMap((route): [string, RouteObject][] => {
    const path = pathBelow(above, route)
    const own: [string, RouteObject][] = route.index || route.path ? [[path || '/', route]] : []
    return [...own, ...fixedPages(route.children ?? [], path)]
  })
}

function withParameters(tree: readonly RouteObject[], above: string): RouteObject[] {
  return tree.flatMap((route): RouteObject[] => {
    const path = pathBelow(above, route)
    if (!route.children?.length) return hasParameter(path) ? [route] : []
    const children = withParameters(route.children, path)
    return children.length || hasParameter(path) ? [{ ...route, children } as RouteObject] : []
  })
}

const pathBelow = (above: string, { path }: RouteObject): string => (path ? `${above}/${path.toLowerCase()}` : above)

const hasParameter = (path: string): boolean => /[:*?]/.test(path)
