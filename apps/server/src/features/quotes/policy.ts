import { Module, Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import { QuoteActor } from '@portal/contract/quotes/transitions'
import type { Actor } from '#core/base/actor.ts'
import { isIn, ownScopeOf, type Scope, scopeOf } from '#core/base/scope.ts'

type Who = Pick<Actor, 'id' | 'role' | 'isOfHouse' | 'modules' | 'enterpriseId'>

/**
 * Returns the scope of all quotes: needs the module, and never exceeds the person's own scope (rule scope/own-rows).
 */
export const allQuotesScopeOf = (actor: Who): Scope =>
  actor.modules.has(Module.allQuotes) ? scopeOf(actor) : ownScopeOf(actor)

/** Returns the scope of expired quotes: needs a module of its own, and opens them to read. */
export const expiredQuotesScopeOf = (actor: Who): Scope =>
  actor.modules.has(Module.expiredQuotes) ? scopeOf(actor) : allQuotesScopeOf(actor)

interface Issued {
  usuario_id: number
  empresa_id: number
}

/** Whether a quote is in a scope. */
export const isInScope = (scope: Scope, { usuario_id, empresa_id }: Issued): boolean =>
  isIn(scope, { enterpriseId: empresa_id, authorId: usuario_id })

/**
 * Whether a person may type prices, discounts and the service block, send the client's link and enter a client's PIN.
 */
export const canNegotiate = ({ modules }: Pick<Actor, 'modules'>): boolean => modules.has(Module.quotes)

/** Returns the roles in which a person may change this quote. */
export function actorsFor(actor: Who, quote: Issued): ReadonlySet<QuoteActor> {
  const isAuthor = quote.usuario_id === actor.id
  const seesAll = actor.modules.has(Module.allQuotes) && isInScope(allQuotesScopeOf(actor), quote)
  return new Set([
    ...(isAuthor ? [QuoteActor.author] : []),
    ...(seesAll ? [QuoteActor.staff] : []),
    ...(canNegotiate(actor) && (isAuthor || seesAll) ? [QuoteActor.seller] : []),
  ])
}

/**
 * Whether they may approve what exceeds someone else's limit: from manager up, up to their own rank
 * (rule quotes/approval), within their scope.
 */
export const canApprove = (actor: Who, neededRole: number | null): boolean =>
  actor.modules.has(Module.allQuotes) &&
  hasRankOf(actor.role, Role.manager) &&
  (neededRole === null || hasRankOf(actor.role, neededRole as Role))

/** Returns the needed roles that they may decide for; null for none. */
export const approvableRoles = (actor: Who): Role[] | null =>
  canApprove(actor, null) ? Object.values(Role).filter((role) => canApprove(actor, role)) : null

interface WrittenNote {
  tipo: string
  usuario_id: number | null
}

/** Whether they may delete a note: their own, or any as staff. Notes of clients and voiding notes cannot be deleted. */
export const mayRemoveNote = (actor: Who, quote: Issued, { tipo, usuario_id }: WrittenNote): boolean =>
  tipo === 'nota' && (usuario_id === actor.id || actorsFor(actor, quote).has(QuoteActor.staff))
