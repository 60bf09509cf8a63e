import { dayText } from '#core/calendar/dates.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import { type Jobs, jobKind } from '#core/jobs/jobs.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { Company } from '#features/settings/service.ts'
import { isUfMissing, noteMissing } from './queries.ts'

interface Deps {
  db: Db
  env: Pick<Env, 'PUBLIC_URL'>
  mails: Pick<Mails, 'queue'>
  company: () => Promise<Company>
}

const missingJob = jobKind('rates-missing', { retries: 0, maxSeconds: 60 }) // the next hour is the retry

/** Defines the job of the daily values: while the one of today is missing, the house is told once a day. */
export async function rateJobs(deps: Deps & { jobs: Jobs }): Promise<void> {
  await deps.jobs.define(missingJob, () => tellMissing(deps))
  await deps.jobs.schedule(missingJob, '17 * * * *', 'UTC')
}

/** Mails the house when a property is offered in UF and nobody has entered its value of today. Safe to run twice. */
export async function tellMissing({ db, env, mails, company }: Deps): Promise<void> {
  if (!(await isUfMissing(db))) return
  const { email: to } = await company()
  await inTransaction(db, async (db) => {
    const day = await noteMissing(db)
    if (!day) return
    const title = 'Falta el valor de la UF de hoy'
    const text =
      'Mientras falte, las propiedades en UF no muestran su precio en pesos y no se puede abrir ninguna reserva de ellas.'
    const facts = [{ label: 'Día', value: dayText(day, 'es') }]
    const button = { label: 'Registrar el valor', url: `${env.PUBLIC_URL}/dashboard/sistema/valores/nueva` }
    const body = { title, paragraphs: [text], facts, button }
    await mails.queue(db, { to, language: 'es', subject: title, body, reason: 'rates.missing' })
  })
}
