import { Module, Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import { QuoteActor } from '@portal/contract/quotes/transitions'
import type { Actor } from '#core/base/actor.ts'
import { isIn, ownScopeOf, type Scope, scopeOf } from '#core/base/scope.ts'

type Who = Pick<Actor, 'id' | 'role' | 'isOfHouse' | 'modules' | 'enterpriseId'>

/** What the list of all quotes shows: it needs the module, and ends where the person's own scope does (decision 42). */
export const allQuotesScopeOf = (actor: Who): Scope =>
  actor.modules.has(Module.allQuotes) ? scopeOf(actor) : ownScopeOf(actor)

interface Issued {
  usuario_id: number
  empresa_id: number
}

/** Whether a quote is in a scope. */
export const isInScope = (scope: Scope, { usuario_id, empresa_id }: Issued): boolean =>
  isIn(scope, { enterpriseId: empresa_id, authorId: usuario_id })

/** Whether prices, discounts and the service block may be typed, the client link be sent and a PIN be entered for a client. */
export const canNegotiate = ({ modules }: Pick<Actor, 'modules'>): boolean => modules.has(Module.quotes)

/** As what a person may change this quote. */
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
 * Whether he may approve what someone else's limit refuses: from manager up, and up to his own rank (rules), of what he
 * sees.
 */
export const canApprove = (actor: Who, neededRole: number | null): boolean =>
  actor.modules.has(Module.allQuotes) &&
  hasRankOf(actor.role, Role.manager) &&
  (neededRole === null || hasRankOf(actor.role, neededRole as Role))

/** Which roles a quote may need for the decision to be his, too; null when he decides nothing. */
export const approvableRoles = (actor: Who): Role[] | null =>
  canApprove(actor, null) ? Object.values(Role).filter((role) => canApprove(actor, role)) : null

interface WrittenNote {
  tipo: string
  usuario_id: number | null
}

/**
 * Whether he may delete this note of a quote: his own, or anyone's for staff. What a client wrote and what voids a
 * quote stays.
 */
export const mayRemoveNote = (actor: Who, quote: Issued, { tipo, usuario_id }: WrittenNote): boolean =>
  tipo === 'nota' && (usuario_id === actor.id || actorsFor(actor, quote).has(QuoteActor.staff))
