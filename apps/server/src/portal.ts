import { frameOrigins } from '@portal/contract/carousel/constants'
import type { FastifyInstance } from 'fastify'
import { Door } from '#core/door/door.ts'
import { serveOpenApi } from '#core/door/openapi.ts'
import type { Env } from '#core/environment/env.ts'
import { fileRoutes } from '#core/files/routes.ts'
import { drainOf } from '#core/http/drain.ts'
import { mountFeeds } from '#core/http/feeds.ts'
import { healthRoutes } from '#core/http/health.ts'
import { openHttp, serveCalls, type WhoIs } from '#core/http/http.ts'
import { metricsRoutes } from '#core/http/metrics.ts'
import { mountRedirects } from '#core/http/redirects.ts'
import { mountSmallPages } from '#core/http/small-pages.ts'
import { streamRoutes } from '#core/http/streams.ts'
import { hasMailbox, mailboxRoutes } from '#core/mail/mailbox.ts'
import { mountPages } from '#core/pages/pages.ts'
import { recaptchaOrigins } from '#core/pages/policy.ts'
import { siteFileRoutes } from '#core/pages/site-files.ts'
import { accessRoutes } from '#features/access/routes.ts'
import { accessJobs } from '#features/access/service.ts'
import { assignedProductRoutes } from '#features/assigned-products/routes.ts'
import { returnedJobs } from '#features/broadcasts/returned/jobs.ts'
import { broadcastRoutes } from '#features/broadcasts/routes.ts'
import { broadcastJobs } from '#features/broadcasts/send/jobs.ts'
import { broadcastTimeline } from '#features/broadcasts/timeline/source.ts'
import { unsubscribePage } from '#features/broadcasts/unsubscribe/page.ts'
import { calendarFeed } from '#features/calendar/feed/feed.ts'
import { calendarRoutes } from '#features/calendar/routes.ts'
import { calendarSource } from '#features/calendar/search/source.ts'
import { carouselRoutes } from '#features/carousel/routes.ts'
import { categoryJobs, categoryRoutes } from '#features/classified-categories/record.ts'
import { customerRoutes } from '#features/classified-customers/record.ts'
import { customerSource } from '#features/classified-customers/search/source.ts'
import { meetingLayer } from '#features/contacts/calendar/layer.ts'
import { contactRoutes } from '#features/contacts/routes.ts'
import { contactSource } from '#features/contacts/search/source.ts'
import { contactWork } from '#features/contacts/start/source.ts'
import { timelineRoutes } from '#features/contacts/timeline/routes.ts'
import { contactHoldings } from '#features/contacts/transfer/source.ts'
import { branchRoutes } from '#features/enterprises/branches/record.ts'
import { enterpriseRoutes } from '#features/enterprises/record.ts'
import { enterpriseSource } from '#features/enterprises/search/source.ts'
import { formRoutes } from '#features/forms/routes.ts'
import { formWork } from '#features/forms/start/source.ts'
import { formTimeline } from '#features/forms/timeline/source.ts'
import { importJobs } from '#features/imports/jobs.ts'
import { contactImports } from '#features/imports/kinds/contacts/kind.ts'
import { listingImports } from '#features/imports/kinds/listings/kind.ts'
import { userImports } from '#features/imports/kinds/users/kind.ts'
import { importRoutes } from '#features/imports/routes.ts'
import { serviceRoutes } from '#features/licenses/services/record.ts'
import { licenseTypeRoutes } from '#features/licenses/types/record.ts'
import { marketJobs } from '#features/listing-market/jobs.ts'
import { marketRoutes } from '#features/listing-market/routes.ts'
import { itemSitemap } from '#features/listing-market/sitemap/sitemap.ts'
import { itemHooks } from '#features/listing-requests/items.ts'
import { requestJobs } from '#features/listing-requests/jobs.ts'
import { reservationHooks } from '#features/listing-requests/reservations/hooks.ts'
import { requestRoutes } from '#features/listing-requests/routes.ts'
import { requestSource } from '#features/listing-requests/search/source.ts'
import { requestFigures, requestWork } from '#features/listing-requests/start/source.ts'
import { requestTimeline } from '#features/listing-requests/timeline/source.ts'
import { itemJobs } from '#features/listings/jobs.ts'
import { itemRoutes } from '#features/listings/routes.ts'
import { itemSource } from '#features/listings/search/source.ts'
import { itemWork } from '#features/listings/start/source.ts'
import { itemHoldings } from '#features/listings/transfer/source.ts'
import { locationRoutes } from '#features/location/routes.ts'
import { paymentJobs } from '#features/payments/jobs.ts'
import { paymentOffers } from '#features/payments/offers/offers.ts'
import { paymentRedirects } from '#features/payments/redirects.ts'
import { paymentRoutes } from '#features/payments/routes.ts'
import { productCategoryRoutes } from '#features/products/categories/record.ts'
import { productRedirects } from '#features/products/redirects.ts'
import { productRoutes } from '#features/products/routes.ts'
import { staffProductRoutes } from '#features/products/staff/routes.ts'
import { productSource } from '#features/products/staff/search/source.ts'
import { projectionRoutes } from '#features/projections/routes.ts'
import { quoteJobs } from '#features/quotes/jobs.ts'
import { quoteTerms } from '#features/quotes/pdf/terms.ts'
import { quoteRedirects } from '#features/quotes/redirects.ts'
import { quoteRoutes } from '#features/quotes/routes.ts'
import { quoteSource } from '#features/quotes/search/source.ts'
import { quoteFigures, quoteWork } from '#features/quotes/start/source.ts'
import { quoteTimeline } from '#features/quotes/timeline/source.ts'
import { quoteHoldings } from '#features/quotes/transfer/source.ts'
import { searchRoutes } from '#features/search/routes.ts'
import { settingsRoutes } from '#features/settings/routes.ts'
import { startRoutes } from '#features/start/routes.ts'
import { areaRoutes } from '#features/tasks/areas/record.ts'
import { ideaRoutes } from '#features/tasks/ideas/routes.ts'
import { ideaSource } from '#features/tasks/ideas/search/source.ts'
import { taskJobs } from '#features/tasks/jobs.ts'
import { taskRoutes } from '#features/tasks/routes.ts'
import { taskSource } from '#features/tasks/search/source.ts'
import { taskWork } from '#features/tasks/start/source.ts'
import { timeUnitRoutes } from '#features/tasks/time-units/record.ts'
import { taskTimeline } from '#features/tasks/timeline/source.ts'
import { transferJobs } from '#features/transfers/jobs.ts'
import { transferRoutes } from '#features/transfers/routes.ts'
import { userRoutes } from '#features/users/routes.ts'
import { userSource } from '#features/users/search/source.ts'
import { viewRoutes } from '#features/views/routes.ts'
import { workshopRoutes } from '#features/workshops/routes.ts'
import { workshopSitemap } from '#features/workshops/sitemap.ts'
import { workshopTimeline } from '#features/workshops/timeline/source.ts'
import packageFacts from '../package.json' with { type: 'json' }
import { openCardPayments, type ProviderWaits } from './card-payments.ts'
import { type Database, type Otherwise, openParts, type Parts } from './parts.ts'

