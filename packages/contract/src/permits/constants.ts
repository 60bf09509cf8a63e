import type { Text } from '../core/text.ts'

/** What is stored of a permit (`estado` of its row). */
export const PermitStatus = {
  waiting: 'pendiente',
  approved: 'aprobado',
  refused: 'rechazado',
  /** Another upload took its place, before or after a decision. */
  replaced: 'reemplazado',
} as const
export type PermitStatus = (typeof PermitStatus)[keyof typeof PermitStatus]

export const permitStatusNames: Readonly<Record<PermitStatus, Text>> = {
  pendiente: { es: 'Por revisar', en: 'To review' },
  aprobado: { es: 'Aprobado', en: 'Approved' },
  rechazado: { es: 'Rechazado', en: 'Refused' },
  reemplazado: { es: 'Reemplazado', en: 'Replaced' },
}

/** What a permit is worth today where its enterprise is: an approved one is valid, about to expire or expired. */
export const PermitState = {
  waiting: 'pendiente',
  valid: 'vigente',
  expiring: 'por_vencer',
  expired: 'vencido',
  refused: 'rechazado',
  replaced: 'reemplazado',
} as const
export type PermitState = (typeof PermitState)[keyof typeof PermitState]

export const permitStateNames: Readonly<Record<PermitState, Text>> = {
  pendiente: { es: 'Por revisar', en: 'To review' },
  vigente: { es: 'Vigente', en: 'Valid' },
  por_vencer: { es: 'Por vencer', en: 'Expires soon' },
  vencido: { es: 'Vencido', en: 'Expired' },
  rechazado: { es: 'Rechazado', en: 'Refused' },
  reemplazado: { es: 'Reemplazado', en: 'Replaced' },
}

/** Days before its last day on which the company is warned; 0: on that day (rule permits/warnings). */
export const permitWarningDays = [60, 30, 7, 1, 0] as const

export const permitLimits = {
  /** Size of the uploaded document (rule permits/authorized-buyer). */
  fileBytes: 10 * 1024 * 1024,
  /** From so many days before its end a permit is shown as about to expire. */
  soonDays: 60,
  /** Years that a permit may last; a later end is a typing error. */
  years: 20,
  reasonLength: 500,
} as const

/** Product categories that only authorized buyers get: adapters and consoles (rule permits/authorized-buyer). */
export const controlledCategories = [1, 2] as const

/** Why an order may not go to production (`bloqueo_produccion`). */
export const ProductionBlock = {
  /** The client's company has no valid permit. */
  permit: 'permiso',
} as const
export type ProductionBlock = (typeof ProductionBlock)[keyof typeof ProductionBlock]

export const productionBlockNames: Readonly<Record<ProductionBlock, Text>> = {
  permiso: { es: 'El cliente no tiene un permiso vigente', en: 'The client has no valid permit' },
}

/** Where people of a company upload its permit. */
export const ownPermitPath = '/dashboard/perfil?tab=permiso'
