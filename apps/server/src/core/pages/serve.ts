import { isUsualOffer, languages, type PageLanguage } from '@portal/contract/core/language'
import { isBelowAny } from '@portal/contract/core/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../base/actor.ts'
import { callerOf } from '../base/caller.ts'
import { refusalOf } from '../base/errors.ts'
import { memoized } from '../base/memo.ts'
import { answerCacheByArea, readingFresh } from '../database/answer-cache.ts'
import type { Changes } from '../database/events.ts'
import { sendClosedPage, sendErrorPage } from '../http/error-page.ts'
import { spanned } from '../tracing/spans.ts'
import { cacheKeyOf, pathOf, redirectFor, type Sharing, sessionToken, storedLanguage } from './address.ts'
import { type CachedPage, cached, type Page } from './cached-page.ts'
import { type FormTaker, ownRequest, type PostedFiles } from './form-posts.ts'
import { type PolicyOrigins, policyFor } from './policy.ts'
import { sendCached, sendRedirect, sendUncached } from './reply.ts'

/** The properties of a route that matter for serving its page. */
export interface PageRoute {
  id: string
  /** A dashboard page: empty, the same for every address of the route. */
  isShell: boolean
  /** The page for unknown addresses: under the dashboard it is rendered here too, in the stored language. */
  isAbsent?: boolean
  /** The dashboard may show it in a frame. */
  isFramed?: boolean
  /** Shown before the site opens: the way in for staff. */
  whileClosed?: boolean
  cache: Sharing | undefined
  /** Takes the files of its form; without it the form has none. */
  files?: FormTaker | undefined
}

export interface Renderer {
  find(pathname: string): Promise<PageRoute | null>
  render(request: Request, caller: Caller, onError: (error: unknown) => void, posted?: PostedFiles): Promise<Rendered>
}

interface Rendered {
  status: number
  headers: Headers
  text: string
  /** The scripts rendered by its components; no other script may run. */
  scripts: readonly string[]
}

export interface ServingOptions {
  isDev: boolean
  publicUrl: string
  changes: Changes
  origins: PolicyOrigins
  shown: Shown
}

/** What of the site is shown, and to whom. */
export interface Shown {
  /** Whether visitors see it (rule opening/closed). */
  isOpen: () => Promise<boolean>
  /** Whether whoever has this token sees it in any case. */
  isStaff: (token: string, caller: Caller) => Promise<boolean>
  /** What the company is called. */
  name: () => Promise<string>
  /** The style that replaces the accent of the style sheets; empty for theirs. */
  style: () => Promise<string>
  /** Paths that are as if there were no page, with those below (rule public-site/parts). */
  unusedPaths: () => Promise<string[]>
  /** In which languages, the first one to who has not chosen (rule languages/offered). */
  languages: () => Promise<readonly PageLanguage[]>
  /** In which time zone: that of the house. */
  zone: () => Promise<string>
}

const formBytes = 256_000
/** Each entry holds the page as rendered and compressed twice. */
const pageBounds = {
  ms: 10 * 60_000,
  max: 5000,
  bytes: { most: 64_000_000, of: ({ bytes }: CachedPage) => 2 * bytes.length },
}
/** Repeated requests are mostly for cached pages. */
const readBounds = { max: 1000, longest: 300 }
/** No page has this path. */
const nowhere = '/-/-'
const form = 'application/x-www-form-urlencoded'
/** Any other content type: a page only takes a form with files, read with its limits. */
const notForPages = ['application/json', 'text/plain']

/** Serves pages in their own scope: forms reach the page's action unparsed, and errors are pages. */
export async function servePages(app: FastifyInstance, renderer: Renderer, options: ServingOptions): Promise<void> {
  const show = pageShower(renderer, options)
  await app.register(async (pages) => {
    pages.removeContentTypeParser(notForPages)
    pages.addContentTypeParser(form, { parseAs: 'buffer', bodyLimit: formBytes }, (_, body, done) => done(null, body))
    pages.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? refusalOf(error).entry.status
      if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'page failed')
      return sendErrorPage(reply, status, request.url)
    })
    pages.route({ method: ['GET', 'POST'], url: '/*', handler: show }) // includes HEAD
  })
}

