import { z } from 'zod'
import { flagField, momentField } from '../../core/fields.ts'
import { LinkMail } from '../states.ts'

/** Whether the client is reminded by itself three days before the end. */
export const AutomaticReminderSchema = z.object({ automatico: flagField() })

/** What was and will be reminded of a quote. */
export const ReminderStateSchema = z.object({
  automatico: z.boolean(),
  /** Whether one went out today, by the calendar of the enterprise: then no other can. */
  hoy: z.boolean(),
})

/** How far a quote came with its client: facts next to its state. */
export const followUpFields = {
  /** What became of the last mail with the link; null means none was sent. */
  envio: z.enum(LinkMail).nullable(),
  /** The client's first look at his link, and in how many visits he looked. */
  abierta_en: momentField.nullable(),
  aperturas: z.number(),
  /** When he was last reminded. */
  recordada_en: momentField.nullable(),
  /** Whole days to its last day where it was issued, 0 on that day; null means it is not pending. */
  dias_restantes: z.number().nullable(),
}
