import { pageLanguageOf } from '@portal/contract/core/language'
import type { Mail } from '#core/mail/mail.ts'
import type { Company } from '#features/settings/service.ts'
import { texts } from '../mail-texts.ts'
import { calendarAttachment, mailOf, type Person, pageOf, type Sender, whenOf } from '../mails.ts'
import type { RegistrationRow, WorkshopRow } from '../queries.ts'
import { type Announced, placeIn } from './rules.ts'

type Reader = Person & Pick<RegistrationRow, 'confirmado_en'>

interface Told {
  after: WorkshopRow
  company: Company
  now: Date
}

/** Tells a person the new date or place, and what it was; who has the calendar entry gets the next version of it. */
export function changedMail(by: Sender, person: Reader, { before, ...told }: Told & { before: Announced }): Mail {
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
export function calledOffMail(by: Sender, person: Reader, told: Told): Mail {
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