export interface Portal {
  app: FastifyInstance
  door: Door
  parts: Parts
  /** Ends what lasts, answers what has begun, then releases everything from the outside in. */
  stop(): Promise<void>
}

interface Options extends Database {
  env: Env
  /** The web to serve: its folder, and whether Vite builds it as it is asked for. Tests of the API have none. */
  web?: { root: string; isDev: boolean }
  waits?: ProviderWaits
  /** The time zone whose midnight begins the day of the daily limits; that of the contract unless given. */
  otherwise?: Otherwise
}

const { version } = packageFacts

/** Composes the portal on a migrated database. It answers once `app.listen` or `app.inject` is called. */
export async function openPortal({ env, web, waits, otherwise, ...database }: Options): Promise<Portal> {
  const app = await openHttp({
    isProduction: env.NODE_ENV === 'production',
    trustProxy: env.TRUST_PROXY ? [...env.TRUST_PROXY] : false,
    logLevel: env.LOG_LEVEL,
  })
  const { parts, close } = await openParts(env, database, app.log, otherwise)
  const { db, jobs, changes, sessions } = parts
  const warn = (text: string) => app.log.warn(text)
  const drain = drainOf(app)

  const door = new Door(db, (error, { caller }) =>
    app.log.error({ err: error, requestId: caller.requestId }, 'a call failed'),
  )
  healthRoutes(door, { ...parts, version, isStopping: drain.isLeaving })
  mailboxRoutes(door, parts)
  settingsRoutes(door, parts)
  carouselRoutes(door, parts)
  accessRoutes(door, parts)
  await accessJobs(parts)
  userRoutes(door, parts)
  const holdings = [contactHoldings, quoteHoldings, itemHoldings]
  transferRoutes(door, parts, holdings)
  await transferJobs(parts, holdings)
  enterpriseRoutes(door, parts)
  branchRoutes(door, parts)
  workshopRoutes(door, parts)
  const { settings: provider, gateway } = await openCardPayments(app, parts, waits)
  const requestParts = { ...parts, payments: paymentOffers({ ...parts, gateway }) }
  const paymentParts = { ...parts, gateway, hooks: reservationHooks(requestParts) }
  paymentRoutes(door, paymentParts)
  await paymentJobs(paymentParts)
  requestRoutes(door, requestParts)
  await requestJobs(requestParts)
  marketRoutes(door, parts)
  await marketJobs(parts)
  productRoutes(door, parts)
  staffProductRoutes(door, parts)
  productCategoryRoutes(door, parts)
  assignedProductRoutes(door, parts)
  const quoteParts = { ...parts, terms: quoteTerms(parts) }
  quoteRoutes(door, quoteParts)
  await quoteJobs(parts)
  projectionRoutes(door, parts)
  serviceRoutes(door, parts)
  licenseTypeRoutes(door, parts)
  areaRoutes(door, parts)
  ideaRoutes(door, parts)
  timeUnitRoutes(door, parts)
  categoryRoutes(door, parts)
  customerRoutes(door, parts)
  const itemParts = { ...parts, itemHooks: itemHooks(requestParts) }
  itemRoutes(door, itemParts)
  await categoryJobs(parts)
  await itemJobs(parts)
  await formRoutes(door, parts)
  contactRoutes(door, parts)
  timelineRoutes(door, db, [
    quoteTimeline(db),
    requestTimeline(db),
    workshopTimeline(db),
    formTimeline(db),
    broadcastTimeline(db),
    taskTimeline(db),
  ])
  taskRoutes(door, parts)
  await taskJobs(parts)
  const calendarParts = { ...parts, layers: [meetingLayer(db)] }
  calendarRoutes(door, calendarParts)
  locationRoutes(door)
  searchRoutes(door, [
    quoteSource(db),
    requestSource(db),
    customerSource(db),
    contactSource(db),
    calendarSource(db),
    itemSource(db),
    userSource(db),
    enterpriseSource(db),
    productSource(db),
    taskSource(db),
    ideaSource(db),
  ])
  viewRoutes(door, parts)
  startRoutes(door, db, {
    work: [...taskWork(db), ...quoteWork(parts), requestWork(db), ...itemWork(db), formWork(db), ...contactWork(db)],
    figures: [quoteFigures(parts), requestFigures(db)],
  })
  broadcastRoutes(door, parts)
  await broadcastJobs(parts)
  await returnedJobs(parts)
  const importParts = { ...parts, kinds: [userImports(parts), contactImports(), listingImports(itemParts)] }
  importRoutes(door, importParts)
  await importJobs(importParts)

  const whoIs: WhoIs = (token, caller) => sessions.whoIs(db, token, caller)
  metricsRoutes(app, { db, jobs, token: env.METRICS_TOKEN, log: warn })
  serveCalls(app, door, whoIs)
  fileRoutes(app, parts)
  await mountRedirects(app, [
    ...paymentRedirects(paymentParts),
    ...productRedirects(parts),
    ...quoteRedirects(quoteParts),
  ])
  mountFeeds(app, [calendarFeed(calendarParts)])
  await mountSmallPages(app, [unsubscribePage(parts)])
  const streams = streamRoutes(app, { whoIs, changes, log: warn })
  await serveOpenApi(app, door, { version, url: env.PUBLIC_URL })
  const captcha = env.CAPTCHA === 'recaptcha' ? recaptchaOrigins : {}
  const frames = [...frameOrigins, ...(captcha.frames ?? [])]
  const origins = { ...captcha, frames, formTargets: provider.formTargets }
  const pages = { door, publicUrl: env.PUBLIC_URL, changes, hasMailbox: hasMailbox(env), origins }
  if (web) {
    const { paths } = await mountPages(app, { ...web, ...pages })
    siteFileRoutes(app, {
      publicUrl: env.PUBLIC_URL,
      company: parts.company,
      paths,
      rows: [itemSitemap(db), workshopSitemap(db)],
    })
  }

  return {
    app,
    door,
    parts,
    async stop() {
      streams.stop()
      await drain.leave()
      await close()
    },
  }
}
