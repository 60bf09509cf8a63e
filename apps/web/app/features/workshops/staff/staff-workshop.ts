import type { Of } from '@portal/contract/core/fields'
import type { workshop } from '@portal/contract/workshops/staff-schemas'

/** A workshop as staff see it. */
export type StaffWorkshop = Of<typeof workshop.Row>
