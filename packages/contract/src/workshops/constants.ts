import type { Text } from '../core/text.ts'

/** The workshops with fixed ids; further ones are added as rows. */
export const workshopIds = {
  chile: 1,
  brazil: 2,
} as const

/** Numbers of the generic status list. A canceled registration frees its e-mail. */
export const RegistrationStatus = {
  registered: 1,
  attended: 4,
  canceled: 5,
} as const
export type RegistrationStatus = (typeof RegistrationStatus)[keyof typeof RegistrationStatus]

export const registrationStatusNames: Readonly<Record<RegistrationStatus, Text>> = {
  1: { es: 'Inscrita', en: 'Registered' },
  4: { es: 'Asistió', en: 'Attended' },
  5: { es: 'Anulada', en: 'Canceled' },
}

/** What a person is told and says on the phone: `T-00042`. */
export const referenceOf = (id: number): string => `T-${String(id).padStart(5, '0')}`
