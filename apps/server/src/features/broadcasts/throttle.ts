import type { Numbers } from '@portal/contract/settings/numbers'
import type { Db } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import { settingOf } from '#features/settings/service.ts'
import { freeAt } from './send/queries.ts'

type Bounds = Pick<Env, 'BROADCAST_PER_MINUTE' | 'BROADCAST_PER_HOUR'>

/** How many mails of broadcasts may leave; 0: no limit. */
export interface Throttle {
  perMinute: number
  perHour: number
}

/** Returns the smaller of a bound and a setting, where 0 is no limit. */
const smaller = (bound: number, set: number): number => (bound && set ? Math.min(bound, set) : bound || set)

/** Returns the throttle: the environment has the upper bound, which the mail server bears; the setting may be lower. */
const throttleOf = (bounds: Bounds, set: Numbers<'difusiones'>): Throttle => ({
  perMinute: smaller(bounds.BROADCAST_PER_MINUTE, set.por_minuto),
  perHour: smaller(bounds.BROADCAST_PER_HOUR, set.por_hora),
})

/** Whether the throttle is reached, so that the next mail has to wait. */
export async function isThrottled(db: Db, { perMinute, perHour }: Throttle): Promise<boolean> {
  const free = await freeAt(db, perMinute, perHour)
  return free !== null && free.getTime() > Date.now()
}

/** Returns the throttle as of now. */
export const currentThrottle = async (db: Db, bounds: Bounds): Promise<Throttle> =>
  throttleOf(bounds, await settingOf(db, 'difusiones'))
