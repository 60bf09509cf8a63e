/** Times and limits of card payments (rule payments/provider-away). The provider's limits are marked as such. */
export const paymentLimits = {
  /** Attempts that reached the provider, per payment link, and per address without one: card brands count retries. */
  attemptsPerHold: 7,
  /** During this time a second press of Pay returns the same form. */
  sameFormMinutes: 4,
  /** The same where the form itself charges: as long as it is open, so that there is one of each client only. */
  chargingFormMinutes: 18,
  /** The sweeper leaves younger payments alone. */
  sweptAfterMinutes: 2,
  /** The provider's forms expire earlier (at most 15 minutes after creation, seen in integration). */
  timeOutMinutes: 20,
  /** The provider's: how long it reports the status of a payment. */
  statusDays: 7,
  /** The provider's: refunds by web service. */
  refundDays: 90,
  /** Time-out for one answer of the provider. */
  answerMs: 15_000,
  /** Of the proof of a transfer that a client sends. */
  proofBytes: 10 * 1024 * 1024,
  /** How often the result page polls an unknown outcome before it promises a mail. */
  askAgainTimes: 10,
  askAgainEveryMs: 3000,
  /** How long after the client's return the result page links to their secret tracking page. */
  trackingShownMinutes: 60,
} as const
