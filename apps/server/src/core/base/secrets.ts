import { timingSafeEqual } from 'node:crypto'

/**
 * Whether two secrets are the same. Takes as long for every wrong one of the right length, so how long it takes tells
 * nothing of where they differ; the length itself is no secret.
 */
export function isSameSecret(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
