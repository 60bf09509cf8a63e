import { z } from 'zod'
import {
  emailField,
  lineField,
  momentField,
  optionalId,
  optionalLine,
  phoneField,
  versionField,
  withPhone,
} from '../../core/fields.ts'
import { recordSchemas } from '../../core/records/schemas.ts'
import type { machineMessages } from '../../machines/messages.ts'

const says = (key: keyof typeof machineMessages) => key

const form = {
  nombre: lineField(says('nameInvalid')),
  email: z.union([z.literal(''), emailField(says('emailInvalid'))], says('emailInvalid')).default(''),
  telefono: z.union([z.literal(''), phoneField(says('phoneInvalid'))], says('phoneInvalid')).default(''),
  pais_id: optionalId(says('countryInvalid')),
  empresa: optionalLine(says('companyInvalid')),
}

export const customer = {
  ...recordSchemas({
    rows: 'contactos',
    orders: ['nombre', 'creado_en'],
    filters: { pais_id: optionalId(says('countryInvalid')) },
    row: {
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
    },
    form,
    notRecognized: says('contactIdInvalid'),
  }),
  Form: withPhone(z.object(form)),
  Update: withPhone(
    z.object({ ...form, version: versionField }).refine(({ email, telefono }) => email !== '' || telefono !== '', {
      path: ['email'],
      error: says('phoneOrEmail'),
    }),
  ),
}
