import type { Text } from '../core/text.ts'

/** States of a card payment, as our own record keeps them. */
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
