import { z } from 'zod'
import { formFields } from '../core/entity-schemas.ts'
import { emailField, flagField, idField, momentField, phoneField, withPhone } from '../core/fields.ts'
import { mostSilenceDays } from './constants.ts'
import { contactFields } from './fields.ts'
import type { contactMessages } from './messages.ts'

const says = (key: keyof typeof contactMessages) => key

export const SameContactSchema = z.object({
  id: z.number(),
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
  empresa: z.string(),
  mismo_email: z.boolean(),
  mismo_telefono: z.boolean(),
})
export const SameContactsSchema = z.object({ contactos: z.array(SameContactSchema) })

/** One contact takes the place of another; the fields are those that were picked of both. */
export const MergeSchema = withPhone(
  z.object({
    contacto_id: idField(says('idInvalid')),
    otro_id: idField(says('idInvalid')),
    ...formFields(contactFields),
    version: idField(),
    otro_version: idField(),
  }),
)
export const MergedSchema = z.object({ fusion_id: z.number(), contacto_id: z.number(), version: z.number() })
export const MergeByIdSchema = z.object({ id: idField() })
export const MergeRowSchema = z.object({
  id: z.number(),
  otro_nombre: z.string(),
  creado_en: momentField,
  usuario_nombre: z.string().nullable(),
})

/** All contacts and coming meetings of one person go to another one; a trial only counts. */
export const TransferSchema = z.object({
  de_usuario_id: idField(says('responsibleInvalid')),
  a_usuario_id: idField(says('responsibleInvalid')),
  ensayo: flagField().default(false),
})
export const TransferredSchema = z.object({
  /** Null for a trial. */
  traspaso_id: z.number().nullable(),
  contactos: z.number(),
  reuniones: z.number(),
})

export const SilenceSchema = z.object({ dias: idField().pipe(z.number().max(mostSilenceDays)) })

/** Who a person of a quote, a request, a registration or a form is among the contacts. */
export const WhoQuerySchema = z.object({
  email: z.union([z.literal(''), emailField(says('emailInvalid'))], says('emailInvalid')).default(''),
  telefono: z.union([z.literal(''), phoneField(says('phoneInvalid'))], says('phoneInvalid')).default(''),
})
export const WhoSchema = z.object({
  contacto: z.object({ id: z.number(), nombre: z.string(), empresa: z.string() }).nullable(),
})
