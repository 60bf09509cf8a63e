import type { Text } from '../core/text.ts'

/** Status of an enterprise or a branch office, from the generic list. */
export const EnterpriseStatus = {
  active: 1,
  inactive: 5,
} as const
export type EnterpriseStatus = (typeof EnterpriseStatus)[keyof typeof EnterpriseStatus]

export const enterpriseStatusNames: Readonly<Record<EnterpriseStatus, Text>> = {
  1: { es: 'Activa', en: 'Active' },
  5: { es: 'Inactiva', en: 'Inactive' },
}

/** The format of the quote abbreviation of an enterprise (rule users/enterprise-in-use). */
export const abbreviationPattern = /^[A-Z]{2,6}$/
