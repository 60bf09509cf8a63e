import { frameOrigins } from '@portal/contract/carousel/constants'
import { accentStyle } from '@portal/contract/core/accent'
import { pagesOfProducts } from '@portal/contract/products/constants'
import type { FastifyInstance } from 'fastify'
import { Door } from '#core/door/door.ts'
import type { Env } from '#core/environment/env.ts'
import { takesCards } from '#core/environment/env-cards.ts'
import { fileRoutes } from '#core/files/routes.ts'
import { drainOf } from '#core/http/drain.ts'
import { lookOf } from '#core/http/error-page.ts'
import { mountFeeds } from '#core/http/feeds.ts'
import { mountFileDownloads } from '#core/http/file-downloads.ts'
import { admissionRoute, healthRoutes, livenessRoute } from '#core/http/health.ts'
import { openHttp, serveCalls, type WhoIs } from '#core/http/http.ts'
import { metricsRoutes } from '#core/http/metrics.ts'
import { mountRedirects } from '#core/http/redirects.ts'
import { mountSmallPages } from '#core/http/small-pages.ts'
import { streamRoutes } from '#core/http/streams.ts'
import { topicStreams } from '#core/http/topic-streams.ts'
import { isKey } from '#core/identity/api-keys/key-text.ts'
import { hasMailbox, mailboxRoutes } from '#core/mail/mailbox.ts'
import { serveOpenApi } from '#core/pages/openapi.ts'
import { mountPages } from '#core/pages/pages.ts'
import { recaptchaOrigins } from '#core/pages/policy.ts'
import { sharedPictureRoutes } from '#core/pages/shared-pictures.ts'
import { siteFileRoutes } from '#core/pages/site-files.ts'
import { mountUploads } from '#core/uploads/mount-uploads.ts'
import { accessRoutes } from '#features/access/routes.ts'
import { apiKeyRoutes } from '#features/api-keys/routes.ts'
import { assignedProductRoutes } from '#features/assigned-products/routes.ts'
import { auctionTopic } from '#features/auctions/public/topic.ts'
import { auditJobs } from '#features/audit/chain/night.ts'
import { auditRoutes } from '#features/audit/routes.ts'
import { blastPlanRoutes } from '#features/blast-plans/routes.ts'
import { returnedJobs } from '#features/broadcasts/returned/jobs.ts'
import { broadcastRoutes } from '#features/broadcasts/routes.ts'
import { broadcastJobs } from '#features/broadcasts/send/jobs.ts'
import { subscribeAgainPage, unsubscribePage } from '#features/broadcasts/unsubscribe/page.ts'
import { calendarFeed } from '#features/calendar/feed/feed.ts'
import { calendarRoutes } from '#features/calendar/routes.ts'
import { slideDownloads } from '#features/carousel/files/download.ts'
import { carouselJobs } from '#features/carousel/jobs.ts'
import { carouselRoutes } from '#features/carousel/routes.ts'
import { certificateRedirects } from '#features/certificates/redirects.ts'
import { certificateRoutes } from '#features/certificates/routes.ts'
import { contactRoutes } from '#features/contacts/routes.ts'
import { meetingLayer } from '#features/contacts/sources.ts'
import { timelineRoutes } from '#features/contacts/timeline/routes.ts'
import { branchRoutes } from '#features/enterprises/branches/record.ts'
import { enterpriseRoutes } from '#features/enterprises/record.ts'
import { formRoutes } from '#features/forms/routes.ts'
import { askForLicense } from '#features/forms/send/licenses.ts'
import { importJobs } from '#features/imports/jobs.ts'
import { importRoutes } from '#features/imports/routes.ts'
import { customerRoutes } from '#features/item-requests/customers/record.ts'
import { itemHooks, propertyHooks } from '#features/item-requests/items.ts'
import { reservationHooks } from '#features/item-requests/reservations/hooks.ts'
import { licenseJobs } from '#features/licenses/jobs.ts'
import { licenseRoutes } from '#features/licenses/routes.ts'
import { locationRoutes } from '#features/location/routes.ts'
import { categoryJobs, categoryRoutes } from '#features/machines/categories/record.ts'
import { machineJobs } from '#features/machines/jobs.ts'
import { machineRoutes } from '#features/machines/routes.ts'
import { openingRoutes } from '#features/opening/routes.ts'
import { panelRoutes } from '#features/panels/routes.ts'
import { pastDocumentRoutes } from '#features/past-documents/record.ts'
import { paymentJobs } from '#features/payments/jobs.ts'
import { paymentOffers } from '#features/payments/offers/offers.ts'
import { paymentRedirects } from '#features/payments/redirects.ts'
import { paymentRoutes } from '#features/payments/routes.ts'
import { permitJobs } from '#features/permits/jobs.ts'
import { permitRoutes } from '#features/permits/routes.ts'
import { privacyJobs } from '#features/privacy/jobs.ts'
import { privacyRoutes } from '#features/privacy/routes.ts'
import { productionRoutes } from '#features/production/routes.ts'
import { productCategoryRoutes } from '#features/products/categories/record.ts'
import { productRedirects } from '#features/products/redirects.ts'
import { productRoutes } from '#features/products/routes.ts'
import { staffProductRoutes } from '#features/products/staff/routes.ts'
import { projectionRoutes } from '#features/projections/routes.ts'
import { propertyRoutes } from '#features/properties/routes.ts'
import { publicationRoutes } from '#features/publications/routes.ts'
import { quoteJobs } from '#features/quotes/jobs.ts'
import { quoteTerms } from '#features/quotes/pdf/terms.ts'
import { releaseJob } from '#features/quotes/production/release.ts'
import { quoteRedirects } from '#features/quotes/redirects.ts'
import { quoteRoutes } from '#features/quotes/routes.ts'
import { clientPage, quoteSeries, readQuote } from '#features/quotes/service.ts'
import { rateJobs } from '#features/rates/jobs.ts'
import { rateRoutes } from '#features/rates/record.ts'
import { resourceDownloads } from '#features/resources/library/open.ts'
import { resourceJobs } from '#features/resources/notices/job.ts'
import { canManage } from '#features/resources/policy.ts'
import { resourceRoutes } from '#features/resources/routes.ts'
import { endSearchPage } from '#features/saved-searches/own/page.ts'
import { searchRoutes } from '#features/search/routes.ts'
import { settingsRoutes } from '#features/settings/routes.ts'
import { languagesReader, unusedPathsReader } from '#features/settings/service.ts'
import { signInRoutes } from '#features/sign-in/routes.ts'
import { signInJobs } from '#features/sign-in/service.ts'
import { startRoutes } from '#features/start/routes.ts'
import { summaryJobs } from '#features/summary/jobs.ts'
import { summaryRoutes } from '#features/summary/routes.ts'
import { ideaRoutes } from '#features/tasks/ideas/routes.ts'
import { taskJobs } from '#features/tasks/jobs.ts'
import { taskRoutes } from '#features/tasks/routes.ts'
import { dueLayer } from '#features/tasks/sources.ts'
import { transferJobs } from '#features/transfers/jobs.ts'
import { transferRoutes } from '#features/transfers/routes.ts'
import { userRoutes } from '#features/users/routes.ts'
import { viewRoutes } from '#features/views/routes.ts'
import { webhookJobs } from '#features/webhooks/jobs.ts'
import { webhookRoutes } from '#features/webhooks/routes.ts'
import { workshopJobs } from '#features/workshops/jobs.ts'
import { workshopRoutes } from '#features/workshops/routes.ts'
import packageFacts from '../package.json' with { type: 'json' }
import { openCardPayments, type ProviderWaits } from './card-payments.ts'
import { closingDeps } from './closing-deps.ts'
import { type Database, type Deps, type Otherwise, openDeps } from './deps.ts'
import { mountMarketplace } from './marketplace.ts'
import { records } from './records.ts'
import './portuguese.ts'
import {
  holdings,
  importKindsOf,
  openingSourcesOf,
  panelsOf,
  personData,
  searchesOf,
  sitemapsOf,
  startOf,
  summaryOf,
  timelinesOf,
} from './sources.ts'

