import { z } from 'zod'
import { formFields, rowFields } from '../../core/entity-schemas.ts'
import { recordSchemas } from '../../core/records/schemas.ts'
import type { timeUnitMessages } from '../time-unit-messages.ts'
import { timeUnitFields } from './fields.ts'

const says = (key: keyof typeof timeUnitMessages) => key

export const timeUnit = recordSchemas({
  rows: 'unidades_tiempo',
  orders: ['nombre', 'nombre_en'],
  row: { ...rowFields(timeUnitFields), clasificados: z.number(), version: z.number() },
  form: formFields(timeUnitFields),
  notRecognized: says('notRecognized'),
})
