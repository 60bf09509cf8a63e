import { z } from 'zod'
import { idField, lineField, listFields, versionField } from '../../core/fields.ts'
import type { timeUnitMessages } from '../time-unit-messages.ts'

const says = (key: keyof typeof timeUnitMessages) => key

export const ByIdSchema = z.object({ id: idField(says('notRecognized')) })
export const timeUnitOrders = ['nombre', 'nombre_en'] as const
export const TimeUnitListQuerySchema = z.object(listFields(timeUnitOrders))
export const TimeUnitSchema = z.object({
  id: z.number(),
  nombre: z.string(),
  nombre_en: z.string(),
  clasificados: z.number(),
  version: z.number(),
})
export const TimeUnitListSchema = z.object({ unidades_tiempo: z.array(TimeUnitSchema), total: z.number() })
export const TimeUnitFormSchema = z.object({
  nombre: lineField(says('spanishNameRequired'), { max: 60 }),
  nombre_en: lineField(says('englishNameRequired'), { max: 60 }),
})
export const TimeUnitUpdateSchema = TimeUnitFormSchema.extend({ version: versionField })
export const SavedSchema = z.object({ id: z.number(), version: z.number() })
