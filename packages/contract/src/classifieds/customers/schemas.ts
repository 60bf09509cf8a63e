import { z } from 'zod'
import {
  emailField,
  idField,
  lineField,
  listFields,
  momentField,
  optionalId,
  optionalLine,
  phoneField,
  versionField,
} from '../../core/fields.ts'
import type { classifiedMessages } from '../messages.ts'

const says = (key: keyof typeof classifiedMessages) => key

export const CustomerByIdSchema = z.object({ id: idField(says('contactIdInvalid')) })
export const customerOrders = ['nombre', 'creado_en'] as const
export const CustomerListQuerySchema = z.object({
  ...listFields(customerOrders),
  pais_id: optionalId(says('countryInvalid')),
})
export const CustomerSchema = z.object({
  id: z.number(),
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
  pais_id: z.number().nullable(),
  pais_nombre: z.string().nullable(),
  pais_nombre_en: z.string().nullable(),
  empresa: z.string(),
  solicitudes: z.number(),
  creado_en: momentField,
  version: z.number(),
})
export const CustomerListSchema = z.object({ contactos: z.array(CustomerSchema), total: z.number() })
export const CustomerFormSchema = z
  .object({
    nombre: lineField(says('nameInvalid')),
    email: z.union([z.literal(''), emailField(says('emailInvalid'))], says('emailInvalid')).default(''),
    telefono: z.union([z.literal(''), phoneField(says('phoneInvalid'))], says('phoneInvalid')).default(''),
    pais_id: optionalId(says('countryInvalid')),
    empresa: optionalLine(says('companyInvalid')),
    version: versionField,
  })
  .refine(({ email, telefono }) => email !== '' || telefono !== '', { path: ['email'], error: says('phoneOrEmail') })
