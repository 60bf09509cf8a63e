import { z } from 'zod'
import { listedOf } from '../core/entities.ts'
import { formFields, rowFields } from '../core/entity-schemas.ts'
import {
  ChoiceSchema,
  idField,
  kindField,
  lineField,
  momentField,
  optionalId,
  withPhone,
  withTaxId,
} from '../core/fields.ts'
import { recordSchemas } from '../core/records/schemas.ts'
import { abbreviationPattern, EnterpriseStatus } from './constants.ts'
import { enterpriseFields } from './fields.ts'
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
    ...rowFields(listedOf(enterpriseFields)),
    pais_nombre: z.string(),
    sucursales: z.number(),
    usuarios: z.number(),
    /** Whether its people are staff (rule scope/house). */
    es_casa: z.boolean(),
    creado_en: momentField,
  },
  form: {
    ...formFields(enterpriseFields),
    abreviatura: z.string(says('abbreviationInvalid')).trim().regex(abbreviationPattern, says('abbreviationInvalid')),
  },
})

export const enterprise = {
  ...declared,
  Form: withTaxId(withPhone(declared.Form)),
  Update: withTaxId(withPhone(declared.Update)),
}

export const EnterpriseSchema = enterprise.Row.extend({
  ...rowFields(enterpriseFields),
  /** False once the first quote uses it (enterprises 5). */
  puede_cambiar_abreviatura: z.boolean(),
  puede_eliminar: z.boolean(),
  /** Whether the reader may make it the house. */
  puede_ser_casa: z.boolean(),
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
