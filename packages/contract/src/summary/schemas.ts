import { z } from 'zod'
import { flagField, optionalDay } from '../core/fields.ts'
import { allFigures } from '../start/constants.ts'
import { CountSchema, PeriodSchema } from '../start/schemas.ts'

/** Days whose week and the week before have four digits of a year on each day. */
const [firstDay, lastDay] = ['0001-01-08', '9999-12-26']

/** Any day of the week; the current week by default. */
export const WeekQuerySchema = z.object({
  semana: optionalDay('invalid').refine((day) => day === null || (day >= firstDay && day <= lastDay), 'invalid'),
})

/** The figures of a week, Monday to Sunday where the house is, next to those of the week before. */
export const WeekSummarySchema = z.object({
  periodo: z.object({ actual: PeriodSchema, anterior: PeriodSchema }),
  /** Today where the house is. */
  hoy: z.string(),
  /** Those of a feature are left out when it had nothing in either week. */
  cifras: z.array(z.object({ cifra: z.enum(allFigures), actual: CountSchema, anterior: CountSchema })),
})

/** Whether the reader gets the summary by mail on Monday mornings, and whether they may read it. */
export const WeekMailSchema = z.object({ semanal: z.boolean(), disponible: z.boolean() })
export const WeekMailFormSchema = z.object({ semanal: flagField() })
