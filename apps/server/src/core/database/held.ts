import { AsyncLocalStorage } from 'node:async_hooks'

/** A transaction that is under way, in whose work the current code runs. */
interface Held {
  isOpen: boolean
  /** Told what may not happen inside it; throws, except in production. */
  onMisuse: (error: Error) => void
}

const holding = new AsyncLocalStorage<Held | undefined>()

/** Runs the work of a transaction. What it starts and does not wait for may take connections once it has ended. */
export async function whileHolding<T>(onMisuse: Held['onMisuse'], work: () => Promise<T>): Promise<T> {
  const held: Held = { isOpen: true, onMisuse }
  try {
    return await holding.run(held, work)
  } finally {
    held.isOpen = false
  }
}

/**
 * Refuses what would wait for a second connection while the caller holds one: once every connection is held by such a
 * caller, all of them wait for each other (decision 073).
 */
export function refuseWhileHolding(what: string): void {
  const held = holding.getStore()
  if (held?.isOpen) held.onMisuse(new Error(`${what} inside a transaction: pass the transaction on instead`))
}
