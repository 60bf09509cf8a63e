import type { Anyone } from '#core/base/actor.ts'
import type { Asking } from '#core/identity/pins/pins.ts'

/** The PINs of one auction and e-mail: five requests a day, five tries each (rule pins/tries). */
export const askingFor = (by: Anyone, auctionId: number, email: string): Asking => ({
  by,
  purpose: `auction:${auctionId}`,
  email,
  wrongTriesPerDay: null,
})
