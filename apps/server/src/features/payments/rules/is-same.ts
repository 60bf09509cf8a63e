import { timingSafeEqual } from 'node:crypto'

/** Whether two secrets are the same; how long it takes tells nothing of where they differ. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
