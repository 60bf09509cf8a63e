export { listSame, type Recognized, waitForSame } from './duplicates/queries.ts'
export { contactsChosen } from './list/chosen.ts'
export { contactScopeOf } from './policy.ts'
export type { TimelineSource } from './timeline/timeline.ts'
