import type { Role } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import type { AllQuotesQuerySchema } from '@portal/contract/quotes/schemas'

/** The filters, in any order. */
export type Filters = Omit<Of<typeof AllQuotesQuerySchema>, 'page' | 'page_row' | 'orden'> & {
  /** What the reader may decide, when filtered by that; otherwise null. */
  decides?: Deciding | null
  /** The time zone of filtered days. */
  zona?: string
}

/** An approver: quotes that need one of these roles, except their own. */
export interface Deciding {
  roles: readonly Role[]
  except: number
}
