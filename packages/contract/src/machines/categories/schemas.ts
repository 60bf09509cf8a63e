import { z } from 'zod'
import { idField, kindField, lineField, versionField } from '../../core/fields.ts'
import { recordSchemas } from '../../core/records/schemas.ts'
import type { machineMessages } from '../messages.ts'
import { CategoryStatus } from './constants.ts'

const says = (key: keyof typeof machineMessages) => key

/** Sent as a form; an optional picture in `archivo`. */
const form = {
  nombre: lineField(says('categoryNameInvalid'), { min: 2, max: 80 }),
  nombre_en: lineField(says('categoryEnglishNameInvalid'), { min: 2, max: 80 }),
}

export const category = {
  ...recordSchemas({
    rows: 'categorias_clasificado',
    orders: ['nombre', 'nombre_en'],
    row: {
      nombre: z.string(),
      nombre_en: z.string(),
      imagen_url: z.string().nullable(),
      estado_id: z.number(),
      clasificados: z.number(),
      version: z.number(),
    },
    form,
    notRecognized: says('categoryIdInvalid'),
  }),
  Update: z.object({
    ...form,
    id: idField(says('categoryIdInvalid')),
    /** Keeps the status when left out. */
    estado_id: kindField(Object.values(CategoryStatus), 'invalid').optional(),
    version: versionField,
  }),
}

/** The category was in use and only deactivated. */
export const CategoryRemovedSchema = z.object({ solo_desactivada: z.boolean() })
