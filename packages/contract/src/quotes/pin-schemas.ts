import { z } from 'zod'
import { momentField } from '../core/fields.ts'

/** The last PIN that a client asked for. */
export const PinStateSchema = z.object({
  /** Expiry of the last PIN; null when none is valid. */
  vence_en: momentField.nullable(),
  /** When another one may be requested. */
  proximo_en: momentField.nullable(),
})
