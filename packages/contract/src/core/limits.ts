import type { Limit } from './endpoint.ts'

/** Rules for a new password; access/password-rules.ts checks them. */
export const passwordLimits = {
  /** Characters, counted as a reader sees them. */
  minLength: 12,
  /** Characters; limits the cost of hashing. Our own. */
  maxLength: 256,
  /** Digits. */
  minDigits: 2,
  /** Life of the one-time link with which a user made by staff chooses their password. Our own. */
  linkHours: 72,
} as const

/** The PIN sent by mail for a reset, an account, a quote or a bidder (rules pins/life, pins/tries). */
export const pinLimits = {
  digits: 4,
  lifeMinutes: 10,
  /** Time between two requests. */
  minutesBetween: 3,
  /** Wrong tries that invalidate one PIN. */
  triesPerPin: 5,
  requestsPerDay: 5,
  /** Further requests whose mail could not be sent: they make nobody wait. Our own. */
  unsentPerDay: 20,
  /** Wrong tries per e-mail address and calendar day, over all PINs; reset and account creation only. */
  wrongTriesPerDay: 5,
  /** Wrong PINs from one network address. */
  wrongTriesPerHourAndAddress: 20,
  /** How long the call waits for the mail to be sent before it answers with its mail code. */
  mailSeconds: 5,
} as const

/** Life of a session and of its token (rule access/session). */
export const sessionLimits = {
  tokenLifeHours: 8,
  /** Remaining time at which the dialog offers to stay connected. */
  warnAtSecondsLeft: 600,
  /** Remaining time at which the user is logged out. */
  endAtSecondsLeft: 300,
  /** How often the browser checks the token cookie. */
  cookiePollMs: 300,
  /** How long a form that was not sent is stored and offered after the next log-in. */
  draftHours: 24,
  /** Name of the stored item and of the cookie that hold the token. */
  tokenName: 'jwtToken',
} as const

/** Rows of one page of a list. */
export const pageSizes = {
  dashboard: 10,
  public: 18,
} as const

/** Waiting times of the screens, in milliseconds. */
export const screenTimes = {
  toastMs: 5000,
  /** How long after its toast closed a payment error is cleared. */
  clearPaymentErrorMs: 500,
  carouselMs: 5000,
  modalMs: 300,
  backdropMs: 150,
  animationMs: 800,
  scrollToHashMs: 100,
  scrollToEventsMs: 300,
  openEventMs: 500,
} as const

/** How long calls of machines may take, in milliseconds: their answers may be large files. */
export const machineTimeoutMs = 900_000

/** Distances on the screen, in CSS pixels. */
export const screenDistances = {
  swipePx: 40,
  scrollToTopAfterPx: 700,
} as const

/** How often a page is reloaded when one of its modules fails to load: once per path and build. */
export const moduleReloads = 1

/** Files that visitors and staff may upload (rule platform/uploads). */
export const uploadLimits = {
  /** The seven types; any other stored file is served as a generic binary attachment. */
  extensions: ['pdf', 'jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp'],
} as const

/** Limits of a bulk change. Ours. */
export const bulkLimits = {
  /** Records of one change. */
  records: 1000,
  /** Letters of a comment that is written to each of them. */
  comment: 500,
  /** Hours in which its author can undo it. */
  undoHours: 24,
} as const

/** PINs that one network address may request: they are mailed to strangers. */
export const requestsPerAddress: Limit = { name: 'pin-request-ip', max: 30, seconds: 3600 }

/** The upload for the picture of a record. */
export const pictureFiles = { max: 1, bytes: 5 * 1024 * 1024 } as const

/** The largest id of a row. */
export const largestId = 2_147_483_647
