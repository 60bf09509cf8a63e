import type { Text } from '../core/text.ts'

export const broadcastLimits = {
  /** Characters of the HTML of one language. */
  message: 100_000,
  /** Contacts that one broadcast may have. */
  contacts: 20_000,
  files: 5,
  /** All attachments of a mail together (rule broadcasts/review). */
  bytes: 10 * 1024 * 1024,
} as const

/** What a text may say of its reader: `{{nombre|cliente}}`, with what stands there when it is empty. */
export const mergeFieldNames = {
  nombre: { es: 'Nombre', en: 'Name' },
  empresa: { es: 'Empresa', en: 'Company' },
  ocupacion: { es: 'Ocupación', en: 'Occupation' },
  pais: { es: 'País', en: 'Country' },
  responsable: { es: 'Responsable', en: 'Responsible' },
} as const satisfies Record<string, Text>
export type MergeField = keyof typeof mergeFieldNames

/** Below the public address: a GET shows a page with one button, a POST unsubscribes at once (RFC 8058). */
export const unsubscribePath = '/v1/contacto/baja'
/** The way back for whoever has a letter: a GET shows a page with one button, a POST subscribes again. */
export const subscribeAgainPath = '/v1/contacto/alta'
