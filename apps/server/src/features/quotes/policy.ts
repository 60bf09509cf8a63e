import { Module, Role } from '@portal/contract/access/constants'
import { hasRankOf } from '@portal/contract/access/hierarchy'
import { QuoteActor } from '@portal/contract/quotes/transitions'
import type { Actor } from '#core/actor.ts'

/** Whose quotes a person sees: all, those of his enterprise (his network), or his own. */
export type QuoteScope = 'all' | { enterpriseId: number } | { authorId: number }

const noEnterprise = 0

type Who = Pick<Actor, 'id' | 'role' | 'modules' | 'enterpriseId'>

/** What the WHERE of the list of all quotes carries: it needs the module, and outside the house ends at the own network. */
export function allQuotesScopeOf(actor: Who): QuoteScope {
  if (!actor.modules.has(Module.allQuotes)) return { authorId: actor.id }
  return hasRankOf(actor.role, Role.manager) ? 'all' : { enterpriseId: actor.enterpriseId ?? noEnterprise }
}

export const ownScopeOf = ({ id }: Pick<Actor, 'id'>): QuoteScope => ({ authorId: id })

interface Owned {
  usuario_id: number
  empresa_id: number
}

export function isInScope(scope: QuoteScope, { usuario_id, empresa_id }: Owned): boolean {
  if (scope === 'all') return true
  return 'authorId' in scope ? scope.authorId === usuario_id : scope.enterpriseId === empresa_id
}

/** Whether prices, discounts and the service block may be typed, the client link be sent and a PIN be entered for a client. */
export const canNegotiate = ({ modules }: Pick<Actor, 'modules'>): boolean => modules.has(Module.quotes)

/** As what a person may change this quote. */
export function actorsFor(actor: Who, quote: Owned): ReadonlySet<QuoteActor> {
  const isAuthor = quote.usuario_id === actor.id
  const seesAll = actor.modules.has(Module.allQuotes) && isInScope(allQuotesScopeOf(actor), quote)
  return new Set([
    ...(isAuthor ? [QuoteActor.author] : []),
    ...(seesAll ? [QuoteActor.staff] : []),
    ...(canNegotiate(actor) && (isAuthor || seesAll) ? [QuoteActor.seller] : []),
  ])
}

/** Whether he may approve what somebody else's limit refuses: from manager up, and up to his own rank (rules). */
export const canApprove = (actor: Who, neededRole: number | null): boolean =>
  actor.modules.has(Module.allQuotes) &&
  hasRankOf(actor.role, Role.manager) &&
  (neededRole === null || hasRankOf(actor.role, neededRole as Role))

/** Which roles a quote may need for the decision to be his, too; null when he decides nothing. */
export const approvableRoles = (actor: Who): Role[] | null =>
  canApprove(actor, null) ? Object.values(Role).filter((role) => canApprove(actor, role)) : null
