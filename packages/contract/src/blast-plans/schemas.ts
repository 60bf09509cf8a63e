import { z } from 'zod'
import { printable } from '../core/fields.ts'
import { pageLanguages } from '../core/language.ts'
import { readPlan } from './reading.ts'

/** A plan, read as in the browser (`reading.ts`); its fields are those of `BlastPlan`. */
const PlanField = z.unknown().transform((value, context) => {
  const read = readPlan(value)
  if ('plan' in read) {
    printable(read.plan.nombre, context)
    return read.plan
  }
  context.addIssue({ code: 'custom', message: read.problem })
  return z.NEVER
})

export const PlanDocumentSchema = z.object({ plan: PlanField, idioma: z.enum(pageLanguages) })

/** The address of the document, valid for a short time. */
export const PlanFileSchema = z.object({ url_file: z.string() })
