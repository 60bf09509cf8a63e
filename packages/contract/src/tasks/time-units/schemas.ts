import { z } from 'zod'
import { lineField } from '../../core/fields.ts'
import { recordSchemas } from '../../core/records/schemas.ts'
import type { timeUnitMessages } from '../time-unit-messages.ts'

const says = (key: keyof typeof timeUnitMessages) => key

export const timeUnit = recordSchemas({
  rows: 'unidades_tiempo',
  orders: ['nombre', 'nombre_en'],
  row: { nombre: z.string(), nombre_en: z.string(), clasificados: z.number(), version: z.number() },
  form: {
    nombre: lineField(says('spanishNameRequired'), { max: 60 }),
    nombre_en: lineField(says('englishNameRequired'), { max: 60 }),
  },
  notRecognized: says('notRecognized'),
})
