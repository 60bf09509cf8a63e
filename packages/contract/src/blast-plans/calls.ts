import { call } from '../core/endpoint.ts'
import { blastPlanMessages as area, blastPlanDoneMessages as done } from './messages.ts'
import { PlanDocumentSchema, PlanFileSchema } from './schemas.ts'

/** Visitors make these documents without an account, and each costs a thread some tenths of a second. */
const limit = { name: 'plan-tronadura', max: 20, seconds: 3600 } as const

export const blastPlanCalls = {
  document: call(
    { method: 'POST', path: '/v1/plan_tronadura/pdf', area, done: done.made },
    {
      summary: 'Makes the document of a blast design as a PDF',
      access: 'public',
      budget: 'uploading',
      limit,
      body: PlanDocumentSchema,
      reply: PlanFileSchema,
      failed: area.notMade,
    },
  ),
}
