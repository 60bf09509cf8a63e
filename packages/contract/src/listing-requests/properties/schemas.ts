import { z } from 'zod'
import { emailField, idField, lineField, optionalId, optionalLine, phoneField } from '../../core/fields.ts'
import type { propertyMessages } from '../../properties/messages.ts'

const says = (key: keyof typeof propertyMessages) => key

/** A visitor's request for a property; refused with the entries of properties. */
export const PropertyRequestSchema = z
  .object({
    propiedad_id: idField(says('idInvalid')),
    nombre: lineField(says('nameInvalid')),
    email: z.union([z.literal(''), emailField(says('emailInvalid'))], says('emailInvalid')).default(''),
    telefono: z.union([z.literal(''), phoneField(says('phoneInvalid'))], says('phoneInvalid')).default(''),
    pais_id: optionalId(says('countryInvalid')),
    empresa: optionalLine(says('companyInvalid')),
    mensaje: z.string(says('messageInvalid')).trim().max(2000, says('messageInvalid')).default(''),
    idioma: z.enum(['es', 'en'], says('languageInvalid')).default('es'),
    /** A hidden field (honeypot); requests that fill it are quarantined (A4 expected). */
    sitio_web: z.string().max(500).default(''),
  })
  .refine(({ email, telefono }) => email !== '' || telefono !== '', { path: ['email'], error: says('phoneOrEmail') })
