import { frameOrigins } from '@portal/contract/carousel/constants'
import type { FastifyInstance } from 'fastify'
import { Door } from '#core/door.ts'
import { drainOf } from '#core/drain.ts'
import type { Env } from '#core/env.ts'
import { fileRoutes } from '#core/file-routes.ts'
import { foundRoutes } from '#core/found/found.ts'
import { healthRoutes } from '#core/health.ts'
import { openHttp, serveCalls, type WhoIs } from '#core/http.ts'
import { hasMailbox, mailboxRoutes } from '#core/mailbox.ts'
import { metricsRoutes } from '#core/metrics.ts'
import { mountOnward } from '#core/onward.ts'
import { serveOpenApi } from '#core/openapi.ts'
import { recaptchaOrigins } from '#core/pages/policy.ts'
import { mountPages } from '#core/pages.ts'
import { streamRoutes } from '#core/streams.ts'
import { accessRoutes } from '#features/access/routes.ts'
import { accessJobs } from '#features/access/service.ts'
import { assignedProductRoutes } from '#features/assigned-products/routes.ts'
import { carouselRoutes } from '#features/carousel/routes.ts'
import { categoryJobs, categoryRoutes } from '#features/classifieds/categories/routes.ts'
import { customerRoutes } from '#features/classifieds/customers/routes.ts'
import { itemJobs } from '#features/classifieds/items/jobs.ts'
import { itemRoutes } from '#features/classifieds/items/routes.ts'
import { foundItems } from '#features/classifieds/public/found/found.ts'
import { publicClassifiedJobs } from '#features/classifieds/public/jobs.ts'
import { publicClassifiedRoutes } from '#features/classifieds/public/routes.ts'
import { itemHooks } from '#features/classifieds/requests/items.ts'
import { requestJobs } from '#features/classifieds/requests/jobs.ts'
import { reservationHooks } from '#features/classifieds/requests/reservations/hooks.ts'
import { requestRoutes } from '#features/classifieds/requests/routes.ts'
import { enterpriseRoutes } from '#features/enterprises/routes.ts'
import { formRoutes } from '#features/forms/routes.ts'
import { importJobs } from '#features/imports/jobs.ts'
import { importRoutes } from '#features/imports/routes.ts'
import { locationRoutes } from '#features/location/routes.ts'
import { paymentJobs } from '#features/payments/jobs.ts'
import { paymentOffers } from '#features/payments/offers/offers.ts'
import { paymentRoutes } from '#features/payments/routes.ts'
import { paymentWays } from '#features/payments/ways.ts'
import { productCategoryRoutes } from '#features/products/categories/routes.ts'
import { productRoutes } from '#features/products/routes.ts'
import { staffProductRoutes } from '#features/products/staff/routes.ts'
import { productWays } from '#features/products/ways.ts'
import { projectionRoutes } from '#features/projections/routes.ts'
import { quoteJobs } from '#features/quotes/jobs.ts'
import { quoteTerms } from '#features/quotes/pdf/terms.ts'
import { quoteRoutes } from '#features/quotes/routes.ts'
import { quoteWays } from '#features/quotes/ways.ts'
import { settingsRoutes } from '#features/settings/routes.ts'
import { timeUnitRoutes } from '#features/tasks/time-units/routes.ts'
import { userRoutes } from '#features/users/routes.ts'
import { foundWorkshops } from '#features/workshops/found.ts'
import { workshopRoutes } from '#features/workshops/routes.ts'
import packageFacts from '../package.json' with { type: 'json' }
import { openCardPayments, type ProviderWaits } from './card-payments.ts'
import { type Database, openParts, type Parts } from './parts.ts'

export interface Portal {
  app: FastifyInstance
  door: Door
  parts: Parts
  /** Ends what lasts, answers what has begun, then lets go of everything from the outside in. */
  stop(): Promise<void>
}

interface Options extends Database {
  env: Env
  /** The web to serve: its folder, and whether Vite builds it as it is asked for. Tests of the API have none. */
  web?: { root: string; isDev: boolean }
  waits?: ProviderWaits
}

const { version } = packageFacts

/** Composes the portal on a migrated database. It answers once `app.listen` or `app.inject` is called. */
export async function openPortal({ env, web, waits, ...database }: Options): Promise<Portal> {
  const app = await openHttp({
    isProduction: env.NODE_ENV === 'production',
    trustProxy: env.TRUST_PROXY ? [...env.TRUST_PROXY] : false,
    logLevel: env.LOG_LEVEL,
  })
  const { parts, close } = await openParts(env, database, app.log)
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
  enterpriseRoutes(door, parts)
  workshopRoutes(door, parts)
  const { settings: provider, gateway } = await openCardPayments(app, parts, waits)
  const requestParts = { ...parts, payments: paymentOffers({ ...parts, gateway }) }
  const paymentParts = { ...parts, gateway, hooks: reservationHooks(requestParts) }
  paymentRoutes(door, paymentParts)
  await paymentJobs(paymentParts)
  requestRoutes(door, requestParts)
  await requestJobs(requestParts)
  publicClassifiedRoutes(door, parts)
  await publicClassifiedJobs(parts)
  productRoutes(door, parts)
  staffProductRoutes(door, parts)
  productCategoryRoutes(door, parts)
  assignedProductRoutes(door, parts)
  const quoteParts = { ...parts, terms: quoteTerms(parts) }
  quoteRoutes(door, quoteParts)
  await quoteJobs(parts)
  projectionRoutes(door, parts)
  timeUnitRoutes(door, parts)
  categoryRoutes(door, parts)
  customerRoutes(door, parts)
  const itemParts = { ...parts, itemHooks: itemHooks(requestParts) }
  itemRoutes(door, itemParts)
  await categoryJobs(parts)
  await itemJobs(parts)
  await formRoutes(door, parts)
  locationRoutes(door)
  importRoutes(door, itemParts)
  await importJobs(itemParts)

  const whoIs: WhoIs = (token, caller) => sessions.whoIs(db, token, caller)
  metricsRoutes(app, { db, jobs, token: env.METRICS_TOKEN, log: warn })
  serveCalls(app, door, whoIs)
  fileRoutes(app, parts)
  await mountOnward(app, [...paymentWays(paymentParts), ...productWays(parts), ...quoteWays(quoteParts)])
  const streams = streamRoutes(app, { whoIs, changes, log: warn })
  await serveOpenApi(app, door, { version, url: env.PUBLIC_URL })
  const captcha = env.CAPTCHA === 'recaptcha' ? recaptchaOrigins : {}
  const frames = [...frameOrigins, ...(captcha.frames ?? [])]
  const origins = { ...captcha, frames, formTargets: provider.formTargets }
  const pages = { door, publicUrl: env.PUBLIC_URL, changes, hasMailbox: hasMailbox(env), origins }
  if (web) {
    const { paths } = await mountPages(app, { ...web, ...pages })
    foundRoutes(app, {
      publicUrl: env.PUBLIC_URL,
      company: parts.company,
      paths,
      rows: [foundItems(db), foundWorkshops(db)],
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