export interface Portal {
  app: FastifyInstance
  door: Door
  deps: Deps
  /** Ends what lasts, answers what has begun, then releases everything from the outside in. */
  stop(): Promise<void>
}

interface Options extends Database {
  env: Env
  /** The web to serve: its folder, and whether Vite builds it as it is asked for. Tests of the API have none. */
  web?: { root: string; isDev: boolean }
  waits?: ProviderWaits
  /** The time zone whose midnight begins the day of the daily limits; that of the house unless given. */
  otherwise?: Otherwise
}

interface Mounting {
  waits: ProviderWaits | undefined
  isStopping: () => boolean
}

const { version } = packageFacts

/** Mounts the calls of every feature, and starts its jobs. Returns what addresses that are no calls need of them. */
async function mountCalls(app: FastifyInstance, door: Door, deps: Deps, { waits, isStopping }: Mounting) {
  const { db, jobs } = deps
  admissionRoute(app, healthRoutes(door, { ...deps, version, isStopping }), isStopping)
  mailboxRoutes(door, deps)
  settingsRoutes(door, { ...deps, series: quoteSeries })
  carouselRoutes(door, deps)
  await carouselJobs(deps)
  signInRoutes(door, deps)
  accessRoutes(door, deps.db)
  await signInJobs(deps)
  apiKeyRoutes(door, deps)
  webhookRoutes(door, deps)
  const webhooks = await webhookJobs(deps)
  auditRoutes(door, deps)
  await auditJobs(deps)
  userRoutes(door, deps)
  transferRoutes(door, deps, holdings)
  await transferJobs(deps, holdings)
  enterpriseRoutes(door, deps)
  branchRoutes(door, deps)
  const privacyDeps = { ...deps, sources: personData }
  privacyRoutes(door, privacyDeps)
  await privacyJobs(privacyDeps)
  permitRoutes(door, {
    ...deps,
    onValid: (db) => jobs.enqueue(db, releaseJob, {}),
    quotePage: async (db, id) => clientPage(deps, (await readQuote(db, id))!),
  })
  await permitJobs(deps)
  certificateRoutes(door, deps)
  const workshopDeps = { ...deps, closing: closingDeps(deps) }
  workshopRoutes(door, workshopDeps)
  await workshopJobs(workshopDeps)
  const { formTargets, gateway } = await openCardPayments(app, deps, waits)
  const requestDeps = { ...deps, payments: paymentOffers({ ...deps, gateway }) }
  const paymentDeps = { ...deps, gateway, hooks: reservationHooks(requestDeps) }
  paymentRoutes(door, paymentDeps)
  await paymentJobs(paymentDeps)
  await mountMarketplace(door, deps, requestDeps)
  productRoutes(door, deps)
  blastPlanRoutes(door, deps)
  staffProductRoutes(door, deps)
  productCategoryRoutes(door, deps)
  assignedProductRoutes(door, deps)
  const quoteDeps = { ...deps, terms: quoteTerms(deps) }
  quoteRoutes(door, quoteDeps)
  await quoteJobs(deps)
  productionRoutes(door, deps)
  projectionRoutes(door, deps)
  licenseRoutes(door, deps)
  await licenseJobs(deps)
  ideaRoutes(door, deps)
  rateRoutes(door, deps)
  await rateJobs(deps)
  categoryRoutes(door, deps)
  customerRoutes(door, deps)
  const itemDeps = { ...deps, itemHooks: itemHooks(requestDeps) }
  machineRoutes(door, itemDeps)
  const propertyDeps = { ...deps, itemHooks: propertyHooks(requestDeps) }
  propertyRoutes(door, propertyDeps)
  await categoryJobs(deps)
  await machineJobs(deps)
  const formDeps = await formRoutes(door, deps)
  const resourceDeps = { ...deps, askStaff: askForLicense(formDeps) }
  resourceRoutes(door, resourceDeps)
  await resourceJobs(resourceDeps)
  contactRoutes(door, deps)
  timelineRoutes(door, db, timelinesOf(db))
  taskRoutes(door, deps)
  await taskJobs(deps)
  const calendarDeps = { ...deps, layers: [meetingLayer(db), dueLayer(db)] }
  calendarRoutes(door, calendarDeps)
  publicationRoutes(door, deps)
  pastDocumentRoutes(door, deps)
  for (const mount of records) mount(door, deps)
  locationRoutes(door)
  searchRoutes(door, searchesOf(db))
  viewRoutes(door, deps)
  openingRoutes(door, { ...deps, sources: openingSourcesOf(deps.env) })
  startRoutes(door, db, startOf(deps))
  const summaryDeps = { ...deps, figures: summaryOf(deps) }
  summaryRoutes(door, summaryDeps)
  await summaryJobs(summaryDeps)
  panelRoutes(door, deps, panelsOf(deps))
  broadcastRoutes(door, deps)
  await broadcastJobs(deps)
  await returnedJobs(deps)
  const importDeps = { ...deps, kinds: importKindsOf(deps, itemDeps, propertyDeps) }
  importRoutes(door, importDeps)
  await importJobs(importDeps)
  return { formTargets, paymentDeps, quoteDeps, calendarDeps, webhooks }
}

