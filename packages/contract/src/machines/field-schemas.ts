import { z } from 'zod'
import { rowFields } from '../core/entity-schemas.ts'
import { itemLimits } from '../marketplace/constants.ts'
import { sheetFields } from './fields.ts'
import { machineViews } from './inspection.ts'
import type { machineMessages } from './messages.ts'

const says = (key: keyof typeof machineMessages) => key

const view = z.union([z.literal(''), z.enum(machineViews)], says('viewsInvalid'))

/** The view of each picture in their order, as a list or as JSON text; empty for a picture without one. */
export const viewsField = z
  .union(
    [
      z.array(view),
      z.string().transform((text, context) => {
        try {
          return z.array(view).parse(JSON.parse(text || '[]'))
        } catch {
          context.addIssue({ code: 'custom', message: says('viewsInvalid') })
          return z.NEVER
        }
      }),
    ],
    says('viewsInvalid'),
  )
  .pipe(z.array(view).max(itemLimits.pictures, says('viewsInvalid')))
  .optional()

/** The sheet as it is stored, with its score. */
export const storedSheet = {
  ...rowFields(sheetFields),
  /** From 0 to 100 (`completenessOf`). */
  puntaje: z.number(),
}
