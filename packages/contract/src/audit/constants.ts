import { Role } from '../access/constants.ts'
import type { Text } from '../core/text.ts'

/** Who reads the audit: no module opens it. */
export const auditRoles = [Role.superAdmin, Role.administrator] as const

/** The screen of the audit; the id of a row follows. */
export const auditPath = '/dashboard/sistema/auditoria'

/** What a check finds where the chain does not hold. */
export const BreakKind = {
  /** The row or its seal says something else than when it was sealed. */
  altered: 'alterada',
  /** A row or a seal is gone. */
  missing: 'faltante',
  /** A row was written past the portal, or dated back. */
  inserted: 'insertada',
  /** The row stands where another one was sealed. */
  reordered: 'reordenada',
  /** The chain differs from a head that was noted outside the database: all of it was computed again. */
  rewritten: 'reescrita',
  /** The chain ends before a head that was noted outside the database. */
  cut: 'cortada',
} as const
export type BreakKind = (typeof BreakKind)[keyof typeof BreakKind]

export const breakKindNames: Readonly<Record<BreakKind, Text>> = {
  alterada: { es: 'Alterada', en: 'Altered' },
  faltante: { es: 'Faltante', en: 'Missing' },
  insertada: { es: 'Insertada', en: 'Inserted' },
  reordenada: { es: 'Fuera de orden', en: 'Out of order' },
  reescrita: { es: 'Cadena reescrita', en: 'Chain rewritten' },
  cortada: { es: 'Final cortado', en: 'End cut off' },
}

/** Totals of its list are exact up to this number. */
export const auditCounted = 10_000

export const auditLimits = {
  /** Characters of a filter. */
  word: 100,
} as const
