import { type GrantableModule, Module } from '../access/constants.ts'
import type { Text } from '../core/text.ts'

interface EventFacts extends Text {
  /** Any of these opens the row that the event is about; without one its owner is told nothing. */
  readonly modules: readonly GrantableModule[]
  /** Address of the API that answers the row; `:id` is its id. */
  readonly path: string
}

/**
 * What webhooks can be told of: a feature that has news adds a line, and calls `announceEvent` in the transaction of the
 * change.
 */
export const webhookEvents = {
  'cotizacion.confirmada': {
    es: 'Cotización confirmada',
    en: 'Quote confirmed',
    modules: [Module.allQuotes],
    path: '/v1/cotizacion/list/:id',
  },
  'reserva.pagada': {
    es: 'Reserva pagada',
    en: 'Reservation paid',
    modules: [Module.machinery, Module.manageMachines, Module.manageProperties],
    path: '/v1/clasificado/solicitud/list/solicitud?solicitud_clasificado_id=:id',
  },
  'licencia.por_terminar': {
    es: 'Licencia por terminar',
    en: 'License ending',
    modules: [Module.licenses],
    path: '/v1/licencia/list/licencia?licencia_id=:id',
  },
  'tarea.aprobada': {
    es: 'Tarea aprobada',
    en: 'Task approved',
    modules: [Module.allTasks],
    path: '/v1/tarea/list/tarea?tarea_id=:id',
  },
} as const satisfies Readonly<Record<string, EventFacts>>

export type WebhookEvent = keyof typeof webhookEvents
export const webhookEventTypes = Object.keys(webhookEvents) as WebhookEvent[]

/** The test event, which every webhook gets when asked for. */
export const testEvent = 'prueba'
export type DeliveredEvent = WebhookEvent | typeof testEvent
export const deliveredEvents: readonly DeliveredEvent[] = [...webhookEventTypes, testEvent]

/** The version of what is sent; raised when a name changes or goes. */
export const payloadVersion = 1
