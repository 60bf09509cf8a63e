import { type Db, inTransaction } from '#core/database/database.ts'
import type { PermitDeps } from '../deps.ts'
import { warningMail } from '../mails.ts'
import { listRecipients } from '../queries.ts'
import * as queries from './queries.ts'

export type WarnDeps = Pick<PermitDeps, 'db' | 'mails' | 'mailCompany'>

/**
 * Warns the companies whose permits end soon, each time once: the mark and its mails are one transaction. Safe to run
 * twice or concurrently.
 */
export async function warnOfEnds(deps: WarnDeps, now = new Date()): Promise<void> {
  for (let due = await queries.listToWarn(deps.db, now); due.length > 0; due = await queries.listToWarn(deps.db, now))
    for (const one of due) await inTransaction(deps.db, (db) => warn(deps, db, one))
}

async function warn({ mails, mailCompany }: WarnDeps, db: Db, due: queries.DueWarning): Promise<void> {
  const permit = await queries.lockCurrent(db, due.id)
  if (!permit || !(await queries.claimWarning(db, due))) return
  const company = await mailCompany(db)
  for (const reader of await listRecipients(db, permit))
    await mails.queue(db, warningMail(company, reader, { ...permit, left: due.left }))
}