/** Composes the portal on a migrated database. It answers once `app.listen` or `app.inject` is called. */
export async function openPortal({ env, web, waits, otherwise, ...database }: Options): Promise<Portal> {
  const app = await openHttp({
    isProduction: env.NODE_ENV === 'production',
    trustProxy: env.TRUST_PROXY ? [...env.TRUST_PROXY] : false,
    logLevel: env.LOG_LEVEL,
  })
  const { deps, close } = await openDeps(env, database, app.log, otherwise)
  const { db, jobs, changes, sessions } = deps
  const warn = (text: string) => app.log.warn(text)
  const drain = drainOf(app)
  const look = lookOf(app)
  const accent = async () => {
    look.accent = (await deps.brand()).accent
    return look.accent
  }
  await accent()

  const door = new Door(db, (error, { caller }) =>
    app.log.error({ err: error, requestId: caller.requestId }, 'a call failed'),
  )
  const { formTargets, paymentDeps, quoteDeps, calendarDeps, webhooks } = await mountCalls(app, door, deps, {
    waits,
    isStopping: drain.isLeaving,
  })

  const anyone: WhoIs = (token, caller) =>
    isKey(token) ? deps.apiKeys.whoIs(db, token, caller) : sessions.whoIs(db, token, caller)
  // an API key and a session that must add a device first are nobody to what is no call
  const whoIs: WhoIs = async (token, caller) => {
    const actor = isKey(token) ? null : await sessions.whoIs(db, token, caller)
    return actor?.mustEnrol ? null : actor
  }
  metricsRoutes(app, { db, jobs, token: env.METRICS_TOKEN, log: warn })
  livenessRoute(app)
  serveCalls(app, door, anyone, deps.isOpen)
  fileRoutes(app, deps)
  sharedPictureRoutes(app, deps)
  await mountRedirects(app, [
    ...paymentRedirects(paymentDeps),
    ...productRedirects(deps),
    ...quoteRedirects(quoteDeps),
    ...certificateRedirects(deps),
  ])
  mountFileDownloads(app, [...resourceDownloads(deps), ...slideDownloads(deps)], { whoIs, log: warn })
  await mountUploads(app, { uploads: deps.uploads, whoIs, mayUpload: canManage })
  mountFeeds(app, [calendarFeed(calendarDeps)])
  await mountSmallPages(app, [unsubscribePage(deps), subscribeAgainPage(deps), endSearchPage(deps)], accent)
  const streams = streamRoutes(app, { whoIs, changes, log: warn })
  const topics = topicStreams(app, [auctionTopic(db)], { changes, log: warn })
  await serveOpenApi(app, door, { version, url: env.PUBLIC_URL })
  const captcha = env.CAPTCHA === 'recaptcha' ? recaptchaOrigins : {}
  const frames = [...frameOrigins, ...(captcha.frames ?? [])]
  const images = env.MAP_TILES_URL ? [new URL(env.MAP_TILES_URL).origin] : []
  const origins = { ...captcha, frames, formTargets, images }
  const shown = {
    isOpen: deps.isOpen,
    isStaff: async (...comer: Parameters<WhoIs>) => (await whoIs(...comer))?.isOfHouse ?? false,
    name: async () => (await deps.company()).nombre,
    style: async () => accentStyle(await accent()),
    unusedPaths: unusedPathsReader(db, changes),
    languages: languagesReader(db, changes),
    zone: deps.houseZone,
  }
  const pages = {
    door,
    publicUrl: env.PUBLIC_URL,
    changes,
    hasMailbox: hasMailbox(env),
    takesCards: takesCards(env),
    origins,
    shown,
    brandFiles: deps,
  }
  if (web) {
    const { paths } = await mountPages(app, { ...web, ...pages })
    const ofProducts = Object.values(pagesOfProducts).flat()
    siteFileRoutes(app, {
      publicUrl: env.PUBLIC_URL,
      company: deps.company,
      shown,
      paths: async () => (await paths()).filter((path) => !ofProducts.includes(path)), // with their products
      rows: sitemapsOf(db),
    })
  }

  return {
    app,
    door,
    deps,
    async stop() {
      streams.stop()
      topics.stop()
      await drain.leave()
      await webhooks.stop()
      await close()
    },
  }
}
