/** Items of a kind on the home page. */
export const shownAtHome = 4

/** Returns the featured items first, then the newest, without duplicates. */
export const featuredFirst = <Row extends { id: number }>(featured: readonly Row[], newest: readonly Row[]): Row[] =>
  [...new Map([...featured, ...newest].map((row) => [row.id, row])).values()].slice(0, shownAtHome)
