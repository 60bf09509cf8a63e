import type { Module, Role } from '@portal/contract/access/constants'

/** Where a call comes from, by HTTP or from a page being rendered. Services get this and never a request. */
export interface Caller {
  ip: string
  requestId: string
  /** The browser's own name (`User-Agent`), for the list of open sessions. */
  agent?: string
  /** It asked for the headers of an answer alone (`HEAD`). */
  asksForHeaders?: boolean
}

/** A signed-in user and what he may do, read afresh for each call. */
export interface Actor extends Caller {
  id: number
  sessionId: string
  names: string
  email: string
  role: Role
  /** Whether he is staff: of the enterprise that the settings name, or an administrator and above (decision 42). */
  isOfHouse: boolean
  enterpriseId: number | null
  /** Of his enterprise. */
  countryId: number | null
  branchId: number | null
  /** Those that open something to him: outside of the house never what concerns it, whatever is stored. */
  modules: ReadonlySet<Module>
  /** When the session ends by itself. */
  expiresAt: Date
}

/** Signed in or not. */
export type Anyone = Caller | Actor

export const isActor = (who: Anyone): who is Actor => 'sessionId' in who
