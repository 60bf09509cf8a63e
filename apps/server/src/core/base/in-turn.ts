/**
 * Does the work for each in turn, also after one has failed: a row that cannot be worked off must not hold back those
 * after it. Throws at the end what failed, so that the job is counted and tried again.
 */
export async function eachInTurn<T>(list: Iterable<T>, work: (one: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const one of list) await work(one).catch((error: unknown) => void failures.push(error))
  if (failures.length) throw failures.length === 1 ? failures[0] : new AggregateError(failures, failures.join('; '))
}
