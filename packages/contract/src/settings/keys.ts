import type { Text } from '../core/text.ts'

/** The groups of settings, in the order of their screen. */
export const settingKeys = [
  'empresa',
  'oficinas',
  'personas',
  'condiciones',
  'impuestos',
  'descuentos',
  'cotizaciones',
  'reservas',
  'plazos',
  'difusiones',
] as const
export type SettingKey = (typeof settingKeys)[number]

export const settingNames: Readonly<Record<SettingKey, Text>> = {
  empresa: { es: 'Empresa', en: 'Company' },
  oficinas: { es: 'Oficinas y mensajería', en: 'Offices and messaging' },
  personas: { es: 'Personas', en: 'People' },
  condiciones: { es: 'Condiciones comerciales', en: 'Commercial terms' },
  impuestos: { es: 'Impuestos', en: 'Taxes' },
  descuentos: { es: 'Límites de descuento', en: 'Discount limits' },
  cotizaciones: { es: 'Cotizaciones', en: 'Quotes' },
  reservas: { es: 'Montos de reserva', en: 'Reservation amounts' },
  plazos: { es: 'Plazos', en: 'Periods' },
  difusiones: { es: 'Ritmo de difusiones', en: 'Pace of broadcasts' },
}

/** Languages in which a person with a card may answer. */
export const spokenLanguages = ['es', 'en', 'pt', 'fr'] as const

export const settingLimits = { offices: 20, phones: 20, people: 60 } as const

/** Paths of one word that pages have: no card of a person can stand there (a test compares them with the site map). */
export const takenPaths: readonly string[] = [
  'about-us',
  'allproducts',
  'arriendo',
  'auction',
  'brazil-workshop',
  'buzon',
  'check-in',
  'chile-workshop',
  'classifieds',
  'compare',
  'contact',
  'continue',
  'create-account',
  'create-password',
  'dashboard',
  'documents',
  'email-change',
  'events',
  'faq',
  'login',
  'next1',
  'next3',
  'nextlion',
  'nextone',
  'nextoneplus',
  'nextremote',
  'nextthree',
  'offer',
  'offers',
  'offices',
  'online-auction',
  'payment',
  'payment_response',
  'properties',
  'quamtum',
  'quamtum-datasheet',
  'quamtum-manual',
  'quote',
  'rent',
  'request',
  'reset-password',
  'saved-search',
  'services',
  'support',
  'validate',
  'workshop-registration',
]
