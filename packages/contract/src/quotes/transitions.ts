import type { Text } from '../core/text.ts'
import { QuoteStatus } from './states.ts'

/** Who may change the state of a quote. `client` has its secret link. */
export const QuoteActor = {
  author: 'autor',
  /** With the module of all quotes, in their scope. */
  staff: 'personal',
  /** With the module of quotes: types the PIN received from the client. */
  seller: 'vendedor',
  client: 'cliente',
  system: 'sistema',
} as const
export type QuoteActor = (typeof QuoteActor)[keyof typeof QuoteActor]

export const quoteActorNames: Readonly<Record<QuoteActor, Text>> = {
  autor: { es: 'Autor', en: 'Author' },
  personal: { es: 'Personal', en: 'Staff' },
  vendedor: { es: 'Vendedor', en: 'Seller' },
  cliente: { es: 'Cliente', en: 'Client' },
  sistema: { es: 'Sistema', en: 'System' },
}

export const quoteTransitionFields = ['pin', 'motivo'] as const
export type QuoteTransitionField = (typeof quoteTransitionFields)[number]

export interface QuoteTransition {
  readonly from: QuoteStatus
  readonly to: QuoteStatus
  readonly actor: QuoteActor
  readonly requires: readonly QuoteTransitionField[]
}

const { pending, approved, cancelled, expired } = QuoteStatus
const { author, staff, seller, client, system } = QuoteActor

/** Every allowed change of state; others are refused (`alreadyConfirmed`, `validityEnded`, `isCancelled`). */
export const quoteTransitions: readonly QuoteTransition[] = [
  { from: pending, to: approved, actor: seller, requires: ['pin'] },
  { from: pending, to: approved, actor: client, requires: ['pin'] },
  { from: pending, to: cancelled, actor: author, requires: ['motivo'] },
  { from: pending, to: cancelled, actor: staff, requires: ['motivo'] },
  { from: pending, to: cancelled, actor: client, requires: ['motivo'] },
  { from: pending, to: expired, actor: system, requires: [] },
]

/** Returns the changes that these actors may make in this state; each state once, by the first allowed actor. */
export function quoteTransitionsFrom(from: QuoteStatus, actors: ReadonlySet<QuoteActor>): readonly QuoteTransition[] {
  const found = quoteTransitions.filter((one) => one.from === from && actors.has(one.actor))
  return found.filter((one, place) => found.findIndex(({ to }) => to === one.to) === place)
}

/** Actions on a quote besides changes of state; the server lists the allowed ones (`acciones`). */
export const quoteActions = [
  'editar',
  'enviar',
  'recordar',
  'pedir_pin',
  'renovar',
  'aprobar',
  'rechazar_aprobacion',
  'anotar',
  'anular',
] as const
export type QuoteAction = (typeof quoteActions)[number]
