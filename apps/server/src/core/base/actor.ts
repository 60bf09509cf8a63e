import type { Module, Role } from '@portal/contract/access/constants'

/** The origin of a call, by HTTP or from a page being rendered. Services receive this, never a request. */
export interface Caller {
  ip: string
  requestId: string
  /** The `User-Agent` header, for the list of open sessions. */
  agent?: string
  /** Whether the request is `HEAD`. */
  asksForHeaders?: boolean
}

/** A signed-in user and their rights, read again for each call. */
export interface Actor extends Caller {
  id: number
  sessionId: string
  names: string
  email: string
  role: Role
  /**
   * Whether they are staff: of the enterprise named in the settings, or an administrator and above
   * (rule scope/own-rows).
   */
  isOfHouse: boolean
  enterpriseId: number | null
  /** The country of their enterprise. */
  countryId: number | null
  branchId: number | null
  /** The modules they may open. Outside the house they never include a module about the house, whatever is stored. */
  modules: ReadonlySet<Module>
  /** When the session expires. */
  expiresAt: Date
  /** Whether they have a device for the second factor. */
  hasFactor: boolean
  /** Whether this session may do nothing before a device was added (decision 051). */
  mustEnrol: boolean
  /** When they last proved who they are in this session: at log-in, or when asked again. Null when that is not known. */
  provenAt: Date | null
  /** The API key with which another system acts for them; without a session. */
  apiKey?: { readonly id: number; readonly isReadOnly: boolean }
}

/** People of the house, of other enterprises, customers without an enterprise, addresses without a session. */
export type Standing = 'house' | 'partner' | 'customer' | 'visitor'

export function standingOf(actor: Pick<Actor, 'isOfHouse' | 'enterpriseId'> | null): Standing {
  if (!actor) return 'visitor'
  if (actor.isOfHouse) return 'house'
  return actor.enterpriseId === null ? 'customer' : 'partner'
}

/** Signed in or not. */
export type Anyone = Caller | Actor

export const isActor = (who: Anyone): who is Actor => 'sessionId' in who
