import { type Role, Role as roles } from '../access/constants.ts'
import { hasRankOf, rankOf } from '../access/hierarchy.ts'
import type { Text } from '../core/text.ts'
import type { Numbers } from '../settings/numbers.ts'

/** Largest discounts without approval, percent: a setting of the site, copied with each quote. */
export type DiscountLimits = Numbers<'descuentos'>

/** Returns the limit of a role; null means any (rule quotes/approval). */
export function limitOf({ usuario, gerente, administrador }: DiscountLimits, role: Role): number | null {
  if (role === roles.superAdmin) return null
  if (role === roles.administrator) return administrador
  return role === roles.manager ? gerente : usuario
}

/** Why a quote needs approval (`aprobacion_motivos`). */
export const approvalReasonNames = {
  descuento: { es: 'Un descuento supera el límite de su rol', en: 'A discount is above the limit of the role' },
  costo_distribuidor: { es: 'Un precio está bajo el costo del distribuidor', en: 'A price is below distributor cost' },
  costo_master: { es: 'Un precio está bajo el costo del máster', en: 'A price is below master cost' },
  sin_empresa: { es: 'La escribió un cliente sin empresa', en: 'Written by a customer without an enterprise' },
} as const satisfies Readonly<Record<string, Text>>
export type ApprovalReason = keyof typeof approvalReasonNames

/** The data of a line that decide on approval; null without a price or cost to compare with. */
export interface JudgedLine {
  precio_venta: number
  /** Percent. */
  descuento: number
  /** The branch's price. */
  precio_lista: number | null
  costo_distribuidor: number | null
  costo_master: number | null
}

export interface Approval {
  reasons: ApprovalReason[]
  /** The lowest role that may approve; null when no approval is needed. */
  role: Role | null
}

const byPower: readonly Role[] = [roles.manager, roles.administrator, roles.superAdmin]

type Sold = Pick<JudgedLine, 'precio_venta' | 'descuento'>

/** Returns the unit price after its discount. */
export const netPriceOf = ({ precio_venta, descuento }: Sold): number => precio_venta * (1 - descuento / 100)

/**
 * Whether a line's price after discount is below a cost in its currency (rule quotes/approval); false without a known
 * cost.
 */
export const isSoldUnder = (line: Sold, cost: number | null): cost is number => cost !== null && netPriceOf(line) < cost

/** Returns the discount from the list price, percent: a lowered price counts. */
export function discountOf(line: JudgedLine): number {
  const lowered = line.precio_lista ? (1 - netPriceOf(line) / line.precio_lista) * 100 : 0
  return Math.max(line.descuento, Math.round(lowered * 1e6) / 1e6)
}

/** Returns the lowest role above user and distributor that may give this discount; null when anyone may. */
export function roleForDiscount(percentage: number, limits: DiscountLimits): Role | null {
  if (percentage <= limits.usuario) return null
  return byPower.find((role) => percentage <= (limitOf(limits, role) ?? 100)) ?? roles.superAdmin
}

/** A rule that asks for approval, and the lowest role that may give it. */
interface Rule {
  reason: ApprovalReason
  role: Role
}

function needsOf(line: JudgedLine, limits: DiscountLimits): Rule[] {
  const discountRole = roleForDiscount(discountOf(line), limits)
  return [
    ...(discountRole ? [{ reason: 'descuento' as const, role: discountRole }] : []),
    ...(isSoldUnder(line, line.costo_distribuidor)
      ? [{ reason: 'costo_distribuidor' as const, role: roles.manager }]
      : []),
    ...(isSoldUnder(line, line.costo_master) ? [{ reason: 'costo_master' as const, role: roles.administrator }] : []),
  ]
}

/** The author, whose limits apply to a quote. */
export interface Author {
  role: Role
  hasEnterprise: boolean
}

/** Returns the rules by which someone above the author must approve this line. */
export const rulesAgainst = (
  line: JudgedLine,
  { role: author }: Pick<Author, 'role'>,
  limits: DiscountLimits,
): Rule[] => needsOf(line, limits).filter(({ role }) => !hasRankOf(author, role))

/** Returns whether these lines need approval, why, and from which role (rule quotes/approval). */
export function approvalFor(lines: readonly JudgedLine[], author: Author, limits: DiscountLimits): Approval {
  const customer = author.hasEnterprise || hasRankOf(author.role, roles.manager) ? [] : [customerNeed]
  const needs = [...customer, ...lines.flatMap((line) => rulesAgainst(line, author, limits))]
  const role = needs.reduce<Role | null>(
    (most, need) => (most === null || rankOf(need.role) > rankOf(most) ? need.role : most),
    null,
  )
  return { reasons: [...new Set(needs.map(({ reason }) => reason))], role }
}

const customerNeed: Rule = { reason: 'sin_empresa', role: roles.manager }
