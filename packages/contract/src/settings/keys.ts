import type { NumberKind } from '../core/numbers.ts'
import type { Text } from '../core/text.ts'

/** The groups of settings, in the order of their screen. */
export const settingKeys = [
  'empresa',
  'partes',
  'idiomas',
  'oficinas',
  'personas',
  'portada',
  'nosotros',
  'preguntas',
  'talleres',
  'taller_chile',
  'taller_brasil',
  'condiciones',
  'impuestos',
  'descuentos',
  'cotizaciones',
  'numeracion',
  'reservas',
  'transferencias',
  'plazos',
  'difusiones',
  'privacidad',
  'terminos',
  'cookies',
] as const
export type SettingKey = (typeof settingKeys)[number]

export const settingNames: Readonly<Record<SettingKey, Text>> = {
  empresa: { es: 'Empresa', en: 'Company' },
  partes: { es: 'Partes del sitio', en: 'Parts of the site' },
  idiomas: { es: 'Idiomas del sitio', en: 'Languages of the site' },
  oficinas: { es: 'Oficinas y mensajería', en: 'Offices and messaging' },
  personas: { es: 'Personas', en: 'People' },
  portada: { es: 'Portada', en: 'Home page' },
  nosotros: { es: 'Nosotros', en: 'About us' },
  preguntas: { es: 'Preguntas frecuentes', en: 'Frequent questions' },
  talleres: { es: 'Talleres', en: 'Workshops' },
  taller_chile: { es: 'Taller en Chile', en: 'Workshop in Chile' },
  taller_brasil: { es: 'Taller en Brasil', en: 'Workshop in Brazil' },
  condiciones: { es: 'Condiciones comerciales', en: 'Commercial terms' },
  impuestos: { es: 'Impuestos', en: 'Taxes' },
  descuentos: { es: 'Límites de descuento', en: 'Discount limits' },
  cotizaciones: { es: 'Cotizaciones', en: 'Quotes' },
  numeracion: { es: 'Números de cotización', en: 'Numbers of quotes' },
  reservas: { es: 'Montos de reserva', en: 'Reservation amounts' },
  transferencias: { es: 'Transferencias', en: 'Bank transfers' },
  plazos: { es: 'Plazos', en: 'Periods' },
  difusiones: { es: 'Ritmo de difusiones', en: 'Pace of broadcasts' },
  privacidad: { es: 'Privacidad', en: 'Privacy' },
  terminos: { es: 'Términos de uso', en: 'Terms of use' },
  cookies: { es: 'Uso de cookies', en: 'Cookies' },
}

export const settingLimits = { offices: 20, phones: 20, people: 60, countries: 190, text: 60_000 } as const

/** Degrees of a place on the map: to about a metre. */
export const degreesKind: NumberKind = { decimals: 5, isNegative: true }

/** The groups that are the text of a public page, and its path. */
export const pagePaths = { privacidad: '/privacy', terminos: '/terms', cookies: '/cookies' } as const
export type PageKey = keyof typeof pagePaths
export const pageKeys = Object.keys(pagePaths) as [PageKey, ...PageKey[]]

/** The groups that are the texts of public pages, apart from legal ones (rule public-site/contents). */
export const contentKeys = [
  'portada',
  'nosotros',
  'preguntas',
  'talleres',
  'taller_chile',
  'taller_brasil',
] as const satisfies readonly SettingKey[]
export type ContentKey = (typeof contentKeys)[number]

/** The groups that may have a draft, which others preview before it is published (rule public-site/drafts). */
export const draftKeys = [...contentKeys, ...pageKeys] as const satisfies readonly SettingKey[]
export type DraftKey = (typeof draftKeys)[number]

/** What a page text may write in braces: the company as the settings have it when the page is shown. */
export const pageFieldNames: Readonly<Record<string, Text>> = {
  nombre: { es: 'Nombre de la empresa', en: 'Name of the company' },
  email: { es: 'Correo', en: 'E-mail' },
  telefono: { es: 'Teléfono', en: 'Phone' },
  direccion: { es: 'Dirección', en: 'Address' },
  sitio: { es: 'Sitio web', en: 'Website' },
  tarjetas: { es: 'Proveedor de tarjetas', en: 'Card provider' },
}

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
  'cookies',
  'create-account',
  'create-password',
  'dashboard',
  'documents',
  'email-change',
  'estado',
  'events',
  'faq',
  'guides',
  'home-preview',
  'login',
  'manuals',
  'offer',
  'offers',
  'offices',
  'online-auction',
  'payment',
  'payment_response',
  'privacy',
  'properties',
  'publications',
  'quamtum-datasheet',
  'quamtum-manual',
  'quote',
  'rent',
  'request',
  'reset-password',
  'saved-search',
  'services',
  'support',
  'terms',
  'validate',
  'workshop-registration',
]
