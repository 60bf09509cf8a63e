import type { Role } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import type { AllQuotesQuerySchema } from '@portal/contract/quotes/schemas'

/** What is asked for, in whatever order. */
export type Filters = Omit<Of<typeof AllQuotesQuerySchema>, 'page' | 'page_row' | 'orden'> & {
  /** What its reader may decide, where that is what is asked for; null means nothing. */
  decides?: Deciding | null
  /** The time zone whose days are meant, where days are asked for. */
  zona?: string
}

/** Who decides: on quotes that need one of these roles, and on none of his own. */
export interface Deciding {
  roles: readonly Role[]
  except: number
}
