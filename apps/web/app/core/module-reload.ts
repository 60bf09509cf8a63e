import { matchRoutes, type RouteObject } from 'react-router'

/** A page whose files could not be fetched, as the error screen gets it. */
class ModuleError extends Error {}

export const isModuleError = (error: unknown): boolean => error instanceof ModuleError

const noteOf = (path: string) => `reload:${path}:${document.documentElement.dataset.build}`

/** Whether this path may still be loaded afresh: once per path and build, remembered in this browser (spec 1, 2). */
function mayReload(path: string): boolean {
  try {
    if (localStorage.getItem(noteOf(path))) return false
    localStorage.setItem(noteOf(path), new Date().toISOString())
    return true
  } catch {
    return false // nothing can be remembered, so nothing would end the reloading
  }
}

/**
 * The same for the first load of a page, before any module runs: a module that cannot be fetched loads the page again
 * once, then uncovers the text that says so. It must work alone; the names are those of `noteOf`.
 */
export const firstLoadScript = `(function(){var f=function(){var k='reload:'+location.pathname+':'+document.documentElement.dataset.build;try{if(!localStorage.getItem(k)){localStorage.setItem(k,new Date().toISOString());location.reload();return}}catch(e){}var n=document.getElementById('not-loaded');if(n)n.hidden=false};addEventListener('error',function(e){if(e.target&&e.target.tagName==='SCRIPT')f()},true);addEventListener('unhandledrejection',function(e){if(/dynamically imported module|module script/i.test(String(e.reason&&e.reason.message)))f()})})()`

interface ManifestRoute {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: string
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> }
  }
}

/**
 * Fetches the modules of the address before the router does: it would reload for ever, and the page one comes from.
 * Throws when the one reload of this path is spent.
 */
export async function fetchModules(address: URL): Promise<void> {
  const routes = window.__reactRouterManifest?.routes ?? {}
  const matches = matchRoutes(branches(Object.values(routes)), address.pathname) ?? []
  const modules = matches.flatMap(({ route }) => routes[route.id ?? '']?.module ?? [])
  try {
    await Promise.all(modules.map((path) => import(/* @vite-ignore */ path)))
  } catch (cause) {
    if (!mayReload(address.pathname)) throw new ModuleError('module', { cause })
    location.assign(address)
    await new Promise(() => {}) // the page is being left
  }
}

const branches = (routes: ManifestRoute[], parent?: string): RouteObject[] =>
  routes
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) => {
      const data = { id, ...(path !== undefined && { path }) }
      return index ? { ...data, index } : { ...data, children: branches(routes, id) }
    })
