import { referenceOf } from '@portal/contract/workshops/constants'
import type { Language } from '#core/mail/layout.ts'
import type { Mail } from '#core/mail/mail.ts'
import type { WorkshopRow } from './queries.ts'

const texts = {
  es: {
    title: (workshop: string) => `Su inscripción: ${workshop}`,
    hello: (name: string) => `Hola, ${name}:`,
    text: 'Su lugar está reservado. Guarde este correo: el número de inscripción es su comprobante en la entrada.',
    license: 'Cada asistente recibe una licencia de un año del software de simulación, sin costo.',
    reference: 'Inscripción',
    workshop: 'Taller',
    date: 'Fecha',
    time: 'Horario',
    place: 'Lugar',
    button: 'Ver el taller',
    footnote: 'Si no puede asistir, responda a este correo y daremos su lugar a otra persona.',
    to: 'a',
  },
  en: {
    title: (workshop: string) => `Your registration: ${workshop}`,
    hello: (name: string) => `Hello ${name},`,
    text: 'Your seat is reserved. Keep this e-mail: the registration number is your proof at the entrance.',
    license: 'Every attendee receives a one-year license of the simulation software, free of charge.',
    reference: 'Registration',
    workshop: 'Workshop',
    date: 'Date',
    time: 'Time',
    place: 'Place',
    button: 'See the workshop',
    footnote: 'If you cannot come, answer this e-mail and we will give your seat to somebody else.',
    to: 'to',
  },
} as const

const locales = { es: 'es-CL', en: 'en-US' }

interface Person {
  id: number
  nombre: string
  email: string
}

/** Confirms a registration in the language in which it was made. */
export function registeredMail(url: string, language: Language, person: Person, workshop: WorkshopRow): Mail {
  const t = texts[language]
  const name = language === 'en' ? workshop.nombre_en : workshop.nombre
  const { date, time } = whenOf(workshop, language)
  return {
    to: person.email,
    language,
    subject: t.title(name),
    reason: 'workshop.registered',
    body: {
      title: t.title(name),
      paragraphs: [t.hello(person.nombre), t.text, t.license],
      facts: [
        { label: t.reference, value: referenceOf(person.id) },
        { label: t.workshop, value: name },
        { label: t.date, value: date },
        { label: t.time, value: time },
        { label: t.place, value: language === 'en' ? workshop.lugar_en : workshop.lugar },
      ],
      button: { label: t.button, url: `${url}/events/${workshop.clave}${language === 'en' ? '?lang=en' : ''}` },
      footnote: t.footnote,
    },
  }
}

/** Formats day or days, and the hours, in the time zone of the place. */
function whenOf({ inicio, termino, zona_horaria: timeZone }: WorkshopRow, language: Language) {
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone })
  const clock = new Intl.DateTimeFormat(locales[language], { hour: '2-digit', minute: '2-digit', timeZone })
  const [first, last] = [day.format(inicio), day.format(termino)]
  return {
    date: first === last ? first : `${first} ${texts[language].to} ${last}`,
    time: `${clock.format(inicio)} – ${clock.format(termino)}`,
  }
}
