import type { Text } from '../core/text.ts'

/** The workshops with fixed ids; further ones are added as rows. */
export const workshopIds = {
  chile: 1,
  brazil: 2,
} as const

/**
 * Only a draft is hidden from visitors; a closed one has its certificates, one that was called off never takes place, and
 * both take no registrations.
 */
export const WorkshopStatus = {
  draft: 'borrador',
  published: 'publicado',
  closed: 'cerrado',
  calledOff: 'cancelado',
} as const
export type WorkshopStatus = (typeof WorkshopStatus)[keyof typeof WorkshopStatus]

export const workshopStatusNames: Readonly<Record<WorkshopStatus, Text>> = {
  borrador: { es: 'Borrador', en: 'Draft' },
  publicado: { es: 'Publicado', en: 'Published' },
  cerrado: { es: 'Cerrado', en: 'Closed' },
  cancelado: { es: 'Cancelado', en: 'Called off' },
}

/** What a visitor can do on the page of a workshop: register, join the waiting list, come back later, or nothing. */
export const RegistrationPhase = {
  open: 'abierta',
  waiting: 'espera',
  early: 'por_abrir',
  closed: 'cerrada',
} as const
export type RegistrationPhase = (typeof RegistrationPhase)[keyof typeof RegistrationPhase]

export const registrationPhaseNames: Readonly<Record<RegistrationPhase, Text>> = {
  abierta: { es: 'Inscripción abierta', en: 'Registration is open' },
  espera: { es: 'Completo: hay lista de espera', en: 'Full: there is a waiting list' },
  por_abrir: { es: 'La inscripción abre pronto', en: 'Registration opens soon' },
  cerrada: { es: 'Inscripción cerrada', en: 'Registration is closed' },
}

/**
 * Numbers of the generic status list, and two of our own (16, 17). A canceled or lapsed registration frees its e-mail
 * and its place.
 */
export const RegistrationStatus = {
  registered: 1,
  attended: 4,
  canceled: 5,
  waiting: 16,
  lapsed: 17,
} as const
export type RegistrationStatus = (typeof RegistrationStatus)[keyof typeof RegistrationStatus]

/** What staff may set; the others follow from places and time. */
export const staffStatuses = [RegistrationStatus.registered, RegistrationStatus.attended, RegistrationStatus.canceled]

export const registrationStatusNames: Readonly<Record<RegistrationStatus, Text>> = {
  1: { es: 'Inscrita', en: 'Registered' },
  4: { es: 'Asistió', en: 'Attended' },
  5: { es: 'Anulada', en: 'Canceled' },
  16: { es: 'En lista de espera', en: 'On the waiting list' },
  17: { es: 'Sin confirmar a tiempo', en: 'Not confirmed in time' },
}

/** A place that is not confirmed within these hours goes to the next one, at the latest when the workshop begins. */
export const confirmHours = 48

export const workshopLimits = {
  capacity: 5000,
  speakers: 12,
  /** Lines of the schedule. */
  schedule: 80,
  pictures: 12,
  textLength: 2000,
  pictureBytes: 5 * 1024 * 1024,
  /** Hours on a certificate. */
  hours: 200,
  /** Check-ins that a device sends at once. */
  checkIns: 500,
} as const

/** A name in addresses that would not be told from other pages is refused. */
export const reservedKeys: readonly string[] = ['chile', 'brazil']

/** Path of the page of one registration, without log-in. */
export const registrationPath = '/workshop-registration'

/** Path of the check-in screen, which is installed on phones under this address. */
export const checkInPath = '/check-in'

/** What a person is told and says on the phone: `T-00042`. */
export const referenceOf = (id: number): string => `T-${String(id).padStart(5, '0')}`

/** States of the job that closes a workshop, and of the one that takes that back. */
export const ClosingStep = {
  running: 'en_curso',
  done: 'terminado',
  undoing: 'deshaciendo',
  undone: 'deshecho',
} as const
export type ClosingStep = (typeof ClosingStep)[keyof typeof ClosingStep]

export const closingStepNames: Readonly<Record<ClosingStep, Text>> = {
  en_curso: { es: 'Emitiendo certificados y licencias', en: 'Issuing certificates and licenses' },
  terminado: { es: 'Certificados y licencias emitidos', en: 'Certificates and licenses issued' },
  deshaciendo: { es: 'Retirando certificados y licencias', en: 'Withdrawing certificates and licenses' },
  deshecho: { es: 'El cierre se deshizo', en: 'The closing was undone' },
}

/** What the closing led to for one person. */
export const ClosingOutcome = {
  waiting: 'pendiente',
  issued: 'emitido',
  refused: 'rechazado',
  withdrawn: 'retirado',
  notWithdrawn: 'no_retirado',
} as const
export type ClosingOutcome = (typeof ClosingOutcome)[keyof typeof ClosingOutcome]

export const closingOutcomeNames: Readonly<Record<ClosingOutcome, Text>> = {
  pendiente: { es: 'En espera', en: 'Waiting' },
  emitido: { es: 'Emitido', en: 'Issued' },
  rechazado: { es: 'Sin emitir', en: 'Not issued' },
  retirado: { es: 'Retirado', en: 'Withdrawn' },
  no_retirado: { es: 'No se pudo retirar', en: 'Could not be withdrawn' },
}

/** A closing can be taken back for so many days. */
export const closingUndoDays = 30
