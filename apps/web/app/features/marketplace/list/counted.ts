/** How many items each choice would find; null when there are too many to count. */
export type Counts = readonly { id: number; total: number }[] | null

/** A choice of a filter, with its count or without one. */
export type Counted<C> = Omit<C, 'total'> & { total: number | null }

/** Returns the choices of a filter with their counts under all other filters, or as they are where nothing is counted. */
export const countedBy = <C extends { id: number; total: number }>(
  choices: readonly C[],
  counts: Counts | undefined,
): readonly Counted<C>[] =>
  counts === undefined
    ? choices
    : choices.map((choice) => ({
        ...choice,
        total: counts && (counts.find(({ id }) => id === choice.id)?.total ?? 0),
      }))
