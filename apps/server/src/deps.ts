import { join } from 'node:path'
import { Role } from '@portal/contract/access/constants'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { startSealing } from '#core/audit/seal.ts'
import { type BrandReader, brandedWorkers, type MarkReader, markReader } from '#core/brand/brand.ts'
import { type DatabaseConfig, type Db, openDatabase } from '#core/database/database.ts'
import { houseZoneReader } from '#core/database/days.ts'
import { type Changes, emitOwnWrites, listenForChanges, newChanges } from '#core/database/events.ts'
import type { Env } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import { openFiles } from '#core/files/open-files.ts'
import { ApiKeys } from '#core/identity/api-keys/api-keys.ts'
import { type Captcha, openCaptcha } from '#core/identity/captcha.ts'
import { Sessions, secretOf } from '#core/identity/sessions.ts'
import { type Jobs, startJobs } from '#core/jobs/jobs.ts'
import { openTransport } from '#core/mail/delivery.ts'
import type { Company as MailCompany } from '#core/mail/layout.ts'
import { type MailLine, mailLines, senderName } from '#core/mail/lines.ts'
import { type Mails, openMails } from '#core/mail/mail.ts'
import { mailServerReach } from '#core/mail/reach.ts'
import { startHousekeeping } from '#core/start/housekeeping.ts'
import { Uploads } from '#core/uploads/uploads.ts'
import { openWorkers, type Workers } from '#core/workers/workers.ts'
import { openReader } from '#features/opening/service.ts'
import { hideSampleProducts } from '#features/products/service.ts'
import { brandReader, type CompanyReader, clearSamples, companyReader } from '#features/settings/service.ts'
import { hideSampleWorkshops } from '#features/workshops/service.ts'
import type { Counter } from './core/base/counter.ts'

/** Everything a feature may ask for; each names the few it takes. */
export interface Deps {
  env: Env
  db: Db
  changes: Changes
  sessions: Sessions
  apiKeys: ApiKeys
  jobs: Jobs
  mails: Mails
  /** Whether the mail server was reached the last time. */
  reachesMail: () => boolean
  /** Opens a connection for mails to many. */
  openLine: () => MailLine
  /** The company as mails name it. */
  mailCompany: (within?: Db) => Promise<MailCompany>
  files: Files
  /** Uploads that go on after a lost line. */
  uploads: Uploads
  workers: Workers
  captcha: Captcha
  /** Keys that sign what leaves the house, shared by all processes. */
  secrets: { pin: string; enlace: string; factor: string; webhook: string }
  /**
   * Roles that must have a second factor: in production super administrators and administrators
   * (rule access/second-factor).
   */
  factorRoles: ReadonlySet<Role>
  /** The time zone whose midnight begins the day of the daily limits: that of the house, but for tests. */
  dayZone: string | null
  /** The time zone of the house, cached until a change is announced. */
  houseZone: () => Promise<string>
  /** Whether this portal begins closed to visitors, until its first run is done: in production (rule opening/closed). */
  beginsClosed: boolean
  /** Whether visitors see the site. */
  isOpen: () => Promise<boolean>
  /** What the features count for the badges. */
  counters: Counter[]
  company: CompanyReader
  /** Name, accent and mark of the company. */
  brand: BrandReader
  /** The mark as PNG. */
  markPicture: MarkReader
  log: FastifyBaseLogger
}

export interface Database {
  config: DatabaseConfig
  /** Past any transaction pooler, on the primary. */
  direct: pg.ClientConfig
}

/** Settings that only tests have otherwise. */
export interface Otherwise {
  dayZone?: string | null
  /** Roles that must have a second factor. */
  factorRoles?: ReadonlySet<Role>
  /** Whether the site begins closed, and its samples are taken away. */
  beginsClosed?: boolean
  /** How long a cached answer that changes keep touching is served on, in milliseconds. */
  refreshMs?: number
}

/** A demo stays simple: there the second factor is everyone's own choice. */
const factorRolesOf = ({ NODE_ENV }: Env): ReadonlySet<Role> =>
  new Set(NODE_ENV === 'production' ? [Role.superAdmin, Role.administrator] : [])

/** Opens every part on a migrated database; `close` ends them in order, what takes work first and the pool last. */
export async function openDeps(
  env: Env,
  { config, direct }: Database,
  log: FastifyBaseLogger,
  {
    dayZone = null,
    refreshMs,
    factorRoles = factorRolesOf(env),
    beginsClosed = env.NODE_ENV === 'production',
  }: Otherwise = {},
) {
  const warn = (text: string) => log.warn(text)
  const onMisuse = (error: Error) => log.error({ err: error }, 'a transaction took a second connection')
  const db = openDatabase({ ...config, ...(env.NODE_ENV === 'production' && { onMisuse }) }, warn)
  const listener = listenForChanges(direct, warn, newChanges(refreshMs))
  const { changes } = listener
  emitOwnWrites(db, changes)
  const [session, pin, link, challenge, factor, apiKey, webhook] = await Promise.all([
    secretOf(db, 'sesion'),
    secretOf(db, 'pin'),
    secretOf(db, 'enlace'),
    secretOf(db, 'captcha'),
    secretOf(db, 'factor'),
    secretOf(db, 'llave_api'),
    secretOf(db, 'webhook'),
  ])
  const isOpen = openReader(db, changes, beginsClosed)
  if (!(await isOpen())) {
    const atStart = { ip: '127.0.0.1', requestId: 'start' }
    await clearSamples(db, atStart)
    await hideSampleProducts(db, atStart)
    await hideSampleWorkshops(db, atStart)
  }
  const company = companyReader(db, changes, senderName(env.MAIL_FROM))
  const jobs = await startJobs({ db, config: direct, log: warn, isWorking: env.PORTAL_ROLES.includes('jobs') })
  const files = await openFiles(db, env, link)
  const transport = await openTransport(env, (id) => files.read(id))
  const brand = brandReader(db, changes, senderName(env.MAIL_FROM))
  const mailCompany = async (within?: Db) => {
    const { nombre, acento } = await company(within)
    return { name: nombre, url: env.PUBLIC_URL, accent: acento, hasMark: (await brand(within)).mark !== null }
  }
  const plainWorkers = openWorkers({ log: warn })
  const markPicture = markReader({ files, workers: plainWorkers }, warn)
  const workers = brandedWorkers(plainWorkers, brand, markPicture)
  const reachesMail = mailServerReach(transport, warn)
  reachesMail() // who first asks how the portal is knows it already
  const deps: Deps = {
    env,
    db,
    changes,
    sessions: new Sessions(session, factorRoles),
    apiKeys: new ApiKeys(apiKey),
    jobs,
    mails: await openMails({ db, jobs, transport, company: mailCompany, log: warn }),
    reachesMail,
    openLine: mailLines(db, env),
    mailCompany,
    files,
    uploads: new Uploads({ db, files, folder: join(env.DATA_DIR, 'uploads') }),
    workers,
    captcha: openCaptcha(env, challenge),
    secrets: { pin, enlace: link, factor, webhook },
    factorRoles,
    dayZone,
    houseZone: houseZoneReader(db, changes),
    beginsClosed,
    isOpen,
    counters: [],
    company,
    brand,
    markPicture,
    log,
  }
  await startHousekeeping(deps)
  const sealing = env.PORTAL_ROLES.includes('jobs') ? startSealing(db, warn) : null
  const close = async () => {
    await jobs.stop()
    await sealing?.stop()
    await workers.stop()
    transport.close()
    await listener.stop()
    await db.destroy()
  }
  return { deps, close }
}
