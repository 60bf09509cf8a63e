import { z } from 'zod'
import {
  ChoiceSchema,
  emailField,
  idField,
  isZone,
  kindField,
  lineField,
  momentField,
  optionalId,
  phoneField,
  withPhone,
} from '../core/fields.ts'
import { recordSchemas } from '../core/records/schemas.ts'
import { abbreviationPattern, EnterpriseStatus } from './constants.ts'
import type { branchMessages, enterpriseMessages } from './messages.ts'

const says = (key: keyof typeof enterpriseMessages) => key
const saysBranch = (key: keyof typeof branchMessages) => key

export const OneEnterpriseSchema = z.object({ empresa_id: idField() })
export const OneBranchSchema = z.object({ sucursal_id: idField() })

const statusField = kindField(Object.values(EnterpriseStatus), 'invalid').default(EnterpriseStatus.active)

const declared = recordSchemas({
  rows: 'empresas',
  orders: ['nombre', 'abreviatura', 'pais_nombre', 'creado_en', 'estado_id'],
  filters: { pais_id: optionalId(), estado_id: optionalId() },
  row: {
    nombre: z.string(),
    abreviatura: z.string(),
    estado_id: z.number(),
    pais_id: z.number(),
    pais_nombre: z.string(),
    email: z.string(),
    telefono: z.string(),
    sucursales: z.number(),
    usuarios: z.number(),
    creado_en: momentField,
  },
  form: {
    nombre: lineField(says('nameInvalid'), { min: 2 }),
    abreviatura: z.string(says('abbreviationInvalid')).trim().regex(abbreviationPattern, says('abbreviationInvalid')),
    estado_id: statusField,
    pais_id: idField(says('countryInvalid')),
    /** IANA name; by default that of the country. */
    zona_horaria: z.string().max(60).refine(isZone, 'invalid').optional(),
    email: emailField(says('emailInvalid')),
    telefono: phoneField(says('phoneInvalid')),
    emails_autorizados: z
      .array(emailField(says('authorizedEmailsInvalid')), says('authorizedEmailsInvalid'))
      .max(50, says('authorizedEmailsInvalid'))
      .default([])
      .transform((emails) => [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()]),
  },
})

export const enterprise = { ...declared, Form: withPhone(declared.Form), Update: withPhone(declared.Update) }

export const EnterpriseSchema = enterprise.Row.extend({
  zona_horaria: z.string(),
  emails_autorizados: z.array(z.string()),
  /** False once the first quote uses it (enterprises 5). */
  puede_cambiar_abreviatura: z.boolean(),
  puede_eliminar: z.boolean(),
  version: z.number(),
})
export const EnterpriseInitDataSchema = z.object({
  paises: z.array(ChoiceSchema.extend({ codigo: z.string(), codigo_telefono: z.string(), zona_horaria: z.string() })),
  estados: z.array(ChoiceSchema),
})

export const branch = recordSchemas({
  rows: 'sucursales',
  orders: ['nombre', 'empresa_nombre', 'creado_en', 'estado_id'],
  filters: { empresa_id: optionalId(), estado_id: optionalId() },
  row: {
    nombre: z.string(),
    empresa_id: z.number(),
    empresa_nombre: z.string(),
    estado_id: z.number(),
    usuarios: z.number(),
    creado_en: momentField,
    creado_por_nombre: z.string().nullable(),
    version: z.number(),
  },
  form: {
    nombre: lineField(saysBranch('nameInvalid'), { min: 2 }),
    empresa_id: idField(saysBranch('enterpriseInvalid')),
    estado_id: statusField,
  },
})

export const BranchSchema = branch.Row.extend({ puede_eliminar: z.boolean() })
export const BranchInitDataSchema = z.object({
  empresas: z.array(z.object({ id: z.number(), nombre: z.string() })),
  estados: z.array(ChoiceSchema),
})
