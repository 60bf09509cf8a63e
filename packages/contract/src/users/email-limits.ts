/**
 * Limits of a change of e-mail (rule users/email-change). The hours of the confirmation and the numbers of mails are
 * our own.
 */
export const emailChangeLimits = {
  /** Life of the link that confirms the new address. */
  confirmHours: 24,
  /** How long the old address can take the account back after the change. */
  takeBackHours: 72,
  /** Minimum time between two mails to the new address. */
  minutesBetween: 3,
  /** Changes that one account may start, and mails that one new address may receive, in 24 h. */
  startsPerDay: 10,
  mailsPerAddressAndDay: 5,
} as const
