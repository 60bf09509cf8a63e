/** A change of an account's e-mail (decision 43). Hours of the confirmation and the numbers of mails are ours. */
export const emailChangeLimits = {
  /** Life of the link that confirms the new address. */
  confirmHours: 24,
  /** How long the old address can take the account back after the change. */
  takeBackHours: 72,
  /** Time between two mails to the new address. */
  minutesBetween: 3,
  /** Changes that one account may begin, and mails that one new address may get, in 24 h. */
  startsPerDay: 10,
  mailsPerAddressAndDay: 5,
} as const
