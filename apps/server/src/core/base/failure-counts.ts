/** What failed in this process since its start, where a failure is only logged and counted. */
export const failureCounts: Record<'homeCarousel', number> = {
  /** The slides of the home page could not be read. */
  homeCarousel: 0,
}
