import { blastPlanCalls } from '@portal/contract/blast-plans/calls'
import { blastPlanMessages } from '@portal/contract/blast-plans/messages'
import { PlanDocumentSchema, PlanFileSchema } from '@portal/contract/blast-plans/schemas'
import type { Door } from '#core/door/door.ts'
import { type PlanDeps, planDocument } from './service.ts'

/** Visitors make these documents without an account, and each costs a thread some tenths of a second. */
const limit = { name: 'plan-tronadura', max: 20, seconds: 3600 }

/** Mounts the document of a blast design. */
export function blastPlanRoutes(door: Door, deps: PlanDeps): void {
  door.mount(
    blastPlanCalls.document,
    {
      access: 'public',
      budget: 'uploading',
      body: PlanDocumentSchema,
      reply: PlanFileSchema,
      limit,
      failed: blastPlanMessages.notMade,
    },
    ({ body, actor, caller }) => planDocument(deps, actor ?? caller, body),
  )
}
