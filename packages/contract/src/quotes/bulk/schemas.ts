import { z } from 'zod'
import { bulkForm } from '../../core/records/bulk/schemas.ts'
import { AllQuotesQuerySchema } from '../schemas.ts'

/** What either list of quotes is asked; `mias` are the own ones. */
export const QuotesOfListSchema = AllQuotesQuerySchema.extend({ alcance: z.enum(['mias', 'todas']).default('mias') })

export const QuoteBulkSchema = bulkForm(['cancelar', 'recordar'], QuotesOfListSchema, ['cancelar'])
