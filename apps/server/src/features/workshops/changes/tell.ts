import { pageLanguageOf, pageLanguages } from '@portal/contract/core/language'
import { WorkshopStatus } from '@portal/contract/workshops/constants'
import type { Db } from '#core/database/database.ts'
import type { Mail } from '#core/mail/mail.ts'
import type { Company } from '#features/settings/service.ts'
import type { WorkshopDeps } from '../deps.ts'
import { texts } from '../mail-texts.ts'
import { calendarAttachment, mailOf, type Person, pageOf, type Sender, whenOf } from '../mails.ts'
import { currentTime, type RegistrationRow, type WorkshopRow } from '../queries.ts'
import { isToCome } from '../rules.ts'
import { listExpecting } from './queries.ts'
import { type Announced, isMoved, placeIn } from './rules.ts'

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

type Reader = Person & Pick<RegistrationRow, 'confirmado_en'>

interface Told {
  after: WorkshopRow
  company: Company
  now: Date
}

/** Tells a person the new date or place, and what it was; who has the calendar entry gets the next version of it. */
function changedMail(by: Sender, person: Reader, { before, ...told }: Told & { before: Announced }): Mail {
  const language = pageLanguageOf(person.idioma)
  const t = texts[language]
  const { date, time } = whenOf(before, language)
  const mail = mailOf(by, person, told.after, { ...t.changed, lines: [t.changed.text] })
  const facts = [
    ...(mail.body.facts ?? []),
    { label: t.before, value: `${date} · ${time} · ${placeIn(before, language)}` },
  ]
  const footnote = person.confirmado_en ? `${t.changed.entry} ${t.cannotCome}` : t.cannotCome
  return { ...mail, reason: 'workshop.changed', body: { ...mail.body, facts, footnote }, ...entryOf(by, person, told) }
}

/** Tells a person that the workshop does not take place; it also takes the calendar entry back. */
function calledOffMail(by: Sender, person: Reader, told: Told): Mail {
  const language = pageLanguageOf(person.idioma)
  const t = texts[language].calledOff
  const mail = mailOf(by, person, told.after, { ...t, lines: [t.text] })
  const { footnote: _, ...body } = mail.body
  const button = { label: t.button, url: pageOf(by.env.PUBLIC_URL, told.after, language) }
  return { ...mail, reason: 'workshop.calledOff', body: { ...body, button }, ...entryOf(by, person, told) }
}

/** Only a confirmed person has an entry that changes. */
const entryOf = (by: Sender, person: Reader, { after, company, now }: Told): Pick<Mail, 'attachments'> =>
  person.confirmado_en
    ? { attachments: [calendarAttachment(by, after, { language: pageLanguageOf(person.idioma), now, company })] }
    : {}
