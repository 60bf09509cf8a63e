import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { blastPlanMessages as area, blastPlanDoneMessages as done } from './messages.ts'
import type * as s from './schemas.ts'

export const blastPlanCalls = {
  document: call<{ body: In<typeof s.PlanDocumentSchema>; reply: Of<typeof s.PlanFileSchema> }>({
    method: 'POST',
    path: '/v1/plan_tronadura/pdf',
    area,
    done: done.made,
  }),
}
