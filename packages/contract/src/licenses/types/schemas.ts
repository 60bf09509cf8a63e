import { z } from 'zod'
import { kindField, lineField, numberField } from '../../core/fields.ts'
import { recordSchemas } from '../../core/records/schemas.ts'
import { IntervalUnit, maxInterval } from '../constants.ts'
import type { licenseTypeMessages } from '../messages.ts'
import { CatalogueStatus } from '../states.ts'

const says = (key: keyof typeof licenseTypeMessages) => key

export const licenseType = recordSchemas({
  rows: 'tipos_licencia',
  orders: ['nombre', 'nombre_en', 'licencias', 'estado_id'],
  row: {
    nombre: z.string(),
    nombre_en: z.string(),
    intervalo: z.number(),
    unidad_intervalo: z.number(),
    estado_id: z.number(),
    /** Number of its licenses, finished ones too. */
    licencias: z.number(),
    version: z.number(),
  },
  form: {
    nombre: lineField(says('nameRequired'), { max: 60 }),
    nombre_en: lineField(says('nameRequired'), { max: 60 }),
    intervalo: numberField({ decimals: 0 }, says('intervalInvalid')).pipe(
      z.number().int(says('intervalInvalid')).min(1, says('intervalInvalid')).max(maxInterval, says('intervalInvalid')),
    ),
    unidad_intervalo: kindField(Object.values(IntervalUnit), says('intervalUnitInvalid')),
    estado_id: kindField([CatalogueStatus.active, CatalogueStatus.inactive], says('statusInvalid')).default(
      CatalogueStatus.active,
    ),
  },
  notRecognized: says('absent'),
})
