import { z } from 'zod'
import { lineField } from '../../core/fields.ts'
import { recordSchemas } from '../../core/records/schemas.ts'
import type { areaMessages } from '../area-messages.ts'

const says = (key: keyof typeof areaMessages) => key

export const area = recordSchemas({
  rows: 'areas',
  orders: ['nombre', 'nombre_en'],
  row: { nombre: z.string(), nombre_en: z.string(), tareas: z.number(), ideas: z.number(), version: z.number() },
  form: {
    nombre: lineField(says('nameRequired'), { max: 60 }),
    nombre_en: lineField(says('nameRequired'), { max: 60 }),
  },
  notRecognized: says('notRecognized'),
})
