/** Times and counts of card payments (decision 38; A5; facts of the provider are said so). */
export const paymentLimits = {
  /** Attempts that reached the provider, for one payment link, and for each address without one: card brands count retries. */
  attemptsPerHold: 7,
  /** A second press of Pay leads to the same form for so long. */
  sameFormMinutes: 4,
  /** The sweeper leaves younger payments to those who are at work on them. */
  sweptAfterMinutes: 2,
  /** The provider's forms end before (15 minutes after create at most, seen in integration). */
  timeOutMinutes: 20,
  /** The provider tells what became of a payment for so long. */
  statusDays: 7,
  /** The provider's: a whole refund after the commit is a reversal for so long. */
  reversalHours: 3,
  /** The provider's: refunds by web service. */
  refundDays: 90,
  /** How long one answer of the provider is waited for. */
  answerMs: 15_000,
  /** The result page asks again so often while the outcome is not known, then promises a mail. */
  askAgainTimes: 10,
  askAgainEveryMs: 3000,
  /** The result of a payment shows the client's secret tracking page for so long after his return. */
  trackingShownMinutes: 60,
} as const

/** Net of a Chilean amount with tax: total / 1.19 (rule C4). */
export const chileanTax = 0.19

/** First page of a payment. */
export const paymentPage = '/payment'

/** Where the browser comes back from the provider, by GET or POST (decision 4). */
export const returnPath = '/v1/clasificado/retorno_reservacion'

/** Receipt of a payment: its secret mark follows. */
export const receiptPath = '/v1/clasificado/solicitud/comprobante'
