import { Role } from '@portal/contract/access/constants'
import type { Message } from '@portal/contract/core/messages'
import { hasStarted, type ProductionStep } from '@portal/contract/production/steps'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { QuoteApproval, QuoteStatus } from '@portal/contract/quotes/states'
import {
  type QuoteAction,
  QuoteActor,
  type QuoteTransition,
  quoteTransitionsFrom,
} from '@portal/contract/quotes/transitions'
import type { Actor } from '#core/base/actor.ts'
import { actorsFor, canApprove, canNegotiate } from './policy.ts'

interface Standing {
  estado: QuoteStatus
  reemplazada: boolean
  aprobacion: QuoteApproval
}

/**
 * Returns why a quote has ended (`alreadyConfirmed`, `validityEnded`, `newerRevision`, `isCancelled`), or null for a
 * pending one.
 */
export function refusalOfEnded({ estado, reemplazada }: Omit<Standing, 'aprobacion'>): Message | null {
  if (estado === QuoteStatus.approved) return quoteConfirmMessages.alreadyConfirmed
  if (estado === QuoteStatus.cancelled) return quoteConfirmMessages.isCancelled
  if (reemplazada) return quoteConfirmMessages.newerRevision
  return estado === QuoteStatus.expired ? quoteConfirmMessages.validityEnded : null
}

/** Whether the quote has not ended. */
export const isOpen = (quote: Omit<Standing, 'aprobacion'>): boolean => refusalOfEnded(quote) === null

/** Whether they may void an approved quote: super administrators, while production has not begun. */
export const canVoid = (
  { role }: Pick<Actor, 'role'>,
  { estado, pedido: order = null }: Pick<Standing, 'estado'> & { pedido?: { paso: ProductionStep } | null },
): boolean => role === Role.superAdmin && estado === QuoteStatus.approved && !(order && hasStarted(order.paso))

const isAgreed = ({ aprobacion }: Standing) =>
  aprobacion === QuoteApproval.notNeeded || aprobacion === QuoteApproval.given

/** Returns why a quote cannot be sent to the client: it ended, or is not approved (`needsApproval`). */
export const refusalToOffer = (quote: Standing): Message | null =>
  refusalOfEnded(quote) ?? (isAgreed(quote) ? null : quoteConfirmMessages.needsApproval)

/** Returns the changes of state that these actors may make now. Without approval nobody confirms. */
export function allowedTransitions(quote: Standing, actors: ReadonlySet<QuoteActor>): readonly QuoteTransition[] {
  if (quote.reemplazada) return []
  return quoteTransitionsFrom(quote.estado, actors).filter(({ to }) => to !== QuoteStatus.approved || isAgreed(quote))
}

type Shown = Standing & {
  usuario_id: number
  empresa_id: number
  aprobacion_rol_id: number | null
  renovada: boolean
  enviada_en: Date | null
  pedido: { paso: ProductionStep } | null
}

/** Returns a person's other actions on a quote. */
export function allowedActions(quote: Shown, actor: Actor): QuoteAction[] {
  const actors = actorsFor(actor, quote)
  const isAuthor = actors.has(QuoteActor.author)
  const isHandled = isAuthor || actors.has(QuoteActor.staff)
  const isPending = isOpen(quote)
  const decides =
    isPending && quote.aprobacion === QuoteApproval.pending && !isAuthor && canApprove(actor, quote.aprobacion_rol_id)
  const isOfferable = isHandled && refusalToOffer(quote) === null
  const allowed: Record<QuoteAction, boolean> = {
    editar: isAuthor && isPending,
    enviar: isOfferable && canNegotiate(actor),
    recordar: isOfferable && canNegotiate(actor) && quote.enviada_en !== null,
    pedir_pin: isOfferable,
    renovar: isAuthor && quote.estado === QuoteStatus.expired && !quote.renovada,
    aprobar: decides,
    rechazar_aprobacion: decides,
    anotar: isHandled,
    anular: canVoid(actor, quote),
  }
  return (Object.keys(allowed) as QuoteAction[]).filter((action) => allowed[action])
}
