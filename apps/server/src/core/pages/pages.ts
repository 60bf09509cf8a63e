import { areas } from '@portal/contract/core/areas'
import type { Call, Envelope } from '@portal/contract/core/endpoint'
import type { FastifyInstance } from 'fastify'
import type {
  createRequestHandler,
  matchRoutes,
  RouteObject,
  RouterContext,
  RouterContextProvider,
  ServerBuild,
} from 'react-router'
import type { Api, Send } from '../../../../web/app/core/api/api.ts'
import type { Site } from '../../../../web/app/core/page/site.ts'
import { memoized } from '../base/memo.ts'
import { wordsOfZone } from '../calendar/dates.ts'
import type { Changes } from '../database/events.ts'
import { type Door, type Outcome, refused } from '../door/door.ts'
import { isDashboard, type Sharing } from './address.ts'
import { serveAssets } from './assets.ts'
import type { BrandFilesDeps } from './brand-files.ts'
import { loadBuild, watchBuild } from './build.ts'
import type { FormTaker } from './form-posts.ts'
import type { PolicyOrigins } from './policy.ts'
import { type Renderer, type Shown, servePages } from './serve.ts'

export interface PagesOptions {
  door: Pick<Door, 'enter' | 'find'>
  /** Folder of the web: `apps/web`. */
  root: string
  /** Vite in this process, for development; otherwise the build in `root`. */
  isDev: boolean
  /** Origin of canonical addresses. */
  publicUrl: string
  /** Changes after which shared pages are rendered again. */
  changes: Changes
  /** Whether the page of the local mailbox exists. */
  hasMailbox: boolean
  /** Whether reservations are paid by card. */
  takesCards: boolean
  /** External origins that pages may use. */
  origins?: PolicyOrigins
  shown: Shown
  /** What the files of the site follow. */
  brandFiles: BrandFilesDeps
}

/**
 * The exports of `entry.server.tsx` besides its handler. Keys and classes of a second copy of the router would not
 * match.
 */
interface Entry {
  apiContext: RouterContext<Api>
  siteContext: RouterContext<Site>
  logContext: RouterContext<(error: unknown) => void>
  scriptsContext: RouterContext<Set<string>>
  makeApi(send: Send): Api
  createRequestHandler: typeof createRequestHandler
  matchRoutes: typeof matchRoutes
  RouterContextProvider: typeof RouterContextProvider
}

interface Handle {
  cache?: Sharing
  /** Whether pages of the dashboard may show it in a frame. */
  isFramed?: boolean
  /** Shown before the site opens. */
  whileClosed?: boolean
  /** The call that takes the files of its form. */
  files?: Call<never, never, never>
  /** A feature names it in a sitemap of its own, while it has something to show. */
  hasOwnSitemap?: boolean
}

interface Mounted {
  /** Paths of the public pages that are the same for everyone and name no row. */
  paths(): Promise<string[]>
}

interface Bundle extends Entry {
  version: string
  tree: RouteObject[]
  pageOf(pathname: string): { page: RouteObject | undefined }
  handle: ReturnType<typeof createRequestHandler>
}

/** The router ranks its whole tree for each path, and a list has as many addresses as filters. */
const pathBounds = { max: 2000, longest: 300 }

const zoneWords = memoized({ max: 4, longest: 100 }, wordsOfZone)

/** Mounts the web on every path that is not taken: its files, public pages, the empty page of the dashboard. */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<Mounted> {
  const { root, isDev, publicUrl, changes, origins = {}, shown } = options
  const build = isDev ? await watchBuild<ServerBuild>(app, root) : await loadBuild<ServerBuild>(root)
  if (!isDev) await serveAssets(app, root, options.brandFiles)
  // Unknown calls are answered in the envelope, like known ones.
  app.all('/v1/*', (_request, reply) => reply.callNotFound())
  await servePages(app, rendererOf(build, options), { isDev, publicUrl, changes, origins, shown })
  return { paths: async () => sharedPaths(branches(await build())) }
}

