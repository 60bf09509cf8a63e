import { hierarchy, Role } from './constants.ts'

/** Returns the rank of a role: 5 for the super administrator down to 1 for the distributor, 0 for an unknown number. */
export function rankOf(role: number): number {
  const place = hierarchy.indexOf(role as Role)
  return place < 0 ? 0 : hierarchy.length - place
}

/** Whether a role ranks strictly above another one. */
export function outranks(role: number, other: number): boolean {
  return rankOf(role) > rankOf(other)
}

/** Whether a role ranks at least as high as the needed one. An unknown number ranks below all. */
export function hasRankOf(role: number, needed: Role): boolean {
  return rankOf(role) >= rankOf(needed)
}

/** Whether a role may delete records and give access: administrators and above (rule access/roles). */
export const mayDelete = (role: number): boolean => hasRankOf(role, Role.administrator)
