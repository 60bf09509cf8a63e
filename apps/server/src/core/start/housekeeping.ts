import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { forgetEndedLimits } from '../door/rate-limits.ts'
import type { Files } from '../files/files.ts'
import { type Jobs, jobKind } from '../jobs/jobs.ts'
import type { Mails } from '../mail/mail.ts'
import type { Uploads } from '../uploads/uploads.ts'

interface Deps {
  db: Db
  jobs: Jobs
  files: Pick<Files, 'sweep'>
  mails: Pick<Mails, 'tidy'>
  uploads: Pick<Uploads, 'sweep'>
}

const housekeepingJob = jobKind('housekeeping', { retries: 0, maxSeconds: 1800 }) // the next hour is the retry

/** Defines the hourly clean-up, in one of all processes. */
export async function startHousekeeping(deps: Deps): Promise<void> {
  await deps.jobs.define(housekeepingJob, () => cleanUp(deps))
  await deps.jobs.schedule(housekeepingJob, '23 * * * *', 'UTC')
}

/** Deletes what is no longer needed. Safe to run twice; a failing part does not stop the others. */
export async function cleanUp({ db, files, mails, uploads }: Omit<Deps, 'jobs'>): Promise<void> {
  const tasks = [
    () => forgetEndedLimits(db),
    () => db.deleteFrom('idempotencia').where('creado_en', '<', ago('48 hours')).execute(),
    () => db.deleteFrom('lote').where('creado_en', '<', ago('48 hours')).execute(),
    () => db.deleteFrom('captcha_usado').where('vence_en', '<', ago('0')).execute(),
    () => db.deleteFrom('factor_desafio').where('vence_en', '<', ago('0')).execute(),
    () => db.deleteFrom('ingreso_pendiente').where('vence_en', '<', ago('1 day')).execute(),
    () => db.deleteFrom('pin').where('vence_en', '<', ago('30 days')).execute(),
    () => db.deleteFrom('enlace_password').where('vence_en', '<', ago('30 days')).execute(),
    () => db.deleteFrom('sesion').where(sql<Date>`coalesce(terminada_en, vence_en)`, '<', ago('30 days')).execute(),
    () => mails.tidy(),
    () => uploads.sweep(),
    () => files.sweep(),
  ]
  const failures: unknown[] = []
  for (const task of tasks) {
    try {
      await task()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length) throw new AggregateError(failures, failures.map((error) => (error as Error).message).join('; '))
}

const ago = (interval: string) => sql<Date>`now() - ${interval}::interval`
