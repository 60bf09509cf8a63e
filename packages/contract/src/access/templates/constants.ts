import type { Text } from '../../core/text.ts'
import type { Profile } from '../templates.ts'

/** The screen of the templates; the profile follows. */
export const templatesPath = '/dashboard/usuarios/plantillas'

export const templateLimits = {
  /** Users of one application. */
  users: 1000,
  /** How long it can be undone. */
  undoHours: 24,
  /** Versions and applications that are shown. */
  shown: 20,
} as const

export const profileNames: Readonly<Record<Profile, Text>> = {
  superAdmin: { es: 'Súper administrador', en: 'Super administrator' },
  administrator: { es: 'Administrador', en: 'Administrator' },
  manager: { es: 'Gerente de la casa', en: 'Manager of the house' },
  staffUser: { es: 'Usuario de la casa', en: 'User of the house' },
  customer: { es: 'Cliente registrado', en: 'Registered customer' },
  distributor: { es: 'Distribuidor', en: 'Distributor' },
  masterDistributor: { es: 'Distribuidor máster', en: 'Master distributor' },
  enterpriseManager: { es: 'Gerente de otra empresa', en: 'Manager of another enterprise' },
  enterpriseUser: { es: 'Usuario de otra empresa', en: 'User of another enterprise' },
}
