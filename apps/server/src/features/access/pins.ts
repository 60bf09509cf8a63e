import { pinLimits } from '@portal/contract/core/limits'
import type { Anyone } from '#core/actor.ts'
import type { Language } from '#core/mail-layout.ts'
import type { Asking } from '#core/pins/pins.ts'
import { dailyLimitMail } from './mails.ts'
import type { AccessParts } from './parts.ts'
import * as queries from './queries.ts'

interface Asked {
  by: Anyone
  purpose: 'reset' | 'account'
  email: string
  language: Language
}

/** A PIN of an account: five wrong tries end the day, and the owner of the address hears of it once a day for each purpose. */
export const askingFor = (
  { mails, env }: Pick<AccessParts, 'mails' | 'env'>,
  { language, ...asked }: Asked,
): Asking => ({
  ...asked,
  wrongTriesPerDay: pinLimits.wrongTriesPerDay,
  async warn(db) {
    const mail = dailyLimitMail(env.PUBLIC_URL, { to: asked.email, language, purpose: asked.purpose })
    if (!(await queries.isMailedToday(db, asked.email.toLowerCase(), mail.reason))) await mails.queue(db, mail)
  },
})
