import { AsyncLocalStorage } from 'node:async_hooks'

/** A read that is under way. Without one, statements go to the primary. */
interface Reading {
  /** Whether its rows may be a moment old, so that a replica may answer while the primary is well. */
  mayLag: boolean
}

const reading = new AsyncLocalStorage<Reading | undefined>()

export const currentReading = (): Reading | undefined => reading.getStore()

/** Runs a read. A replica answers it while the primary is away, and also at other times when it may lag. */
export const asRead = <R>(mayLag: boolean, work: () => R): R => reading.run({ mayLag }, work)

/** Runs the part of a read that is kept for others, which no old row may get into. */
export const withoutLag = <R>(work: () => R): R => (reading.getStore() ? asRead(false, work) : work())

/** Runs what writes, or needs to see every write. */
export const onPrimary = <R>(work: () => R): R => reading.run(undefined, work)