function pageShower(renderer: Renderer, options: ServingOptions) {
  const { isDev, publicUrl, changes, origins, shown } = options

  const rendered = async (
    request: Request,
    route: PageRoute | null,
    from: FastifyRequest,
    posted?: PostedFiles,
  ): Promise<Page> => {
    const onError = (error: unknown) => from.log.error({ err: error, requestId: from.id }, 'page failed')
    const asked = { 'http.route': route?.id ?? '', 'http.request.method': request.method, 'portal.request_id': from.id }
    const answer = await spanned(`page ${route?.id ?? 'absent'}`, asked, () =>
      renderer.render(request, callerOf(from), onError, posted),
    )
    const { status, scripts } = answer
    const { 'content-length': _, ...headers } = Object.fromEntries(answer.headers)
    if (!headers['content-type']?.startsWith('text/html')) return { status, headers, text: answer.text }
    const isShell = route?.isShell ?? false
    const isFramed = route?.isFramed ?? false
    const style = await shown.style()
    // React leaves a style alone that it did not write
    const text = style
      ? answer.text.replace('</head>', () => `<style id="accent">${style}</style></head>`)
      : answer.text
    const policy = policyFor(scripts, origins, {
      allowsInlineStyles: isDev || isShell,
      style,
      isDev,
      isShell,
      isFramed,
    })
    const framing = isFramed ? { 'x-frame-options': 'SAMEORIGIN' } : {}
    return { status, headers: { ...headers, ...framing, 'content-security-policy': policy }, text }
  }

  const isKept = ({ status }: CachedPage) => status === 200
  const recall = answerCacheByArea<CachedPage>(changes, { ...pageBounds, isKept })

  /**
   * Loads the company and its products once, which every page names: one rendering for all concurrent and later requests, without the
   * visitor's headers.
   */
  const shared = (route: PageRoute, address: string, from: FastifyRequest): Promise<CachedPage> =>
    recall(
      route.isShell ? route.id : address,
      [...(route.cache?.areas ?? []), 'ajuste', 'apertura', 'menu_productos'],
      async () => {
        const page = await rendered(new Request(publicUrl + address), route, from)
        if (page.status >= 500) throw new FailedPage(page)
        return cached(page)
      },
    )

  const read = async (url: string) => {
    const path = pathOf(url)
    const route = await renderer.find(path)
    const isData = path.endsWith('.data') // data of a page, for client navigation: this path names no page
    const sharing = isData || route?.isAbsent ? undefined : route?.isShell ? { params: [] } : route?.cache
    const page = isData ? path.slice(0, -'.data'.length) : path
    const named = isData ? await renderer.find(page) : route
    const isWayIn = (named?.isShell || named?.whileClosed) ?? false
    return {
      route,
      page,
      isWayIn,
      moved: redirectFor(url),
      address: sharing && !isDev ? cacheKeyOf(url, sharing) : null,
    }
  }
  const readOnce = isDev ? read : memoized(readBounds, read)

  /** Before the site opens, visitors see no page but the way in for staff (rule opening/closed). */
  const isStaff = async (request: FastifyRequest): Promise<boolean> => {
    const token = sessionToken(request.headers.cookie)
    return token !== undefined && shown.isStaff(token, callerOf(request))
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const isRead = request.method !== 'POST'
    const { route, address, ...asked } = await readOnce(request.url)
    const { cookie } = request.headers
    const isClosed = !asked.isWayIn && !(await shown.isOpen())
    if (isClosed && !(await isStaff(request)))
      return sendClosedPage(reply, request.url, storedLanguage(cookie), await shown.name())
    const offered = await shown.languages()
    const isUsual = storedLanguage(cookie) === languages[0] && isUsualOffer(offered)
    const isPerson = request.headers['accept-language'] !== undefined
    const moved = isUsual ? asked.moved : redirectFor(request.url, { cookie, offered, isPerson })
    if (isRead && moved) return sendRedirect(reply, moved, request.protocol === 'https')
    if (isBelowAny(asked.page, await shown.unusedPaths())) {
      const absent = new Request(publicUrl + request.url.replace(asked.page, nowhere))
      return sendUncached(reply, await rendered(absent, null, request), request)
    }

    // who lends pages on to visitors must not have those that only staff see
    if (isRead && route && address && !isClosed) {
      const read = () => shared(route, address, request)
      const page = await asRead(request, read).catch(failedPage)
      return page instanceof FailedPage ? sendUncached(reply, page.page, request) : sendCached(reply, page, request)
    }
    const own = await ownRequest(request, reply, publicUrl, route?.files)
    // an open dashboard that heard of a change asks for the data of its frame: the company of before is no answer
    const page = await asRead(request, () => rendered(own.request, route, request, own.posted)).finally(own.drop)
    return sendUncached(reply, page, request)
  }
}

/**
 * Reads as the visitor may: who is signed in waits for what was just written. Not checked: whoever says so sees nothing else
 * than everyone.
 */
const asRead = <R>({ headers }: FastifyRequest, read: () => R): R =>
  sessionToken(headers.cookie) === undefined ? read() : readingFresh(read)

/** Thrown so that the last good page is shown while the database is unavailable. */
class FailedPage extends Error {
  readonly page: Page
  constructor(page: Page) {
    super(`page failed with ${page.status}`)
    this.page = page
  }
}

function failedPage(error: unknown): FailedPage {
  if (error instanceof FailedPage) return error
  throw error
}
