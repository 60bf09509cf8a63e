import { type Role, Role as roles } from '../access/constants.ts'
import { hasRankOf, rankOf } from '../access/hierarchy.ts'
import type { Text } from '../core/text.ts'

/** Largest discount, percent, that a role gives without asking; null means any (rules, "Discount limits"). */
export const discountLimits: Readonly<Record<Role, number | null>> = {
  4: 5,
  3: 5,
  2: 15,
  1: 30,
  5: null,
}

/** Why a quote needs approval (`aprobacion_motivos`). */
export const approvalReasonNames = {
  descuento: { es: 'Un descuento supera el límite de su rol', en: 'A discount is above the limit of the role' },
  costo_distribuidor: { es: 'Un precio está bajo el costo del distribuidor', en: 'A price is below distributor cost' },
  costo_master: { es: 'Un precio está bajo el costo del máster', en: 'A price is below master cost' },
  sin_empresa: { es: 'La escribió un cliente sin empresa', en: 'Written by a customer without an enterprise' },
} as const satisfies Readonly<Record<string, Text>>
export type ApprovalReason = keyof typeof approvalReasonNames

/** A line as far as it may need approval; null where there is no price or no cost to compare with. */
export interface JudgedLine {
  precio_venta: number
  /** Percent. */
  descuento: number
  /** What the branch sells it at. */
  precio_lista: number | null
  costo_distribuidor: number | null
  costo_master: number | null
}

export interface Approval {
  reasons: ApprovalReason[]
  /** The least powerful role that may approve; null when nobody has to. */
  role: Role | null
}

const byPower: readonly Role[] = [roles.manager, roles.administrator, roles.superAdmin]

type Sold = Pick<JudgedLine, 'precio_venta' | 'descuento'>

/** What a unit is sold at, its discount taken off. */
export const netPriceOf = ({ precio_venta, descuento }: Sold): number => precio_venta * (1 - descuento / 100)

/** Whether a line is sold under a cost in its currency, its discount taken off (A6.4); not where no cost is known. */
export const isSoldUnder = (line: Sold, cost: number | null): cost is number => cost !== null && netPriceOf(line) < cost

/** What a line is sold under its list price by, percent: a lowered price counts as a discount. */
export function discountOf(line: JudgedLine): number {
  const lowered = line.precio_lista ? (1 - netPriceOf(line) / line.precio_lista) * 100 : 0
  return Math.max(line.descuento, Math.round(lowered * 1e6) / 1e6)
}

/** The least powerful role above user and distributor that gives this discount by itself; null when anyone may. */
export function roleForDiscount(percentage: number): Role | null {
  if (percentage <= discountLimits[roles.user]!) return null
  return byPower.find((role) => percentage <= (discountLimits[role] ?? 100)) ?? roles.superAdmin
}

/** A rule that asks for approval, and the least powerful role that it leaves it to. */
interface Rule {
  reason: ApprovalReason
  role: Role
}

function needsOf(line: JudgedLine): Rule[] {
  const discountRole = roleForDiscount(discountOf(line))
  return [
    ...(discountRole ? [{ reason: 'descuento' as const, role: discountRole }] : []),
    ...(isSoldUnder(line, line.costo_distribuidor)
      ? [{ reason: 'costo_distribuidor' as const, role: roles.manager }]
      : []),
    ...(isSoldUnder(line, line.costo_master) ? [{ reason: 'costo_master' as const, role: roles.administrator }] : []),
  ]
}

/** By whose limits a quote is judged. */
export interface Author {
  role: Role
  hasEnterprise: boolean
}

/** The rules by which someone above the author must agree to this line. */
export const rulesAgainst = (line: JudgedLine, { role: author }: Pick<Author, 'role'>): Rule[] =>
  needsOf(line).filter(({ role }) => !hasRankOf(author, role))

/** Whether someone above the author must agree to these lines, why, and from which role on (A6.4). */
export function approvalFor(lines: readonly JudgedLine[], author: Author): Approval {
  const customer = author.hasEnterprise || hasRankOf(author.role, roles.manager) ? [] : [customerNeed]
  const needs = [...customer, ...lines.flatMap((line) => rulesAgainst(line, author))]
  const role = needs.reduce<Role | null>(
    (most, need) => (most === null || rankOf(need.role) > rankOf(most) ? need.role : most),
    null,
  )
  return { reasons: [...new Set(needs.map(({ reason }) => reason))], role }
}

const customerNeed: Rule = { reason: 'sin_empresa', role: roles.manager }
