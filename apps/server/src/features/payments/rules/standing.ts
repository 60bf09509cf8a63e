import type { PaymentStatus } from '@portal/contract/payments/states'
import type { Flow } from './returns.ts'

/** Why a payment does not pay its reservation, where the state alone does not say it. */
export type Reason = 'diferente' | 'no_disponible' | 'ya_pagada'

/** The columns of a payment that the rules use. */
export interface Standing {
  estado: PaymentStatus
  /** How the buyer came back; null when they have not, as far as we know. */
  flujo: Flow | null
  /** Without a charge: why we gave the payment up. With one: why it pays nothing. */
  motivo: Reason | null
  creado_en: Date
  confirmando_en: Date | null
  /** The database's time. */
  ahora: Date
}

export const minutesSince = (since: Date, { ahora }: Pick<Standing, 'ahora'>): number =>
  (ahora.getTime() - since.getTime()) / 60_000
