import type { Of } from '@portal/contract/core/fields'
import type { ImportDetailSchema } from '@portal/contract/imports/schemas'

/** An import with its totals and one page of its rows. */
export type ImportDetail = Of<typeof ImportDetailSchema>
