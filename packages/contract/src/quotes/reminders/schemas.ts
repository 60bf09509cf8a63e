import { z } from 'zod'
import { flagField, momentField } from '../../core/fields.ts'
import { LinkMail } from '../states.ts'

/** Whether the client gets the automatic reminder three days before the end. */
export const AutomaticReminderSchema = z.object({ automatico: flagField() })

/** Past and planned reminders of a quote. */
export const ReminderStateSchema = z.object({
  automatico: z.boolean(),
  /** Whether one was sent today, in the enterprise's calendar: then no other may be sent. */
  hoy: z.boolean(),
})

/** Progress of a quote with its client, besides its state. */
export const followUpFields = {
  /** Status of the last mail with the link; null when none was sent. */
  envio: z.enum(LinkMail).nullable(),
  /** First visit of the client to their link, and the number of visits. */
  abierta_en: momentField.nullable(),
  aperturas: z.number(),
  /** Time of the last reminder. */
  recordada_en: momentField.nullable(),
  /** Whole days until its last day where it was issued, 0 on that day; null when not pending. */
  dias_restantes: z.number().nullable(),
}
