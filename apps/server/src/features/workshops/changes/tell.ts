import { pageLanguageOf, pageLanguages } from '@portal/contract/core/language'
import { WorkshopStatus } from '@portal/contract/workshops/constants'
import type { Db } from '#core/database/database.ts'
import type { WorkshopDeps } from '../deps.ts'
import { currentTime, type WorkshopRow } from '../queries.ts'
import { isToCome } from '../rules.ts'
import { calledOffMail, changedMail } from './mail.ts'
import { listExpecting } from './queries.ts'
import { type Announced, isMoved } from './rules.ts'

type Deps = Pick<WorkshopDeps, 'env' | 'mails' | 'secrets' | 'company'>

/**
 * Mails everyone who has a place, or waits for one, that a published workshop has another date or place, each in their
 * language and once for each change, inside the caller's transaction. Nobody is told of one that was over before and
 * still is.
 */
export async function tellMoved(deps: Deps, db: Db, before: Announced, after: WorkshopRow): Promise<void> {
  if (after.estado !== WorkshopStatus.published) return
  const now = await currentTime(db)
  if (!isToCome(before, now) && !isToCome(after, now)) return
  if (!pageLanguages.some((language) => isMoved(before, after, language))) return
  const company = await deps.company(db)
  const people = await listExpecting(db, after.id)
  await deps.mails.queueMany(
    db,
    people
      .filter((person) => isMoved(before, after, pageLanguageOf(person.idioma)))
      .map((person) => changedMail(deps, person, { before, after, company, now })),
  )
}

/** Mails the same people that a workshop does not take place, inside the caller's transaction. */
export async function tellCalledOff(deps: Deps, db: Db, workshop: WorkshopRow): Promise<void> {
  const [now, company] = [await currentTime(db), await deps.company(db)]
  const people = await listExpecting(db, workshop.id)
  await deps.mails.queueMany(
    db,
    people.map((person) => calledOffMail(deps, person, { after: workshop, company, now })),
  )
}
