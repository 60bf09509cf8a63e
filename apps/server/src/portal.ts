import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type pg from 'pg'
import { type Captcha, openCaptcha } from '#core/captcha.ts'
import { type Db, openDatabase } from '#core/database.ts'
import { openDisk } from '#core/disk.ts'
import { Door } from '#core/door.ts'
import { drainOf } from '#core/drain.ts'
import type { Env } from '#core/env.ts'
import { type Changes, listenForChanges } from '#core/events.ts'
import { fileRoutes } from '#core/file-routes.ts'
import { Files } from '#core/files.ts'
import { openHttp, serveCalls, type WhoIs } from '#core/http.ts'
import { type Jobs, startJobs } from '#core/jobs.ts'
import { type Mails, openMails } from '#core/mail.ts'
import { openCarrier } from '#core/mail-delivery.ts'
import { serveOpenApi } from '#core/openapi.ts'
import { mountPages } from '#core/pages.ts'
import { Sessions, secretOf } from '#core/sessions.ts'
import { streamRoutes } from '#core/streams.ts'
import { accessRoutes } from '#features/access/routes.ts'
import type { Counter } from '#features/access/service.ts'
import { settingsRoutes } from '#features/settings/routes.ts'
import { type Company, companyReader } from '#features/settings/service.ts'
import packageFacts from '../package.json' with { type: 'json' }

/** Everything a feature may ask for; each names the few parts it takes. */
export interface Parts {
  env: Env
  db: Db
  changes: Changes
  sessions: Sessions
  jobs: Jobs
  mails: Mails
  files: Files
  captcha: Captcha
  /** Keys that sign what leaves the house, shared by all processes. */
  secrets: { pin: string; enlace: string }
  /** What the features count for the badges. */
  counters: Counter[]
  company: () => Promise<Company>
  log: FastifyBaseLogger
}

export interface Portal {
  app: FastifyInstance
  door: Door
  parts: Parts
  stop(): Promise<void>
}

interface Options {
  env: Env
  config: pg.PoolConfig
  /** Past any transaction pooler, on the primary. */
  direct: pg.ClientConfig
  /** The web to serve: its folder, and whether Vite builds it as it is asked for. Tests of the API have none. */
  web?: { root: string; isDev: boolean }
}

const { version } = packageFacts

/** Composes the portal on a migrated database. It answers once `app.listen` or `app.inject` is called. */
export async function openPortal({ env, config, direct, web }: Options): Promise<Portal> {
  const app = await openHttp({
    isProduction: env.NODE_ENV === 'production',
    trustProxy: env.TRUST_PROXY ? [...env.TRUST_PROXY] : false,
    logLevel: env.LOG_LEVEL,
  })
  const drain = drainOf(app)
  const log = app.log
  const warn = (text: string) => log.warn(text)
  const db = openDatabase(config, warn)
  const listener = listenForChanges(direct, warn)
  const { changes } = listener
  const sessions = new Sessions(await secretOf(db, 'sesion'))
  const company = companyReader(db, changes)
  const jobs = await startJobs({ db, config: direct, log: warn, isWorking: env.PORTAL_ROLES.includes('jobs') })
  const secrets = { pin: await secretOf(db, 'pin'), enlace: await secretOf(db, 'enlace') }
  const captcha = openCaptcha(env, await secretOf(db, 'captcha'))
  const files = new Files(db, await openDisk(env), secrets.enlace)
  const carrier = openCarrier(env, (id) => files.read(id))
  const mailCompany = async () => ({ name: (await company()).nombre, url: env.PUBLIC_URL })
  const mails = await openMails({ db, jobs, carrier, company: mailCompany, log: warn })
  const counters: Counter[] = []
  const parts: Parts = { env, db, changes, sessions, jobs, mails, files, captcha, secrets, counters, company, log }

  const hasMailbox = env.NODE_ENV !== 'production' && !env.SMTP_URL
  const door = new Door(db, (error, { caller }) =>
    log.error({ err: error, requestId: caller.requestId }, 'a call failed'),
  )
  const whoIs: WhoIs = (token, caller) => sessions.whoIs(db, token, caller)
  accessRoutes(door, parts)
  settingsRoutes(door, parts)
  serveCalls(app, door, whoIs)
  fileRoutes(app, parts)
  const streams = streamRoutes(app, { whoIs, changes, log: warn })
  await serveOpenApi(app, door, { version, url: env.PUBLIC_URL })
  if (web) await mountPages(app, { ...web, door, publicUrl: env.PUBLIC_URL, changes, hasMailbox })

  return {
    app,
    door,
    parts,
    /** Ends what lasts, answers what has begun, then lets go of everything from the outside in. */
    async stop() {
      streams.stop()
      await drain.leave()
      await jobs.stop()
      carrier.close()
      await listener.stop()
      await db.destroy()
    },
  }
}
