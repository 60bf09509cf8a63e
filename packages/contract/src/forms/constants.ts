import type { PageLanguage } from '../core/language.ts'
import { nameIn } from '../core/names.ts'
import { type Text, textIn } from '../core/text.ts'

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

/** Subjects of an inquiry besides the products, which are named by the address of their page. */
export const contactTopics = [
  { slug: 'commercial', name: { es: 'Comercial', en: 'Commercial' } },
  { slug: 'support', name: { es: 'Soporte', en: 'Support' } },
  { slug: 'other', name: { es: 'Otro', en: 'Other' } },
] as const satisfies readonly { slug: string; name: Text }[]

/** What an inquiry stores of its subject: a product's name as it was then. */
interface WithSubject {
  product?: string
  product_nombre?: string
  product_nombre_en?: string
  product_nombre_pt?: string
}

/** Returns the subject of a stored inquiry; nothing for a form without one. */
export function subjectOf(stored: WithSubject, language: PageLanguage): string | undefined {
  const topic = contactTopics.find(({ slug }) => slug === stored.product)
  if (topic) return textIn(topic.name, language)
  const { product_nombre = '', product_nombre_en = '', product_nombre_pt = '' } = stored
  const names = { product_nombre, product_nombre_en, product_nombre_pt }
  return nameIn(names, 'product_nombre', language) || stored.product
}

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
