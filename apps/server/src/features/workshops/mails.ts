import { type PageLanguage, pageLanguageOf, withLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { referenceOf, WorkshopStatus } from '@portal/contract/workshops/constants'
import { calendarFile } from '#core/calendar/calendar-file.ts'
import { dayIn, hourIn, momentText } from '#core/calendar/dates.ts'
import { qrPng } from '#core/documents/qr-png.ts'
import { greeting } from '#core/mail/greeting.ts'
import type { MailBody } from '#core/mail/layout.ts'
import type { Mail } from '#core/mail/mail.ts'
import type { Company, SettingValue } from '#features/settings/service.ts'
import { type Announced, placeIn } from './changes/rules.ts'
import { codeOf, linkOf } from './links.ts'
import { texts } from './mail-texts.ts'
import type { RegistrationRow, WorkshopRow } from './queries.ts'

export interface Sender {
  env: { PUBLIC_URL: string }
  secrets: { enlace: string }
}

export type Person = Pick<RegistrationRow, 'id' | 'nombre' | 'email' | 'idioma' | 'enlace_version' | 'vence_en'>

/** What the company says of all its workshops. */
type Said = SettingValue<'talleres'>

/** What the company promises those who come; no line where it promises nothing. */
const promiseIn = (said: Said, language: PageLanguage) => (said.promesa ? [nameIn(said, 'promesa', language)] : [])

interface Held {
  kind: 'confirm' | 'promoted'
  said: Said
}

/** Tells a person that a place waits for the confirmation: after registering, or from the waiting list. */
export function confirmMail(by: Sender, person: Person, workshop: WorkshopRow, { kind, said }: Held): Mail {
  const language = pageLanguageOf(person.idioma)
  const t = texts[language][kind]
  const until = momentText(person.vence_en ?? workshop.inicio, workshop.zona_horaria, language)
  const mail = mailOf(by, person, workshop, { ...t, lines: [t.text(until), ...promiseIn(said, language)] })
  return { ...mail, reason: `workshop.${kind}`, expiresAt: workshop.termino }
}

/** Tells a person their place on the waiting list. */
export function waitingMail(by: Sender, person: Person, workshop: WorkshopRow, position: number): Mail {
  const t = texts[pageLanguageOf(person.idioma)].waiting
  return { ...mailOf(by, person, workshop, { ...t, lines: [t.text(position)] }), reason: 'workshop.waiting' }
}

/** The confirmation: the QR for the entrance, the calendar entry and the link to cancel. */
export function confirmedMail(
  by: Sender,
  person: Person,
  workshop: WorkshopRow,
  { now, company, said }: { now: Date; company: Company; said: Said },
): Mail {
  const language = pageLanguageOf(person.idioma)
  const t = texts[language].confirmed
  const mail = mailOf(by, person, workshop, { ...t, lines: [t.text, ...promiseIn(said, language)], isConfirmed: true })
  const png = qrPng(codeOf(by.secrets.enlace, person))
  return {
    ...mail,
    reason: 'workshop.confirmed',
    body: { ...mail.body, picture: { name: `${referenceOf(person.id)}.png`, png, alt: t.qr, size: 232 } },
    attachments: [calendarAttachment(by, workshop, { language, now, company })],
  }
}

/** Tells a person who did not confirm that the place is gone. */
export function lapsedMail(by: Sender, person: Person, workshop: WorkshopRow): Mail {
  const language = pageLanguageOf(person.idioma)
  const t = texts[language].lapsed
  const mail = mailOf(by, person, workshop, { ...t, lines: [t.text] })
  const { footnote: _, ...body } = mail.body
  const url = pageOf(by.env.PUBLIC_URL, workshop, language)
  return { ...mail, reason: 'workshop.lapsed', body: { ...body, button: { label: t.button, url } } }
}

interface Written {
  language: PageLanguage
  now: Date
  /** Sends the file: mail programs then replace or remove an earlier version of the entry. */
  company?: Company
}

/** The file of a mail, named after the workshop. */
export const calendarAttachment = (by: Sender, workshop: WorkshopRow, written: Written) => ({
  name: `${workshop.clave}.ics`,
  text: workshopCalendar(by.env.PUBLIC_URL, workshop, written),
})

/** Returns a workshop as a calendar file; the same entry whoever loads it. */
export function workshopCalendar(url: string, workshop: WorkshopRow, { language, now, company }: Written): string {
  const { inicio, termino } = workshop
  const isCancelled = workshop.estado === WorkshopStatus.calledOff
  return calendarFile({
    ...(company && { method: isCancelled ? 'CANCEL' : 'PUBLISH' }),
    entries: [
      {
        uid: `workshop-${workshop.id}@${new URL(url).hostname}`,
        sequence: workshop.version,
        written: now,
        begins: inicio,
        ends: termino,
        title: nameOf(workshop, language),
        text: `${nameIn(workshop, 'descripcion', language)}\n${pageOf(url, workshop, language)}`.trim(),
        place: placeIn(workshop, language),
        isCancelled,
        ...(company && { organizer: { name: company.nombre, email: company.email } }),
      },
    ],
  })
}

interface Content {
  /** Whether the address was confirmed: then the person is greeted by the name that was typed. */
  isConfirmed?: boolean
  title: (workshop: string) => string
  lines: readonly string[]
  button: string
}

export function mailOf(
  by: Sender,
  person: Person,
  workshop: WorkshopRow,
  { title, lines, button, isConfirmed = false }: Content,
) {
  const language = pageLanguageOf(person.idioma)
  const t = texts[language]
  const name = nameOf(workshop, language)
  const { date, time } = whenOf(workshop, language)
  const body: MailBody = {
    title: title(name),
    paragraphs: [...(isConfirmed ? greeting(t.hello, person.nombre) : []), ...lines],
    facts: [
      { label: t.reference, value: referenceOf(person.id) },
      { label: t.workshop, value: name },
      { label: t.date, value: date },
      { label: t.time, value: time },
      { label: t.place, value: placeIn(workshop, language) },
      ...(workshop.mapa_url ? [{ label: t.map, value: workshop.mapa_url, isLink: true }] : []),
    ],
    button: { label: button, url: linkOf(by.env.PUBLIC_URL, by.secrets.enlace, person, language) },
    footnote: t.cannotCome,
  }
  return { to: person.email, language, subject: title(name), body }
}

const nameOf = (workshop: WorkshopRow, language: PageLanguage) => nameIn(workshop, 'nombre', language)
export const pageOf = (url: string, { clave }: WorkshopRow, language: PageLanguage) =>
  withLanguage(`${url}/events/${clave}`, language)

/** Formats day or days, and the hours, in the time zone of the place. */
export function whenOf({ inicio, termino, zona_horaria: timeZone }: Announced, language: PageLanguage) {
  const [first, last] = [dayIn(inicio, timeZone, language), dayIn(termino, timeZone, language)]
  return {
    date: first === last ? first : `${first} ${texts[language].to} ${last}`,
    time: `${hourIn(inicio, timeZone, language)} – ${hourIn(termino, timeZone, language)}`,
  }
}
