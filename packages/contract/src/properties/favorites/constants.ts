export const favoriteLimits = {
  /** Most favorites of one reader. */
  most: 50,
  /**
   * Most properties asked for at once: the sixth request of an hour would wait in quarantine
   * (rule requests/quarantine).
   */
  asked: 5,
} as const
