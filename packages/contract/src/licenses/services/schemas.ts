import { z } from 'zod'
import { kindField, lineField, numberField, optionalNumber } from '../../core/fields.ts'
import { recordSchemas } from '../../core/records/schemas.ts'
import { maxGraceDays } from '../constants.ts'
import type { serviceMessages } from '../messages.ts'
import { CatalogueStatus } from '../states.ts'

const says = (key: keyof typeof serviceMessages) => key

export const service = recordSchemas({
  rows: 'servicios',
  orders: ['nombre', 'dias_gracia', 'licencias', 'estado_id'],
  row: {
    nombre: z.string(),
    /** Empty where the name is the same in English. */
    nombre_en: z.string(),
    /** Days that its licenses go on after their end. */
    dias_gracia: z.number(),
    estado_id: z.number(),
    /** Number of its licenses, finished ones too. */
    licencias: z.number(),
    version: z.number(),
  },
  form: {
    nombre: lineField(says('nameRequired'), { max: 80 }),
    /** A form that leaves it out changes nothing. */
    nombre_en: lineField('invalid', { min: 0, max: 80 }).optional(),
    /** Null: those of the settings. */
    dias_gracia: optionalNumber(
      numberField({ decimals: 0 }).pipe(z.number().int('invalid').min(0, 'invalid').max(maxGraceDays, 'invalid')),
    ),
    estado_id: kindField([CatalogueStatus.active, CatalogueStatus.inactive], 'invalid').default(CatalogueStatus.active),
  },
  notRecognized: says('absent'),
})
