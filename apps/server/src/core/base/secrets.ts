import { timingSafeEqual } from 'node:crypto'

/** Compares two secrets in constant time for equal lengths; the length itself is not secret. */
export function isSameSecret(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
