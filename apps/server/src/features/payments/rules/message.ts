import type { Message } from '@portal/contract/core/messages'
import { paymentMessages as m } from '@portal/contract/payments/messages'
import type { PaymentStatus } from '@portal/contract/payments/states'
import type { Reason } from './outcome.ts'

interface Ended {
  estado: PaymentStatus
  motivo: Reason | null
  vci: string | null
}

const fixed: Record<PaymentStatus, Message | null> = {
  creada: m.pendingConfirmation,
  redirigida: m.pendingConfirmation,
  confirmando: m.pendingConfirmation,
  pendiente_confirmacion: m.pendingConfirmation,
  desconocida: m.pendingConfirmation,
  cerrada_sin_respuesta: m.pendingConfirmation,
  aprobada: null,
  rechazada: m.notApproved,
  abortada: m.aborted,
  tiempo_agotado: m.timedOut,
  error_formulario: m.formFailed,
  reversada: m.returned,
  anulada: m.refunded,
  anulada_parcial: m.refunded,
}

/** What the buyer is told of a payment; null when it is approved and pays his reservation. `vci` chooses the wording only (spec 2, 4). */
export function messageFor({ estado, motivo, vci }: Ended): Message | null {
  if (estado === 'aprobada') return motivo === null ? null : m.pendingConfirmation // people, or a refund, are at work on it
  if (estado === 'rechazada' && vci === 'TSY') return m.orderRejected
  if (estado === 'abortada' && motivo === 'ya_pagada') return m.alreadyProcessed
  if (estado === 'abortada' && motivo === 'no_disponible') return m.listingUnavailable
  return fixed[estado]
}

/** The provider's word for a state, as the result page reads it (spec 2, 4). */
export const statusWords: Readonly<Record<PaymentStatus, string>> = {
  creada: 'INITIALIZED',
  redirigida: 'PENDING',
  confirmando: 'PENDING',
  pendiente_confirmacion: 'PENDING',
  desconocida: 'PENDING',
  cerrada_sin_respuesta: 'PENDING',
  aprobada: 'AUTHORIZED',
  rechazada: 'FAILED',
  abortada: 'INITIALIZED',
  tiempo_agotado: 'INITIALIZED',
  error_formulario: 'INITIALIZED',
  reversada: 'REVERSED',
  anulada: 'NULLIFIED',
  anulada_parcial: 'PARTIALLY_NULLIFIED',
}
