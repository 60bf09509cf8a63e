import { requestLimits } from '@portal/contract/marketplace/constants'

/** Returns today in the time zone in which rents are counted, as `2026-11-20`. */
export const todayInHouse = (now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: requestLimits.timeZone, dateStyle: 'short' }).format(now)
