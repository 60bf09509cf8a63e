import { z } from 'zod'
import { ChoiceSchema, idField, kindField, momentField } from '../core/fields.ts'
import { LicenseType } from '../licenses/constants.ts'
import { ClosingOutcome, ClosingStep } from './constants.ts'
import type { workshopMessages } from './messages.ts'

const says = (key: keyof typeof workshopMessages) => key

export const ClosingByIdSchema = z.object({ id: idField(says('workshopAbsent')) })
export const ClosingFormSchema = z.object({
  tipo_licencia_id: kindField([LicenseType.student, LicenseType.business], says('licenseTypeInvalid')),
  servicio_id: idField(says('serviceInvalid')),
})
const ClosingPersonSchema = z.object({
  registro_id: z.number(),
  nombre: z.string(),
  email: z.string(),
  resultado: z.enum(ClosingOutcome),
  /** Why nothing was issued or withdrawn; empty otherwise. */
  motivo: z.string(),
  motivo_en: z.string(),
})
const ClosingSchema = z.object({
  id: z.number(),
  estado: z.enum(ClosingStep),
  tipo_licencia_id: z.number(),
  servicio_nombre: z.string(),
  total: z.number(),
  hechas: z.number(),
  creado_en: momentField,
  creado_por_nombre: z.string(),
  terminado_en: momentField.nullable(),
  puede_deshacer: z.boolean(),
  personas: z.array(ClosingPersonSchema),
})
/** The last closing of a workshop, and what the next one may choose. */
export const ClosingViewSchema = z.object({
  asistieron: z.number(),
  cierre: ClosingSchema.nullable(),
  servicios: z.array(ChoiceSchema),
})
export const ClosingStartedSchema = z.object({ id: z.number() })
