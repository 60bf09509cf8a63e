import type { Language } from '@portal/contract/core/language'
import { pinLimits } from '@portal/contract/core/limits'
import { UserStatus } from '@portal/contract/users/constants'
import type { Anyone } from '#core/base/actor.ts'
import type { Asking } from '#core/identity/pins/pins.ts'
import type { SignInDeps } from '../deps.ts'
import { dailyLimitMail, limitReason } from '../mails.ts'
import * as queries from '../queries.ts'
import { linkForLimitMail } from '../unlock/unlock.ts'

interface Asked {
  by: Anyone
  purpose: 'reset' | 'account'
  email: string
  language: Language
}

/**
 * Settings for a PIN of an account: five wrong tries block the day, and the owner of the address gets one mail a day
 * per purpose, with an unlock link when they have an account.
 */
export const askingFor = (
  { mails, env, dayZone }: Pick<SignInDeps, 'mails' | 'env' | 'dayZone'>,
  { language, ...asked }: Asked,
): Asking => ({
  ...asked,
  wrongTriesPerDay: pinLimits.wrongTriesPerDay,
  async warn(db) {
    const { email: to, purpose } = asked
    const reason = limitReason(purpose)
    const user = purpose === 'reset' ? await queries.getAccount(db, to) : undefined
    const token = user?.estado_id === UserStatus.active ? await linkForLimitMail(db, user, reason, dayZone) : undefined
    const mailsToday = () => queries.countMailsToday(db, to.toLowerCase(), reason, dayZone)
    const isDue = token ?? (token === undefined && !(await mailsToday()))
    if (isDue) await mails.queue(db, dailyLimitMail(env.PUBLIC_URL, { to, language, purpose, token: token ?? null }))
  },
})
