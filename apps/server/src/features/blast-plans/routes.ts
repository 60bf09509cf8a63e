import { blastPlanCalls } from '@portal/contract/blast-plans/calls'
import type { Door } from '#core/door/door.ts'
import { type PlanDeps, planDocument } from './service.ts'

/** Mounts the document of a blast design. */
export function blastPlanRoutes(door: Door, deps: PlanDeps): void {
  door.mount(blastPlanCalls.document, ({ body, actor, caller }) => planDocument(deps, actor ?? caller, body))
}
