import type { Text } from '../core/text.ts'
import { RequestKind } from './constants.ts'
import { RequestStatus } from './states.ts'

/** Who may change the state of a request. `visitor` creates it; `client` has its secret link. */
export const TransitionActor = {
  visitor: 'visitante',
  client: 'cliente',
  /** The item's owner, with the module of own machines. */
  owner: 'propietario',
  /** With the module of all machines. */
  staff: 'personal',
  /** Staff from administrator up. */
  hierarchy: 'jerarquia',
  superAdmin: 'super_admin',
  system: 'sistema',
} as const
export type TransitionActor = (typeof TransitionActor)[keyof typeof TransitionActor]

export const transitionActorNames: Readonly<Record<TransitionActor, Text>> = {
  visitante: { es: 'Visitante', en: 'Visitor' },
  cliente: { es: 'Cliente', en: 'Client' },
  propietario: { es: 'Propietario', en: 'Owner' },
  personal: { es: 'Personal', en: 'Staff' },
  jerarquia: { es: 'Administrador', en: 'Administrator' },
  super_admin: { es: 'Súper administrador', en: 'Super administrator' },
  sistema: { es: 'Sistema', en: 'System' },
}

export const transitionFields = ['comentario', 'monto_reserva', 'monto_venta', 'decision_reembolso'] as const
export type TransitionField = (typeof transitionFields)[number]

export interface Transition {
  /** Null when the request is created. */
  readonly from: RequestStatus | null
  readonly to: RequestStatus
  readonly actor: TransitionActor
  readonly kinds: readonly RequestKind[]
  readonly requires: readonly TransitionField[]
}

const s = RequestStatus
const by = TransitionActor
const { sale, rent, repair, property } = RequestKind
const all = [sale, rent, repair, property]
/** Repairs are never reserved or sold. */
const reservable = [sale, rent, property]
/** A rent ends with its return, not with a sale. */
const sellable = [sale, property]

interface Row extends Omit<Transition, 'from' | 'requires'> {
  readonly from: readonly (RequestStatus | null)[]
  readonly requires?: readonly TransitionField[]
}

/**
 * Every allowed change of state; others are refused (`transitionNotAllowed`). The actor also needs the module and the
 * scope.
 */
const rows: readonly Row[] = [
  { from: [null], to: s.sent, actor: by.visitor, kinds: all },
  { from: [null], to: s.pendingContact, actor: by.visitor, kinds: all },
  { from: [s.pendingContact, s.negotiation], to: s.interestedInRent, actor: by.client, kinds: [rent] },
  { from: [s.sent], to: s.pendingContact, actor: by.staff, kinds: all, requires: ['comentario'] },
  { from: [s.sent], to: s.cancelled, actor: by.staff, kinds: all, requires: ['comentario'] },
  ...[by.staff, by.owner].map((actor) => ({
    from: [s.pendingContact, s.interestedInRent],
    to: s.negotiation,
    actor,
    kinds: all,
    requires: ['comentario'] as const,
  })),
  {
    from: [s.pendingContact, s.negotiation, s.reservationExpired, s.interestedInRent],
    to: s.reservedPendingPayment,
    actor: by.staff,
    kinds: reservable,
    requires: ['comentario', 'monto_reserva'],
  },
  // an auction ended, or an offer was accepted (rule auctions/offers)
  { from: [s.pendingContact, s.negotiation], to: s.reservedPendingPayment, actor: by.system, kinds: sellable },
  { from: [s.reservedPendingPayment], to: s.reserved, actor: by.system, kinds: reservable },
  // manual: the comment is the reference of the payment
  { from: [s.reservedPendingPayment], to: s.reserved, actor: by.staff, kinds: reservable, requires: ['comentario'] },
  { from: [s.reservedPendingPayment], to: s.negotiation, actor: by.staff, kinds: reservable, requires: ['comentario'] },
  { from: [s.reservedPendingPayment], to: s.cancelled, actor: by.staff, kinds: reservable, requires: ['comentario'] },
  { from: [s.reservedPendingPayment], to: s.cancelled, actor: by.client, kinds: reservable },
  { from: [s.reservedPendingPayment], to: s.reservationExpired, actor: by.system, kinds: reservable },
  { from: [s.reserved], to: s.reservationExpired, actor: by.system, kinds: reservable },
  { from: [s.reserved], to: s.sold, actor: by.staff, kinds: sellable, requires: ['comentario', 'monto_venta'] },
  {
    from: [s.reserved],
    to: s.cancelled,
    actor: by.hierarchy,
    kinds: reservable,
    requires: ['comentario', 'decision_reembolso'],
  },
  { from: [s.reserved], to: s.closed, actor: by.staff, kinds: [rent], requires: ['comentario'] },
  { from: [s.negotiation], to: s.sold, actor: by.staff, kinds: sellable, requires: ['comentario', 'monto_venta'] },
  ...[s.closed, s.cancelled].map((to) => ({
    from: [s.negotiation, s.reservationExpired, s.interestedInRent],
    to,
    actor: by.staff,
    kinds: all,
    requires: ['comentario'] as const,
  })),
  { from: [s.sold], to: s.cancelled, actor: by.superAdmin, kinds: sellable, requires: ['comentario'] },
  { from: [s.sold], to: s.closed, actor: by.staff, kinds: sellable },
  ...[by.client, by.owner].map((actor) => ({
    from: [s.sent, s.pendingContact, s.negotiation, s.reservationExpired, s.cancelled, s.interestedInRent],
    to: s.deletedByUser,
    actor,
    kinds: all,
  })),
  { from: [s.reservationExpired], to: s.pendingContact, actor: by.client, kinds: reservable },
  // the item was sold to someone else (rule requests/sold-to-another), or deleted (rule marketplace/deletion)
  {
    from: [s.sent, s.pendingContact, s.negotiation, s.reservationExpired, s.interestedInRent],
    to: s.cancelled,
    actor: by.system,
    kinds: reservable,
  },
]

export const transitions: readonly Transition[] = rows.flatMap(({ from, requires = [], ...row }) =>
  from.map((state) => ({ ...row, from: state, requires })),
)

/** Returns the changes that these actors may make in this state; each state once, by the first allowed actor. */
export function transitionsFrom(
  from: number | null,
  kind: string,
  actors: ReadonlySet<TransitionActor>,
): readonly Transition[] {
  const found = transitions.filter(
    (one) => one.from === from && actors.has(one.actor) && (one.kinds as readonly string[]).includes(kind),
  )
  return found.filter((one, place) => found.findIndex(({ to }) => to === one.to) === place)
}

/** Open states: a sale or deletion of the item ends them. */
export const openStatuses: readonly RequestStatus[] = transitions
  .filter(({ actor, to }) => actor === by.system && to === s.cancelled)
  .map(({ from }) => from!)

/** States that hold an item, or the dates of a rent. */
export const holdingStatuses: readonly RequestStatus[] = [s.reservedPendingPayment, s.reserved]

/** Final states, except that a client may hide a cancelled request. */
export const finalStatuses: readonly RequestStatus[] = [s.closed, s.cancelled, s.deletedByUser]
