import { z } from 'zod'
import { formFields, rowFields } from '../../core/entity-schemas.ts'
import { recordSchemas } from '../../core/records/schemas.ts'
import type { areaMessages } from '../area-messages.ts'
import { areaFields } from './fields.ts'

const says = (key: keyof typeof areaMessages) => key

export const area = recordSchemas({
  rows: 'areas',
  orders: ['nombre', 'nombre_en'],
  row: { ...rowFields(areaFields), tareas: z.number(), ideas: z.number(), version: z.number() },
  form: formFields(areaFields),
  notRecognized: says('notRecognized'),
})
