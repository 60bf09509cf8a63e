import type { Text } from '../core/text.ts'

/** States of a card payment, as we store them. */
export const PaymentStatus = {
  created: 'creada',
  redirected: 'redirigida',
  confirming: 'confirmando',
  approved: 'aprobada',
  rejected: 'rechazada',
  pendingConfirmation: 'pendiente_confirmacion',
  aborted: 'abortada',
  timedOut: 'tiempo_agotado',
  formFailed: 'error_formulario',
  unknown: 'desconocida',
  closedWithoutAnswer: 'cerrada_sin_respuesta',
  reversed: 'reversada',
  refunded: 'anulada',
  partlyRefunded: 'anulada_parcial',
} as const
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus]

export const paymentStatusNames: Readonly<Record<PaymentStatus, Text>> = {
  creada: { es: 'Creada', en: 'Created' },
  redirigida: { es: 'Enviada al proveedor', en: 'Sent to the provider' },
  confirmando: { es: 'Confirmando', en: 'Confirming' },
  aprobada: { es: 'Aprobada', en: 'Approved' },
  rechazada: { es: 'Rechazada', en: 'Rejected' },
  pendiente_confirmacion: { es: 'Pendiente de confirmación', en: 'Pending confirmation' },
  abortada: { es: 'Anulada por el comprador', en: 'Canceled by the buyer' },
  tiempo_agotado: { es: 'Tiempo agotado', en: 'Timed out' },
  error_formulario: { es: 'Error en el formulario de pago', en: 'Payment form failed' },
  desconocida: { es: 'Desconocida', en: 'Unknown' },
  cerrada_sin_respuesta: { es: 'Cerrada sin respuesta', en: 'Closed without an answer' },
  reversada: { es: 'Reversada', en: 'Reversed' },
  anulada: { es: 'Reembolsada', en: 'Refunded' },
  anulada_parcial: { es: 'Reembolsada en parte', en: 'Partly refunded' },
}

const s = PaymentStatus
const doubtEnds = [s.approved, s.rejected, s.aborted, s.timedOut, s.reversed, s.refunded] as const

/**
 * Every allowed change of state. Final states are never left, and only a refund leaves an approved payment: no return
 * and no late answer can revert it.
 */
export const paymentTransitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  creada: [s.redirected, s.formFailed],
  redirigida: [s.confirming, s.unknown, s.formFailed, ...doubtEnds],
  confirmando: [s.pendingConfirmation, s.unknown, s.closedWithoutAnswer, ...doubtEnds],
  pendiente_confirmacion: [s.unknown, s.formFailed, s.closedWithoutAnswer, ...doubtEnds],
  desconocida: [s.pendingConfirmation, s.formFailed, s.closedWithoutAnswer, ...doubtEnds],
  aprobada: [s.reversed, s.refunded, s.partlyRefunded],
  anulada_parcial: [s.partlyRefunded, s.refunded],
  rechazada: [],
  abortada: [],
  tiempo_agotado: [],
  error_formulario: [],
  cerrada_sin_respuesta: [],
  reversada: [],
  anulada: [],
}

/** States in which the provider may hold money without our knowledge. */
export const doubtfulStatuses: readonly PaymentStatus[] = [s.confirming, s.pendingConfirmation, s.unknown]

/** States in which money was taken: there is a receipt. */
export const paidStatuses: readonly PaymentStatus[] = [s.approved, s.reversed, s.refunded, s.partlyRefunded]

/** By which way money comes and goes. */
export const PaymentWay = { card: 'tarjeta', transfer: 'transferencia' } as const
export type PaymentWay = (typeof PaymentWay)[keyof typeof PaymentWay]

export const paymentWayNames: Readonly<Record<PaymentWay, Text>> = {
  tarjeta: { es: 'Tarjeta', en: 'Card' },
  transferencia: { es: 'Transferencia', en: 'Transfer' },
}

/** What a line of the ledger is: money that came, that went back, or that the client still has to get. */
export const MovementKind = { received: 'recibido', returned: 'devuelto', owed: 'debido' } as const
export type MovementKind = (typeof MovementKind)[keyof typeof MovementKind]

export const movementKindNames: Readonly<Record<MovementKind, Text>> = {
  recibido: { es: 'Recibido', en: 'Received' },
  devuelto: { es: 'Devuelto', en: 'Given back' },
  debido: { es: 'Por devolver', en: 'To be given back' },
}

/** States of one refund of a payment. */
export const RefundStatus = {
  pending: 'pendiente',
  inDoubt: 'en_duda',
  done: 'hecho',
  refused: 'rechazado',
  manual: 'manual',
} as const
export type RefundStatus = (typeof RefundStatus)[keyof typeof RefundStatus]

export const refundStatusNames: Readonly<Record<RefundStatus, Text>> = {
  pendiente: { es: 'Por enviar', en: 'To be sent' },
  en_duda: { es: 'Sin confirmar', en: 'Not confirmed' },
  hecho: { es: 'Hecho', en: 'Done' },
  rechazado: { es: 'No aceptado', en: 'Not accepted' },
  manual: { es: 'Por transferencia', en: 'By transfer' },
}

/** How our books and the provider's differ, until a person has reviewed it (rule payments/differences). */
export const DifferenceKind = {
  authorizedThere: 'autorizada_alla',
  notChargedThere: 'no_cobrada_alla',
  givenBackThere: 'devuelta_alla',
  otherAmount: 'monto_distinto',
  otherOrder: 'orden_distinta',
  incompleteAnswer: 'respuesta_incompleta',
  noAnswer: 'sin_respuesta',
  refundInDoubt: 'reembolso_en_duda',
  refundByHand: 'reembolso_manual',
} as const
export type DifferenceKind = (typeof DifferenceKind)[keyof typeof DifferenceKind]

export const differenceKindNames: Readonly<Record<DifferenceKind, Text>> = {
  autorizada_alla: { es: 'Cobrada por el proveedor, no aquí', en: 'Charged by the provider, not here' },
  no_cobrada_alla: {
    es: 'Aprobada aquí, no cobrada por el proveedor',
    en: 'Approved here, not charged by the provider',
  },
  devuelta_alla: { es: 'Devuelta por el proveedor, no aquí', en: 'Given back by the provider, not here' },
  monto_distinto: { es: 'Monto distinto', en: 'Another amount' },
  orden_distinta: { es: 'Orden o sesión distinta', en: 'Another order or session' },
  respuesta_incompleta: { es: 'Respuesta incompleta', en: 'Incomplete answer' },
  sin_respuesta: { es: 'Sin respuesta en 7 días', en: 'No answer in 7 days' },
  reembolso_en_duda: { es: 'Devolución sin confirmar', en: 'Refund not confirmed' },
  reembolso_manual: { es: 'Devolver por transferencia', en: 'To be given back by transfer' },
}
