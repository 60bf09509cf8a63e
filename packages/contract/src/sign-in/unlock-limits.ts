/** Limits for an owner whose account strangers have locked. Our own. */
export const unlockLimits = {
  /** A browser without a log-in for this long is no longer known. */
  deviceDays: 180,
  /** Known browsers per account; the longest unused is dropped first. */
  devicesPerUser: 10,
  /** Life of an unlock link, which makes a browser known. */
  linkHours: 24,
  /** Mails with such a link to one address per calendar day; another is sent only after the last link was used. */
  mailsPerDay: 3,
} as const
