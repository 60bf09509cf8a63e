import { z } from 'zod'
import { idField, momentField } from '../core/fields.ts'
import { workshopLimits } from './constants.ts'
import type { workshopMessages } from './messages.ts'

const says = (key: keyof typeof workshopMessages) => key

export const CheckInByIdSchema = z.object({ id: idField(says('workshopAbsent')) })

/** A person as a device at the door stores them: without e-mail and phone. */
const CheckInPersonSchema = z.object({
  id: z.number(),
  nombre: z.string(),
  empresa: z.string(),
  estado_id: z.number(),
  confirmada: z.boolean(),
  /** SHA-256 of what their QR says, the first 22 letters. */
  huella: z.string(),
  asistio_en: momentField.nullable(),
})
export const CheckInListSchema = z.object({
  workshop: z.object({
    id: z.number(),
    nombre: z.string(),
    nombre_en: z.string(),
    lugar: z.string(),
    lugar_en: z.string(),
    inicio: momentField,
    termino: momentField,
    zona_horaria: z.string(),
  }),
  /** When this list was made. */
  momento: momentField,
  personas: z.array(CheckInPersonSchema),
})
/** The published workshops of these weeks, to choose from. */
export const CheckInWorkshopsSchema = z.object({
  talleres: z.array(
    z.object({
      id: z.number(),
      nombre: z.string(),
      nombre_en: z.string(),
      inicio: momentField,
      zona_horaria: z.string(),
    }),
  ),
})

/** Check-ins of a device, each with the moment on its clock. */
export const CheckInsSchema = z.object({
  marcas: z
    .array(
      z.object({
        registro_id: idField(says('checkInInvalid')),
        momento: z.iso.datetime({ offset: true, error: says('checkInInvalid') }),
      }),
      says('checkInInvalid'),
    )
    .min(1, says('checkInInvalid'))
    .max(workshopLimits.checkIns, says('checkInInvalid')),
})
export const CheckedInSchema = z.object({
  marcas: z.array(
    z.object({
      registro_id: z.number(),
      /** The first check-in of this person, on whichever device; null when it was refused. */
      asistio_en: momentField.nullable(),
      /** Catalogue number of the refusal. */
      codigo: z.number().nullable(),
    }),
  ),
})
