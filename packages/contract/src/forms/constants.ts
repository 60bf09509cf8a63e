import type { Text } from '../core/text.ts'

/** The forms of the contact page; one table, one list for staff. */
export const FormKind = {
  contact: 'contacto',
  nda: 'nda',
  meeting: 'reunion',
} as const
export type FormKind = (typeof FormKind)[keyof typeof FormKind]

export const formKindNames: Readonly<Record<FormKind, Text>> = {
  contacto: { es: 'Consulta', en: 'Inquiry' },
  nda: { es: 'Acuerdo de confidencialidad', en: 'Non-disclosure agreement' },
  reunion: { es: 'Reunión', en: 'Meeting' },
}

/** Prefixes of references, such as `CT-2026-000123`; numbers are counted per prefix and year. */
export const referencePrefixes: Readonly<Record<FormKind, string>> = { contacto: 'CT', nda: 'ND', reunion: 'RE' }

/** How far the delivery of a stored form to staff has come. */
export const DeliveryStatus = {
  waiting: 'pendiente',
  delivered: 'entregado',
  failed: 'fallido',
  /** Suspicious: not delivered until staff release it. */
  held: 'retenido',
} as const
export type DeliveryStatus = (typeof DeliveryStatus)[keyof typeof DeliveryStatus]

export const deliveryStatusNames: Readonly<Record<DeliveryStatus, Text>> = {
  pendiente: { es: 'En camino', en: 'On its way' },
  entregado: { es: 'Entregado', en: 'Delivered' },
  fallido: { es: 'No entregado', en: 'Not delivered' },
  retenido: { es: 'Retenido', en: 'Held back' },
}

/** Subjects of an inquiry; products by the slug of their page. */
export const contactSubjects = [
  { slug: 'next1', name: { es: 'Adaptador Next1', en: 'Next1 adapter' } },
  { slug: 'next3', name: { es: 'Adaptador Next3e', en: 'Next3e adapter' } },
  { slug: 'nextone', name: { es: 'Consola Next One', en: 'Next One console' } },
  { slug: 'nextoneplus', name: { es: 'Consola Next One+', en: 'Next One+ console' } },
  { slug: 'nextthree', name: { es: 'Consola Next Three', en: 'Next Three console' } },
  { slug: 'nextremote', name: { es: 'Consola Next Remote', en: 'Next Remote console' } },
  { slug: 'nextlion', name: { es: 'Software NextLion', en: 'NextLion software' } },
  { slug: 'quamtum', name: { es: 'Equipo Quamtum', en: 'Quamtum device' } },
  { slug: 'commercial', name: { es: 'Comercial', en: 'Commercial' } },
  { slug: 'support', name: { es: 'Soporte', en: 'Support' } },
  { slug: 'other', name: { es: 'Otro', en: 'Other' } },
] as const satisfies readonly { slug: string; name: Text }[]
export type ContactSubject = (typeof contactSubjects)[number]['slug']

/** Returns the address of the inquiry with a subject chosen, and with the question for one fact of a product. */
export const inquiryPath = (subject: string, fact?: string): string =>
  `/contact?product=${subject}${fact ? `&dato=${fact}` : ''}#inquiry`

export const formLimits = {
  /** Further forms of one address are held. */
  perHourAndAddress: 5,
  /** The same form from the same person within this time is not stored again. */
  sameWithinHours: 24,
  messageLength: 2000,
} as const

/** Meetings by video call, Monday to Friday (no weekend processing). */
export const meetingRules = {
  /** Start times, in the time zone of the house. */
  hours: [9, 10, 11, 12, 15, 16, 17],
  minutes: 30,
  /** Number of selectable working days, from the next one. */
  days: 10,
} as const

/** How long a page waits for the country of its visitor. */
export const countryWaitMs = 1500
