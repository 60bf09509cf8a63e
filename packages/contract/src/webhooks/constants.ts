import type { Text } from '../core/text.ts'

export const webhookLimits = {
  name: 60,
  address: 500,
  /** Webhooks of one owner. */
  perOwner: 20,
  timeoutMs: 10_000,
  /** How much of an answer is read, and how much of its text is kept. */
  keptBytes: 2048,
  shownLetters: 300,
  /** From the first attempt to the last one. */
  retryHours: 24,
  firstRetrySeconds: 30,
  /** Each wait is this many times the one before. */
  retryFactor: 3,
  /** Events given up one after the other before the webhook is disabled. */
  giveUps: 3,
  /** How long the earlier secret signs too. */
  overlapHours: 24,
  /** Deliveries that are older are deleted. */
  keptDays: 30,
} as const

export const WebhookState = { active: 'activo', paused: 'pausado', disabled: 'desactivado' } as const
export type WebhookState = (typeof WebhookState)[keyof typeof WebhookState]
export const webhookStateNames: Readonly<Record<WebhookState, Text>> = {
  activo: { es: 'Activo', en: 'Active' },
  pausado: { es: 'En pausa', en: 'Paused' },
  desactivado: { es: 'Desactivado', en: 'Disabled' },
}

/** Why the portal disabled a webhook. */
export const DisabledWhy = { gone: 'retirado', givenUp: 'abandonos', owner: 'dueno' } as const
export type DisabledWhy = (typeof DisabledWhy)[keyof typeof DisabledWhy]
export const disabledWhyNames: Readonly<Record<DisabledWhy, Text>> = {
  retirado: { es: 'La dirección contestó 410: ya no existe.', en: 'The address answered 410: it is gone.' },
  abandonos: {
    es: 'No contestó durante 24 horas, tres eventos seguidos.',
    en: 'It did not answer for 24 hours, three events in a row.',
  },
  dueno: {
    es: 'Su dueño ya no puede tener webhooks.',
    en: 'Its owner may not have webhooks any more.',
  },
}

export const DeliveryState = {
  waiting: 'pendiente',
  delivered: 'entregado',
  failed: 'fallido',
  dropped: 'omitido',
} as const
export type DeliveryState = (typeof DeliveryState)[keyof typeof DeliveryState]
/** `omitido`: when it was due its owner could no longer see the row. */
export const deliveryStateNames: Readonly<Record<DeliveryState, Text>> = {
  pendiente: { es: 'Pendiente', en: 'Pending' },
  entregado: { es: 'Entregado', en: 'Delivered' },
  fallido: { es: 'Fallido', en: 'Failed' },
  omitido: { es: 'Omitido', en: 'Skipped' },
}
