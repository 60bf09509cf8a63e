import type { loadHome as load } from './load.ts'

/** Loads the data of the home page. Apart, so that the page does not name its many files among those that it may load. */
export const loadHome = async (...given: Parameters<typeof load>): ReturnType<typeof load> =>
  (await import('./load.ts')).loadHome(...given)
