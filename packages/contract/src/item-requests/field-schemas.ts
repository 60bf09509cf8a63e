import { z } from 'zod'
import { emailField, lineField, optionalId, optionalLine, phoneField } from '../core/fields.ts'
import { pageLanguages } from '../core/language.ts'
import type { machineMessages } from '../machines/messages.ts'
import type { propertyMessages } from '../properties/messages.ts'

/** The entries of either catalogue: each kind's call refuses with those of its own. */
const says = (key: keyof typeof machineMessages & keyof typeof propertyMessages) => key

/** Who asks for something, and what they write. */
export const requester = {
  nombre: lineField(says('nameInvalid')),
  email: z.union([z.literal(''), emailField(says('emailInvalid'))], says('emailInvalid')).default(''),
  telefono: z.union([z.literal(''), phoneField(says('phoneInvalid'))], says('phoneInvalid')).default(''),
  pais_id: optionalId(says('countryInvalid')),
  empresa: optionalLine(says('companyInvalid')),
  mensaje: z.string(says('messageInvalid')).trim().max(2000, says('messageInvalid')).default(''),
  idioma: z.enum(pageLanguages, says('languageInvalid')).default('es'),
  /** A hidden field (honeypot); requests that fill it are quarantined (rule requests/quarantine). */
  sitio_web: z.string().max(500).default(''),
}

/** One of e-mail and phone is needed to answer. */
export const hasWay = (request: { email: string; telefono: string }) => request.email !== '' || request.telefono !== ''
export const needsWay = { path: ['email'], error: says('phoneOrEmail') }
