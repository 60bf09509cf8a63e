import type { Text } from '../core/text.ts'

/** States of a broadcast as a whole; each recipient has its own. */
export const BroadcastStatus = {
  draft: 'borrador',
  scheduled: 'programada',
  sending: 'enviando',
  paused: 'pausada',
  finished: 'terminada',
  cancelled: 'cancelada',
} as const
export type BroadcastStatus = (typeof BroadcastStatus)[keyof typeof BroadcastStatus]

export const broadcastStatusNames: Readonly<Record<BroadcastStatus, Text>> = {
  borrador: { es: 'Borrador', en: 'Draft' },
  programada: { es: 'Programada', en: 'Scheduled' },
  enviando: { es: 'Enviando', en: 'Sending' },
  pausada: { es: 'Pausada', en: 'Paused' },
  terminada: { es: 'Terminada', en: 'Finished' },
  cancelada: { es: 'Cancelada', en: 'Canceled' },
}

/** What became of the mail to one recipient (rule broadcasts/once-each). */
export const RecipientStatus = {
  queued: 'en_cola',
  sending: 'enviando',
  sent: 'enviado',
  deferred: 'diferido',
  softBounce: 'rebote_blando',
  hardBounce: 'rebote_duro',
  failed: 'fallido',
  /** Handed over, and its answer was lost: it is not sent again by itself. */
  unknown: 'desconocido',
  unsubscribed: 'baja',
  /** The recipient marked it as unwanted. */
  complaint: 'queja',
  omitted: 'omitido',
} as const
export type RecipientStatus = (typeof RecipientStatus)[keyof typeof RecipientStatus]

export const recipientStatusNames: Readonly<Record<RecipientStatus, Text>> = {
  en_cola: { es: 'En cola', en: 'Queued' },
  enviando: { es: 'Enviando', en: 'Sending' },
  enviado: { es: 'Enviado', en: 'Sent' },
  diferido: { es: 'Diferido', en: 'Deferred' },
  rebote_blando: { es: 'Rebote blando', en: 'Soft bounce' },
  rebote_duro: { es: 'Rebote duro', en: 'Hard bounce' },
  fallido: { es: 'Fallido', en: 'Failed' },
  desconocido: { es: 'Desconocido', en: 'Unknown' },
  baja: { es: 'Baja', en: 'Unsubscribed' },
  queja: { es: 'Queja', en: 'Complaint' },
  omitido: { es: 'Omitido', en: 'Left out' },
}

/** Why a recipient was left out. */
export const OmissionReason = {
  unsubscribed: 'baja',
  bounced: 'rebote',
  complained: 'queja',
  invalid: 'invalido',
  duplicate: 'duplicado',
  deleted: 'eliminado',
  cancelled: 'cancelada',
} as const
export type OmissionReason = (typeof OmissionReason)[keyof typeof OmissionReason]

export const omissionReasonNames: Readonly<Record<OmissionReason, Text>> = {
  baja: { es: 'Se dio de baja', en: 'Unsubscribed' },
  rebote: { es: 'Su correo rebota', en: 'Their address bounces' },
  queja: { es: 'Se quejó de un correo', en: 'Complained about an e-mail' },
  invalido: { es: 'Correo no válido', en: 'Invalid e-mail' },
  duplicado: { es: 'Correo repetido', en: 'Duplicate e-mail' },
  eliminado: { es: 'Contacto eliminado', en: 'Deleted contact' },
  cancelada: { es: 'Difusión cancelada', en: 'Broadcast canceled' },
}

/** What is looked at before a broadcast is sent (rule broadcasts/review). */
export const ReviewPoint = {
  recipients: 'destinatarios',
  languages: 'idiomas',
  body: 'cuerpo',
  size: 'tamano',
  links: 'enlaces',
  omitted: 'omitidos',
} as const
export type ReviewPoint = (typeof ReviewPoint)[keyof typeof ReviewPoint]

export const reviewPointNames: Readonly<Record<ReviewPoint, Text>> = {
  destinatarios: { es: 'Destinatarios', en: 'Recipients' },
  idiomas: { es: 'Idiomas', en: 'Languages' },
  cuerpo: { es: 'Texto', en: 'Text' },
  tamano: { es: 'Tamaño', en: 'Size' },
  enlaces: { es: 'Enlaces', en: 'Links' },
  omitidos: { es: 'Omitidos', en: 'Left out' },
}

/** A red point keeps a broadcast from being sent. */
export const ReviewStatus = { good: 'bien', warning: 'aviso', red: 'rojo' } as const
export type ReviewStatus = (typeof ReviewStatus)[keyof typeof ReviewStatus]

export const reviewStatusNames: Readonly<Record<ReviewStatus, Text>> = {
  bien: { es: 'Bien', en: 'Good' },
  aviso: { es: 'Aviso', en: 'Notice' },
  rojo: { es: 'Por corregir', en: 'To fix' },
}

export const LinkStatus = { good: 'bien', broken: 'roto', unchecked: 'sin_comprobar' } as const
export type LinkStatus = (typeof LinkStatus)[keyof typeof LinkStatus]

export const linkStatusNames: Readonly<Record<LinkStatus, Text>> = {
  bien: { es: 'Responde', en: 'Answers' },
  roto: { es: 'Roto', en: 'Broken' },
  sin_comprobar: { es: 'Sin comprobar', en: 'Not checked' },
}
