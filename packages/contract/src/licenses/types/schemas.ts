import { z } from 'zod'
import { formFields, rowFields } from '../../core/entity-schemas.ts'
import { recordSchemas } from '../../core/records/schemas.ts'
import type { licenseTypeMessages } from '../messages.ts'
import { licenseTypeFields } from './fields.ts'

const says = (key: keyof typeof licenseTypeMessages) => key

export const licenseType = recordSchemas({
  rows: 'tipos_licencia',
  orders: ['nombre', 'nombre_en', 'licencias', 'estado_id'],
  row: {
    ...rowFields(licenseTypeFields),
    /** Number of its licenses, finished ones too. */
    licencias: z.number(),
    version: z.number(),
  },
  form: formFields(licenseTypeFields),
  notRecognized: says('absent'),
})