function rendererOf(build: () => Promise<ServerBuild>, options: PagesOptions): Renderer {
  const { door, isDev, publicUrl, hasMailbox, takesCards, shown } = options
  const bundles = new WeakMap<ServerBuild, Bundle>()
  const current = async (): Promise<Bundle> => {
    const made = await build()
    const known = bundles.get(made)
    if (known) return known
    const bundle = bundleOf(made, isDev)
    bundles.set(made, bundle)
    return bundle
  }

  return {
    async find(pathname) {
      const { pageOf } = await current()
      const { page } = pageOf(pathname)
      if (!page?.id) return null
      const { cache, files, isFramed = false, whileClosed = false } = (page.handle ?? {}) as Handle
      const taker = files && takerOf(door, files)
      const isAbsent = page.path === '*'
      return { id: page.id, isShell: isDashboard(pathname), isAbsent, isFramed, whileClosed, cache, files: taker }
    },

    /** Renders without a visitor: no cookie and no token reaches a call, so the page may be shared. */
    async render(request, caller, onError, posted) {
      const bundle = await current()
      const context = new bundle.RouterContextProvider()
      const send: Send = async (call, { params, body }) => {
        if (call.multipart && posted?.refusal) return entered(refused(posted.refusal))
        const files = call.multipart ? (posted?.files ?? []) : []
        const isAdmitted = posted !== undefined && posted.call === call.path
        return door.enter(call, { caller, actor: null, params, body, files, isAdmitted })
      }
      context.set(bundle.apiContext, bundle.makeApi(send))
      const [isOpen, unusedPaths, languages, zoneName] = await Promise.all([
        shown.isOpen(),
        shown.unusedPaths(),
        shown.languages(),
        shown.zone(),
      ])
      const site = {
        publicUrl,
        hasMailbox,
        takesCards,
        build: bundle.version,
        isOpen,
        unusedPaths,
        languages,
        zone: zoneWords(zoneName),
      }
      context.set(bundle.siteContext, site)
      context.set(bundle.logContext, onError)
      const scripts = new Set<string>()
      context.set(bundle.scriptsContext, scripts)
      const response = await bundle.handle(request, context)
      return { status: response.status, headers: response.headers, text: await response.text(), scripts: [...scripts] }
    },
  }
}

/** Checks the limit of a call before the form with its files is read. */
function takerOf(door: PagesOptions['door'], { method, path }: Call<never, never, never>): FormTaker {
  const { terms, admit } = door.find({ method, path })
  return { ...(terms.files ?? { max: 0, bytes: 0 }), call: path, admit: (caller) => admit({ caller, actor: null }) }
}

const entered = ({ status, text }: Outcome) => ({ status, envelope: JSON.parse(text) as Envelope })

function bundleOf(build: ServerBuild, isDev: boolean): Bundle {
  const entry = build.entry.module as unknown as Entry
  const handle = entry.createRequestHandler(build, isDev ? 'development' : 'production')
  const tree = branches(build)
  const pageOf = memoized(pathBounds, (pathname) => ({ page: entry.matchRoutes(tree, pathname)?.at(-1)?.route }))
  return { ...entry, version: build.assets.version, tree, pageOf, handle }
}

/** The routes with their settings, to look one up without rendering it. */
function branches(build: ServerBuild, parent?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return []
    const { id, path, index, module } = route
    const unknown = (module.handle as Handle | undefined)?.cache?.areas.find((area) => !areas.includes(area))
    if (unknown) throw new Error(`${id} waits for changes of the area ${unknown}, which there is not`)
    const data = { id, ...(path !== undefined && { path }), handle: module.handle }
    return index ? [{ ...data, index }] : [{ ...data, children: branches(build, id) }]
  })
}

/** Paths of shared pages; those of a route with a parameter, or with a sitemap of its own, are rows of a feature. */
function sharedPaths(tree: readonly RouteObject[], above = ''): string[] {
  return tree.flatMap(({ path, handle, children = [] }) => {
    const whole = path ? `${above}/${path}` : above
    const { cache, hasOwnSitemap } = (handle ?? {}) as Handle
    const own = /[:*]/.test(whole) || hasOwnSitemap ? [] : [whole || '/']
    return [...(cache ? own : []), ...sharedPaths(children, whole)]
  })
}
