/** The way back of an owner whose account strangers have locked. Ours. */
export const unlockLimits = {
  /** A browser that has not signed in for so long is a stranger again. */
  deviceDays: 180,
  /** Known browsers of one account; the one unseen for longest goes first. */
  devicesPerUser: 10,
  /** Life of the link that makes a browser known. */
  linkHours: 24,
  /** Mails with such a link to one address in a calendar day; another one goes only after the last was used. */
  mailsPerDay: 3,
} as const
