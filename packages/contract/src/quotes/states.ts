import type { Text, Texts } from '../core/text.ts'

/** Values of `estado` of a quote (rule quotes/states). */
export const QuoteStatus = {
  pending: 'pendiente',
  approved: 'aprobada',
  cancelled: 'cancelada',
  expired: 'vencida',
} as const
export type QuoteStatus = (typeof QuoteStatus)[keyof typeof QuoteStatus]

export const quoteStatusNames: Readonly<Record<QuoteStatus, Texts<string>>> = {
  pendiente: { es: 'Pendiente', en: 'Pending' },
  aprobada: { es: 'Aprobada', en: 'Approved' },
  cancelada: { key: 'quotes/canceled', es: 'Cancelada', en: 'Canceled' },
  vencida: { es: 'Vencida', en: 'Expired' },
}

/** Tabs of the lists, in order: `todas` excludes superseded revisions only. */
export const quoteTabs = [...Object.values(QuoteStatus), 'todas'] as const
export type QuoteTab = (typeof quoteTabs)[number]

/** Values of `aprobacion`: whether staff must agree before a PIN may be asked for. */
export const QuoteApproval = {
  notNeeded: 'no_requiere',
  pending: 'pendiente',
  given: 'aprobada',
  refused: 'rechazada',
} as const
export type QuoteApproval = (typeof QuoteApproval)[keyof typeof QuoteApproval]

export const quoteApprovalNames: Readonly<Record<QuoteApproval, Text>> = {
  no_requiere: { es: 'No requiere aprobación', en: 'No approval needed' },
  pendiente: { es: 'Requiere aprobación', en: 'Needs approval' },
  aprobada: { es: 'Aprobación interna dada', en: 'Approved internally' },
  rechazada: { es: 'Aprobación interna rechazada', en: 'Refused internally' },
}

/** Filters of quote lists besides `aprobacion`: waiting for the reader's decision, or for its author to send. */
export const QuoteStage = { toDecide: 'por_decidir', toSend: 'por_enviar' } as const
export type QuoteStage = (typeof QuoteStage)[keyof typeof QuoteStage]

export const quoteStageNames: Readonly<Record<QuoteStage, Text>> = {
  por_decidir: { es: 'Espera mi decisión', en: 'Waits for my decision' },
  por_enviar: { es: 'Aprobada y sin enviar', en: 'Approved, not sent yet' },
}

/** Progress of a quote with its client, besides its state; not part of any transition (`seguimiento` of a list). */
export const QuoteProgress = {
  notSent: 'sin_enviar',
  sent: 'enviada',
  opened: 'abierta',
  /** Sent, opened or not. */
  withClient: 'con_cliente',
  undelivered: 'no_entregada',
} as const
export type QuoteProgress = (typeof QuoteProgress)[keyof typeof QuoteProgress]

export const quoteProgressNames: Readonly<Record<QuoteProgress, Text>> = {
  sin_enviar: { es: 'Sin enviar', en: 'Not sent' },
  enviada: { es: 'Enviada, sin abrir', en: 'Sent, not opened' },
  abierta: { es: 'Abierta por el cliente', en: 'Opened by the client' },
  con_cliente: { es: 'Enviada, sin respuesta', en: 'Sent, not answered' },
  no_entregada: { es: 'Correo no entregado', en: 'Mail not delivered' },
}

/** Status of the mail with the link: sending for more than a minute, accepted by the mail server, or failed. */
export const LinkMail = { onItsWay: 'en_camino', handedOver: 'entregado', failed: 'fallido' } as const
export type LinkMail = (typeof LinkMail)[keyof typeof LinkMail]

export const linkMailNames: Readonly<Record<LinkMail, Text>> = {
  en_camino: { es: 'Correo en camino', en: 'Mail on its way' },
  entregado: { es: 'Enviada', en: 'Sent' },
  fallido: { es: 'Correo no entregado', en: 'Mail not delivered' },
}

/** Kinds of entries in the history of a quote (`tipo` of an event). */
export const quoteEventNames = {
  creada: { es: 'Cotización creada', en: 'Quote created' },
  editada: { es: 'Cotización editada', en: 'Quote edited' },
  revisada: { es: 'Nueva revisión', en: 'New revision' },
  renovada: { es: 'Renovada en una nueva revisión', en: 'Renewed as a new revision' },
  enviada: { es: 'Enlace enviado al cliente', en: 'Link sent to the client' },
  abierta: { es: 'El cliente abrió el enlace', en: 'The client opened the link' },
  recordada: { es: 'Recordatorio enviado al cliente', en: 'Client reminded' },
  pin: { es: 'PIN enviado al cliente', en: 'PIN sent to the client' },
  aprobacion: { es: 'Aprobación interna dada', en: 'Approved internally' },
  rechazo: { es: 'Aprobación interna rechazada', en: 'Refused internally' },
  cambio: { es: 'El cliente pidió un cambio', en: 'The client asked for a change' },
  estado: { es: 'Cambio de estado', en: 'Status change' },
  produccion: { es: 'Permiso vigente: pasó a producción', en: 'Permit valid: went to production' },
  licencia: { es: 'Licencia renovada', en: 'License renewed' },
  licencia_devuelta: { es: 'Se retiró lo comprado de la licencia', en: 'What the license had bought was taken back' },
  licencia_igual: { es: 'La licencia no se renovó', en: 'The license was not renewed' },
  traspasada: { es: 'Pasó a otra persona', en: 'Transferred to another person' },
} as const satisfies Readonly<Record<string, Text>>
export type QuoteEvent = keyof typeof quoteEventNames
