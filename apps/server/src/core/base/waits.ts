/**
 * How long the portal waits for each program that it speaks to, in milliseconds: until it is connected, for the next sign
 * of life (`answerMs`), and for the whole exchange. Of the card provider and of webhooks people see the time, so it is
 * with their limits (`paymentLimits.answerMs`, `webhookLimits.timeoutMs` of the contract); for both it is the whole.
 */
export const waits = {
  /** A file may be large: the whole is not bounded, silence is. Tried twice. */
  bucket: { connectMs: 5000, answerMs: 15_000, headersMs: 120_000 },
  mailServer: { connectMs: 10_000, answerMs: 60_000, wholeMs: 240_000 },
  /** A mail that someone waits for. */
  pinMail: { wholeMs: 5000 },
  /** The mailbox of returned mails; the whole is that of its job. */
  mailbox: { connectMs: 15_000, answerMs: 60_000 },
  traces: { wholeMs: 3000 },
  captcha: { wholeMs: 5000 },
  /** The service that takes public forms, where one is set. */
  formService: { wholeMs: 10_000 },
  /** A statement ends after 15 s on the server; longer silence means that the server is gone. */
  database: { connectMs: 3000, answerMs: 20_000 },
} as const
